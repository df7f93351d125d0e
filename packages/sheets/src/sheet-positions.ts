import { type Box, bounds, box, intersection, type Node } from '@platelayer/scene';
import { paintsIn } from './paints-in.ts';
import type { CutOptions, Split } from './split.ts';

/** A sheet among those it is glued to: its row and column, counted from 0, and what part of the drawing it shows. */
export interface SheetPosition {
  readonly row: number;
  readonly column: number;
  /** Its trim box in the drawing's own coordinates. */
  readonly part: Box;
}

/** A letter for the row and a number for the column: `B2`. */
export const positionName = ({ row, column }: Pick<SheetPosition, 'row' | 'column'>): string =>
  `${rowLetters(row)}${column + 1}`;

const rowLetters = (row: number): string =>
  (row >= 26 ? rowLetters(Math.floor(row / 26) - 1) : '') + String.fromCharCode(65 + (row % 26));

/** All positions row by row, without those that would show nothing. */
export const sheetPositions = (
  { columns, rows }: Split,
  { margin }: CutOptions,
  drawing: readonly Node[],
): readonly SheetPosition[] => {
  const [lefts, tops] = [startsOf(columns, -margin), startsOf(rows, -margin)];
  const painted = drawing.map((node) => ({ node, box: bounds(node) }));
  return rows
    .flatMap((height, row) =>
      columns.map((width, column) => ({
        row,
        column,
        part: box(lefts[column]!, tops[row]!, width, height),
      })),
    )
    .filter(({ part }) =>
      painted.some(({ node, box }) => box && intersection(box, part) && paintsIn([node], part)),
    );
};

/** Where each of several lengths begins when they follow each other. */
const startsOf = (lengths: readonly number[], first: number): readonly number[] => {
  let next = first;
  return lengths.map((length) => {
    const start = next;
    next += length;
    return start;
  });
};
