import { type Coordinate, type GameMap, type Info, numberToLetters } from '@platelayer/game';
import { box, boxAround, corners, type Node, text } from '@platelayer/scene';
import { paintsIn } from '@platelayer/sheets';
import type { Look } from '../look.ts';
import { paperInk } from '../text-color.ts';
import { hexCentre, type MapGrid } from './grid.ts';

/** Labels do not scale with the hexes (30.9.1). */
const LABEL = { family: 'display', weight: 'bold', size: 16, anchor: 'middle', baseline: 'central' } as const;

/** Distance of outside labels from the edge of the sheet, and from the hexes. */
const INSET = 25;

const SIDES = ['top', 'bottom', 'left', 'right'] as const;

export interface CoordinateLabel {
  readonly text: string;
  /** Side of the map. */
  readonly side: (typeof SIDES)[number];
  readonly x: number;
  readonly y: number;
}

/** Draws the names of rows and columns at both ends (30.9), clear of `blocks`: title, tables, market. */
export const drawCoordinateLabels = (
  map: Pick<GameMap, 'hexes' | 'extent'>,
  info: Pick<Info, 'mapCoordinates'>,
  grid: MapGrid,
  look: Look,
  blocks: readonly Node[],
): readonly Node[] => {
  const fill = paperInk(look);
  return coordinateLabels(map, info, grid, look.config.coords, blocks).map((label) =>
    text(look.fonts, label.text, label.x, label.y, { ...LABEL, fill }),
  );
};

/** Returns all labels in drawing order: columns first, each row or column at its start and then at its end. */
export const coordinateLabels = (
  { hexes, extent }: Pick<GameMap, 'hexes' | 'extent'>,
  { mapCoordinates }: Pick<Info, 'mapCoordinates'>,
  grid: MapGrid,
  coords: Look['config']['coords'],
  blocks: readonly Node[] = [],
): readonly CoordinateLabel[] => {
  if (coords !== 'outside' && coords !== 'edge') return [];
  const coordinates = hexes.map(({ coordinate }) => coordinate);
  const labels = (ends: LineEnds) => labelsAt(ends, extent, mapCoordinates, grid);
  const beside = (ends: LineEnds) => besideCuts(ends, grid, coords);
  if (coords === 'edge') return labels(beside(edgeEnds(coordinates, grid)));
  const near = labels(beside(nearEnds(coordinates, grid)));
  const isCrowded = (side: CoordinateLabel['side']): boolean => {
    const squares = near
      .filter((label) => label.side === side)
      .map(({ x, y }) => box(x - SPACE, y - SPACE, 2 * SPACE, 2 * SPACE));
    // Usually nothing is along a whole side, so one check replaces many.
    const along = boxAround(squares.flatMap(corners));
    return (
      along !== undefined && paintsIn(blocks, along) && squares.some((square) => paintsIn(blocks, square))
    );
  };
  const crowded = SIDES.filter(isCrowded);
  return labels(outsideEnds(grid)).map((label, i) => (crowded.includes(label.side) ? label : near[i]!));
};

/** Half the side of the square around a label next to the hexes. */
const SPACE = 20;

/** Distance of labels from a trimmed edge. */
const BESIDE_CUT = { outside: INSET, edge: 15 };

/** Moves labels that are further from a trimmed edge than they would be from hexes. */
const besideCuts = (
  { ofNumber, ofLetter }: LineEnds,
  { orientation, cuts }: MapGrid,
  coords: keyof typeof BESIDE_CUT,
): LineEnds => {
  const gap = BESIDE_CUT[coords];
  const within =
    (endsOf: EndsOf, from = Number.NEGATIVE_INFINITY, to = Number.POSITIVE_INFINITY): EndsOf =>
    (index) => {
      const ends = endsOf(index);
      return ends && { start: Math.max(ends.start, from - gap), end: Math.min(ends.end, to + gap) };
    };
  const { top, bottom, left, right } = cuts;
  return orientation === 'vertical'
    ? { ofNumber: within(ofNumber, top, bottom), ofLetter: within(ofLetter, left, right) }
    : { ofNumber: within(ofNumber, left, right), ofLetter: within(ofLetter, top, bottom) };
};

interface LineEnds {
  readonly ofNumber: EndsOf;
  readonly ofLetter: EndsOf;
}

const labelsAt = (
  ends: LineEnds,
  extent: GameMap['extent'],
  mapCoordinates: Info['mapCoordinates'],
  grid: MapGrid,
): readonly CoordinateLabel[] => {
  const reversed = mapCoordinates === 'reversed';
  const numbers = { count: extent.numbers, name: reversed ? numberToLetters : String, ends: ends.ofNumber };
  const letters = { count: extent.letters, name: reversed ? String : numberToLetters, ends: ends.ofLetter };

  const vertical = grid.orientation === 'vertical';
  const columns = labelsOf(vertical ? numbers : letters, ['top', 'bottom'], (i, end) => ({
    x: hexCentre(grid, { number: i, letter: i }).x,
    y: end,
  }));
  const rows = labelsOf(vertical ? letters : numbers, ['left', 'right'], (i, end) => ({
    x: end,
    y: hexCentre(grid, { number: i, letter: i }).y,
  }));
  return [...columns, ...rows];
};

type EndsOf = (index: number) => Ends | undefined;

const labelsOf = (
  line: { readonly count: number; readonly name: (index: number) => string; readonly ends: EndsOf },
  [start, end]: readonly [CoordinateLabel['side'], CoordinateLabel['side']],
  place: (index: number, end: number) => { readonly x: number; readonly y: number },
): readonly CoordinateLabel[] =>
  Array.from({ length: line.count }, (_, i) => i + 1).flatMap((index) => {
    const ends = line.ends(index);
    const name = line.name(index);
    return ends === undefined
      ? []
      : [
          { text: name, side: start, ...place(index, ends.start) },
          { text: name, side: end, ...place(index, ends.end) },
        ];
  });

/** Ends at the edges of the sheet, which starts before the map if there are hexes before number 1 or letter A. */
const outsideEnds = ({ orientation, width, height, shift }: MapGrid) => {
  const down: Ends = { start: INSET - shift.y, end: height - shift.y - INSET };
  const across: Ends = { start: INSET - shift.x, end: width - shift.x - INSET };
  const [ofNumber, ofLetter] = orientation === 'vertical' ? [down, across] : [across, down];
  return { ofNumber: () => ofNumber, ofLetter: () => ofLetter };
};

/** Ends next to the box around all hexes, where that is nearer, because sheets may have extra space on any side. */
const nearEnds = (coordinates: readonly Coordinate[], grid: MapGrid): LineEnds => {
  const outside = outsideEnds(grid);
  const { orientation, hexWidth, edge } = grid;
  const around = boxAround(coordinates.map((coordinate) => hexCentre(grid, coordinate)));
  if (around === undefined) return outside;
  const reach = { x: hexWidth / 2, y: edge };
  const [x, y] = orientation === 'vertical' ? [reach.x, reach.y] : [reach.y, reach.x];
  const down = { start: around.y - y - INSET, end: around.y + around.height + y + INSET };
  const across = { start: around.x - x - INSET, end: around.x + around.width + x + INSET };
  const nearer = (near: Ends, far: Ends): Ends => ({
    start: Math.max(near.start, far.start),
    end: Math.min(near.end, far.end),
  });
  const [ofNumber, ofLetter] = orientation === 'vertical' ? [down, across] : [across, down];
  return {
    ofNumber: () => nearer(ofNumber, outside.ofNumber()),
    ofLetter: () => nearer(ofLetter, outside.ofLetter()),
  };
};

const edgeEnds = (coordinates: readonly Coordinate[], grid: MapGrid) => ({
  ofNumber: numberRowEnds(coordinates, grid),
  ofLetter: letterRowEnds(coordinates, grid),
});

/** Positions of the two labels along a line of hexes. */
interface Ends {
  readonly start: number;
  readonly end: number;
}

/** Distance from the flat side of the outermost hex to the label (30.9.3). */
const BESIDE_FLAT = 15;

/** Distance from the corner of the outermost hex to the label, for even and odd lines, before and after the map. */
const BEYOND_POINT = { start: [15, 17], end: [13.6025, 15.6025] } as const;

/**
 * Label positions for lines with the same number: they end in corners, or in the notch between two longer neighbours.
 */
const numberRowEnds = (
  coordinates: readonly Coordinate[],
  { edge, offset }: MapGrid,
): ((number: number) => Ends | undefined) => {
  const spans = spansBy(coordinates, 'number', 'letter');
  return (number) => {
    const own = spans.get(number) ?? EMPTY_SPAN;
    const beside = join(spans.get(number - 1) ?? EMPTY_SPAN, spans.get(number + 1) ?? EMPTY_SPAN);
    // A line without hexes has no ends (30.24.20).
    if (own === EMPTY_SPAN && beside === EMPTY_SPAN) return undefined;
    const odd = Math.abs(number % 2);
    const firstPoint =
      own.first <= beside.first ? 1.5 * edge * (own.first - 1) : 1.5 * edge * beside.first - edge;
    // Measured from the corner of the last hex, so that it works for hexes of any size (30.24.19).
    const lastPoint = own.last >= beside.last ? 1.5 * edge * own.last + 0.5 * edge : 1.5 * edge * beside.last;
    return {
      start: offset + firstPoint - BEYOND_POINT.start[odd]!,
      end: offset + lastPoint + BEYOND_POINT.end[odd]!,
    };
  };
};

/** Label positions for lines with the same letter: they end in flat sides. */
const letterRowEnds = (
  coordinates: readonly Coordinate[],
  { hexWidth, offset }: MapGrid,
): ((letter: number) => Ends | undefined) => {
  const spans = spansBy(coordinates, 'letter', 'number');
  return (letter) => {
    const span = spans.get(letter);
    return (
      span && {
        start: offset + ((span.first - 1) * hexWidth) / 2 - BESIDE_FLAT,
        end: offset + ((span.last + 1) * hexWidth) / 2 + BESIDE_FLAT,
      }
    );
  };
};

interface Span {
  readonly first: number;
  readonly last: number;
}

const EMPTY_SPAN: Span = { first: Number.POSITIVE_INFINITY, last: Number.NEGATIVE_INFINITY };

const join = (a: Span, b: Span): Span =>
  a === EMPTY_SPAN ? b : { first: Math.min(a.first, b.first), last: Math.max(a.last, b.last) };

const spansBy = (
  coordinates: readonly Coordinate[],
  line: keyof Coordinate,
  along: keyof Coordinate,
): ReadonlyMap<number, Span> => {
  const spans = new Map<number, Span>();
  for (const coordinate of coordinates) {
    const at = coordinate[along];
    spans.set(coordinate[line], join(spans.get(coordinate[line]) ?? EMPTY_SPAN, { first: at, last: at }));
  }
  return spans;
};
