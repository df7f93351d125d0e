import { at } from '../diagnostic.ts';
import { HALVES, type Half, OTHER_HALF } from '../hex/geometry.ts';
import type { Info } from '../info.ts';
import type { Reading } from '../reading.ts';
import { type Coordinate, coordinateName } from './coordinate.ts';
import type { PlacedHex } from './placing.ts';
import type { ExplicitTrim } from './variation.ts';

/** Trimmed edges of a map, with the number or letter of the row or column that each cuts in half. */
export type Trim = Readonly<Partial<Record<Half, number>>>;

/** The coordinate that counts rows or columns parallel to an edge (30.5). */
export const countedTowards = (edge: Half, orientation: Info['orientation']): keyof Coordinate =>
  (edge === 'top' || edge === 'bottom') === (orientation === 'vertical') ? 'letter' : 'number';

/** Returns the edges that are trimmed, and all hexes with their remaining halves (30.7.5). */
export const trimHexes = (
  hexes: readonly PlacedHex[],
  explicit: ExplicitTrim,
  pointer: string,
  reading: Reading,
): { readonly hexes: readonly PlacedHex[]; readonly trim?: Trim } => {
  const { orientation } = reading.info;
  const trim: Partial<Record<Half, number>> = {};
  for (const edge of HALVES) {
    if (!explicit[edge] || hexes.length === 0) continue;
    const counted = countedTowards(edge, orientation);
    const line = outermost(hexes, counted, edge === 'top' || edge === 'left');
    if (trim[OTHER_HALF[edge]] === line)
      reading.report({
        severity: 'warning',
        code: 'map/trim',
        message: `The map is a single ${(counted === 'letter') === (orientation === 'vertical') ? 'row' : 'column'}, which the trimmed edges would remove completely, so only its ${OTHER_HALF[edge]} is trimmed.`,
        pointer: at(pointer, 'trim', edge),
      });
    else trim[edge] = line;
  }
  const edges = HALVES.filter((edge) => trim[edge] !== undefined);
  if (edges.length === 0) return { hexes };
  const cut = hexes.map((placed) => {
    const halves = edges
      .filter((edge) => placed.coordinate[countedTowards(edge, orientation)] === trim[edge])
      .map((edge) => OTHER_HALF[edge]);
    return halves.length === 0 ? placed : { ...placed, halves };
  });
  reportLost(cut, reading);
  return { hexes: cut, trim };
};

const outermost = (hexes: readonly PlacedHex[], counted: keyof Coordinate, first: boolean): number =>
  hexes.reduce(
    (line, { coordinate }) => (first ? Math.min : Math.max)(line, coordinate[counted]),
    first ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY,
  );

/** Reports hexes whose own half is cut off. */
const reportLost = (hexes: readonly PlacedHex[], { report }: Reading): void => {
  for (const { hex, halves = [], coordinate, pointer } of hexes)
    if (hex.half && halves.includes(OTHER_HALF[hex.half]))
      report({
        severity: 'warning',
        code: 'map/trim',
        message: `The edge of the map cuts off the ${hex.half} half of ${coordinateName(coordinate)}, so nothing is drawn there.`,
        pointer: at(pointer, 'half'),
      });
};
