import {
  compose,
  group,
  IDENTITY,
  type Matrix,
  type Node,
  outlineOf,
  type Page,
  type PathData,
  type PlainSegment,
  path,
  plainPath,
  type Stroke,
  transformPath,
} from '@platelayer/scene';

/** Hairlines in colours that cutting programs assign to tools: red lines are cut, blue lines are only for the camera. */
const CUT: Stroke = { color: '#ff0000', width: 0.35 };
const REGISTRATION: Stroke = { color: '#0000ff', width: 0.35 };
/** On printed sheets, where a camera or a person has to find the marks. */
const PRINTED: Stroke = { color: '#000000', width: 1 };

/** Distance of the corner marks from the edge of the sheet: in the margins, but within reach of printers and cutters. */
const INSET = 12.5;
const ARM = 25;

export interface CutSheet {
  /** Number of the printed sheet in its file, from 1. */
  readonly number: number;
  readonly page: Page;
}

/**
 * Returns sheets with only the outlines of their pieces, in true size, and corner marks to align the printed sheet with. Leaves
 * out sheets without pieces to cut.
 */
export const cutSheets = (pages: readonly Page[]): readonly CutSheet[] =>
  pages.flatMap((page, index) => {
    const outlines = cutOnce([...outlinesIn(page.children, IDENTITY)]);
    return outlines.length === 0 ? [] : [{ number: index + 1, page: cutPage(page, outlines) }];
  });

/** Adds the corner marks of the cut sheet to a printed sheet, unless it has no pieces to cut. */
export const withRegistration = (page: Page): Page =>
  outlinesIn(page.children, IDENTITY).next().done
    ? page
    : { ...page, children: [...page.children, registration(page, PRINTED)] };

const cutPage = (page: Page, outlines: readonly PathData[]): Page => ({
  ...page,
  children: [
    registration(page, REGISTRATION),
    group(
      outlines.map((data) => path(data, { stroke: CUT })),
      { title: 'Cut' },
    ),
  ],
});

const registration = ({ width, height }: Page, stroke: Stroke): Node =>
  group([path(corners(width, height), { stroke })], { title: 'Registration' });

/** Yields every cut outline of a drawing in sheet coordinates, including those inside symbols. */
function* outlinesIn(nodes: readonly Node[], matrix: Matrix): Generator<PathData> {
  for (const node of nodes) {
    if (node.kind !== 'group' && node.kind !== 'use') continue;
    const inner = node.transform ? compose(matrix, node.transform) : matrix;
    if (node.kind === 'group' && node.cut) yield transformPath(outlineOf(node.cut), inner);
    yield* outlinesIn(node.kind === 'use' ? node.symbol.children : node.children, inner);
  }
}

const corners = (width: number, height: number): PathData => {
  const [left, top, right, bottom] = [INSET, INSET, width - INSET, height - INSET];
  return [
    ...corner(left, top, ARM, ARM),
    ...corner(right, top, -ARM, ARM),
    ...corner(right, bottom, -ARM, -ARM),
    ...corner(left, bottom, ARM, -ARM),
  ];
};

const corner = (x: number, y: number, across: number, down: number): PathData => [
  ['M', x + across, y],
  ['L', x, y],
  ['L', x, y + down],
];

/** Edges are equal if they agree to a hundredth of a unit, which is finer than any cutter. */
const STEPS_PER_UNIT = 100;

/** Removes straight edges that an earlier outline has, because cutting twice tears the paper. */
const cutOnce = (outlines: readonly PathData[]): readonly PathData[] => {
  const cut = new Set<string>();
  return outlines.map((outline) => removeCut(plainPath(outline), cut)).filter(({ length }) => length > 0);
};

type Spot = readonly [x: number, y: number];

const removeCut = (outline: readonly PlainSegment[], cut: Set<string>): PathData => {
  const remaining: PlainSegment[] = [];
  let [start, from]: [Spot, Spot] = [
    [0, 0],
    [0, 0],
  ];
  // Position of the knife; undefined after an edge that is left out, when the knife is lifted.
  let knife: Spot | undefined;
  for (const segment of outline) {
    if (segment[0] === 'M') {
      start = from = [segment[1], segment[2]];
      knife = undefined;
      continue;
    }
    const to: Spot = segment[0] === 'Z' ? start : [segment.at(-2) as number, segment.at(-1) as number];
    const straight = segment[0] !== 'C';
    if (!straight || isNew(from, to, cut)) {
      if (knife === undefined) remaining.push(['M', ...from]);
      remaining.push(straight ? ['L', ...to] : segment);
      knife = to;
    } else knife = undefined;
    from = to;
  }
  return remaining;
};

/** Whether an edge has a length and has not been cut yet in either direction. */
const isNew = (from: Spot, to: Spot, cut: Set<string>): boolean => {
  const [first, second] = [spotKey(from), spotKey(to)].sort() as [string, string];
  const key = `${first} ${second}`;
  if (first === second || cut.has(key)) return false;
  cut.add(key);
  return true;
};

const spotKey = ([x, y]: Spot): string =>
  `${Math.round(x * STEPS_PER_UNIT)},${Math.round(y * STEPS_PER_UNIT)}`;
