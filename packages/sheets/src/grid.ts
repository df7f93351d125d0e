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

/** How often a part fits into a length. */
export const countFitting = (length: number, part: number): number =>
  Math.max(0, Math.floor(length / part + EPSILON));

/**
 * The orientation that holds more cells, upright on a tie, or the one that is wanted; at least one cell, however large it is
 * (50.8.2, 50.9.3).
 */
export const fitGrid = (paper: Paper, cell: Grid['cell'], reserve = 0, wanted?: Orientation): Grid => {
  const { width, height } = printableArea(sheetOf(paper, 'upright'));
  // The strip reserved for pins lies across the upright sheet's height.
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
  const orientation = wanted ?? better;
  const { columns, rows } = orientation === 'landscape' ? landscape : upright;
  return {
    columns: Math.max(1, columns),
    rows: Math.max(1, rows),
    orientation,
    cell,
    sheet: sheetOf(paper, orientation),
  };
};

/** Whether all cells lie inside the margins: a single one may be too large for the paper. */
export const gridFits = ({ sheet, columns, rows, cell }: Grid): boolean => {
  const { width, height } = printableArea(sheet);
  return columns * cell.width <= width + EPSILON && rows * cell.height <= height + EPSILON;
};

/** Top left corner of a cell, counted from 0 on its page, measured from the sheet's own corner. */
export const gridCellCorner = (
  { sheet, columns, cell }: Grid,
  index: number,
): { readonly x: number; readonly y: number } => ({
  x: sheet.margins.left + cell.width * (index % columns),
  y: sheet.margins.top + cell.height * Math.floor(index / columns),
});

/** Things in groups of a page each; no page for no things. */
export const pageFulls = <T>(things: readonly T[], perPage: number): readonly (readonly T[])[] =>
  Array.from({ length: Math.ceil(things.length / perPage) }, (_, page) =>
    things.slice(page * perPage, (page + 1) * perPage),
  );
