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

/** Hairlines, in colours that cutting programs take for different tools: red is cut, blue is only looked at. */
const CUT: Stroke = { color: '#ff0000', width: 0.35 };
const REGISTRATION: Stroke = { color: '#0000ff', width: 0.35 };
/** On printed sheets, where a camera or an eye has to find them. */
const PRINTED: Stroke = { color: '#000000', width: 1 };

/** The marks of the four corners stand this far inside the sheet, where margins are; printers and cutters reach there. */
const INSET = 12.5;
const ARM = 25;

/** What is cut of a sheet. */
export interface CutSheet {
  /** Of the printed sheet among those of its file, from 1. */
  readonly number: number;
  readonly page: Page;
}

/**
 * Sheets with nothing but the outlines along which their pieces are cut, in true size, and the corners of the sheet to
 * lay the printed one against. Sheets on which nothing is cut are left out.
 */
export const cutSheets = (pages: readonly Page[]): readonly CutSheet[] =>
  pages.flatMap((page, index) => {
    const outlines = cutOnce([...outlinesIn(page.children, IDENTITY)]);
    return outlines.length === 0 ? [] : [{ number: index + 1, page: cutPage(page, outlines) }];
  });

/** A printed sheet with the corners of its cut sheet, by which a cutter finds its place; as it is where nothing is cut. */
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

/** Every cut outline of a drawing where it lies on the sheet, those inside symbols included. */
function* outlinesIn(nodes: readonly Node[], place: Matrix): Generator<PathData> {
  for (const node of nodes) {
    if (node.kind !== 'group' && node.kind !== 'use') continue;
    const inner = node.transform ? compose(place, node.transform) : place;
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

/** Edges that lie closer than this are the same edge: a hundredth of a unit, far below any cutter's step. */
const GRAIN = 100;

/** The outlines without the straight edges that an earlier one has: a knife that cuts twice tears the paper. */
const cutOnce = (outlines: readonly PathData[]): readonly PathData[] => {
  const cut = new Set<string>();
  return outlines.map((outline) => withoutCut(plainPath(outline), cut)).filter(({ length }) => length > 0);
};

type Spot = readonly [x: number, y: number];

const withoutCut = (outline: readonly PlainSegment[], cut: Set<string>): PathData => {
  const left: PlainSegment[] = [];
  let [start, from]: [Spot, Spot] = [
    [0, 0],
    [0, 0],
  ];
  // Where the knife stands; it has to be lifted after an edge that is left out.
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
      if (knife === undefined) left.push(['M', ...from]);
      left.push(straight ? ['L', ...to] : segment);
      knife = to;
    } else knife = undefined;
    from = to;
  }
  return left;
};

/** Whether an edge has not been cut yet, in either direction; an edge without length never needs to be. */
const isNew = (from: Spot, to: Spot, cut: Set<string>): boolean => {
  const [one, other] = [spotKey(from), spotKey(to)].sort() as [string, string];
  const key = `${one} ${other}`;
  if (one === other || cut.has(key)) return false;
  cut.add(key);
  return true;
};

const spotKey = ([x, y]: Spot): string => `${Math.round(x * GRAIN)},${Math.round(y * GRAIN)}`;
