import { EPSILON } from './breaks.ts';
import { type Orientation, type Paper, printableArea, type Sheet, sheetOf } from './paper.ts';

/** Cells of one size that fill a sheet row by row. */
export interface Grid {
  readonly sheet: Sheet;
  readonly orientation: Orientation;
  readonly columns: number;
  readonly rows: number;
  readonly cell: { readonly width: number; readonly height: number };
}

/** Number of parts that fit into a length. */
export const countFitting = (length: number, part: number): number =>
  Math.max(0, Math.floor(length / part + EPSILON));

/**
 * Fits cells on a sheet in the given orientation, or in the one that holds more, preferably upright. There is at least one cell, even
 * if it is too large (50.8.2, 50.9.3).
 */
export const fitGrid = (paper: Paper, cell: Grid['cell'], reserve = 0, fixed?: Orientation): Grid => {
  const { width, height } = printableArea(sheetOf(paper, 'upright'));
  // The strip reserved for pins takes part of the upright sheet's height.
  const upright = {
    columns: countFitting(width, cell.width),
    rows: countFitting(height - reserve, cell.height),
  };
  const landscape = {
    columns: countFitting(height - reserve, cell.width),
    rows: countFitting(width, cell.height),
  };
  const better =
    landscape.columns * landscape.rows > upright.columns * upright.rows ? 'landscape' : 'upright';
  const orientation = fixed ?? better;
  const { columns, rows } = orientation === 'landscape' ? landscape : upright;
  return {
    columns: Math.max(1, columns),
    rows: Math.max(1, rows),
    orientation,
    cell,
    sheet: sheetOf(paper, orientation),
  };
};

/** Whether all cells are inside the margins. A single cell may be too large. */
export const gridFits = ({ sheet, columns, rows, cell }: Grid): boolean => {
  const { width, height } = printableArea(sheet);
  return columns * cell.width <= width + EPSILON && rows * cell.height <= height + EPSILON;
};

/** Top left corner of a cell on the sheet, by its index. */
export const gridCellCorner = (
  { sheet, columns, cell }: Grid,
  index: number,
): { readonly x: number; readonly y: number } => ({
  x: sheet.margins.left + cell.width * (index % columns),
  y: sheet.margins.top + cell.height * Math.floor(index / columns),
});

/** Divides items into pages. */
export const pageFulls = <T>(items: readonly T[], perPage: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(items.length / perPage) }, (_, page) =>
    items.slice(page * perPage, (page + 1) * perPage),
  );
