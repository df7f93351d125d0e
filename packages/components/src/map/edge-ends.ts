import type { Coordinate } from '@platelayer/game';
import type { MapGrid } from './grid.ts';

/** Where the two labels of a line of hexes stand along it. */
export interface Ends {
  readonly start: number;
  readonly end: number;
}

/** From the flat of the outermost hex to the label beside it (30.9.3). */
const BESIDE_FLAT = 15;

/** From the point of the outermost hex to the label, for even and odd lines, before and after the map. */
const BEYOND_POINT = { start: [15, 17], end: [13.6025, 15.6025] } as const;

/** Labels of lines of one number: they end in points, or in the notch between two longer neighbours. */
export const numberRowEnds = (
  coordinates: readonly Coordinate[],
  { edge, offset }: MapGrid,
): ((number: number) => Ends | undefined) => {
  const spans = spansBy(coordinates, 'number', 'letter');
  return (number) => {
    const own = spans.get(number) ?? EMPTY_SPAN;
    const beside = join(spans.get(number - 1) ?? EMPTY_SPAN, spans.get(number + 1) ?? EMPTY_SPAN);
    // A line without hexes has no end (30.24.20).
    if (own === EMPTY_SPAN && beside === EMPTY_SPAN) return undefined;
    const odd = Math.abs(number % 2);
    const firstPoint =
      own.first <= beside.first ? 1.5 * edge * (own.first - 1) : 1.5 * edge * beside.first - edge;
    // From the point of the last hex, so that it holds for hexes of any size (30.24.19).
    const lastPoint = own.last >= beside.last ? 1.5 * edge * own.last + 0.5 * edge : 1.5 * edge * beside.last;
    return {
      start: offset + firstPoint - BEYOND_POINT.start[odd]!,
      end: offset + lastPoint + BEYOND_POINT.end[odd]!,
    };
  };
};

/** Labels of lines of one letter: they end in flats. */
export const letterRowEnds = (
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
