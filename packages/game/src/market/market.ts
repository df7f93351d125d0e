import { at } from '../diagnostic.ts';
import { asList, type Json } from '../json.ts';
import type { Reading } from '../reading.ts';
import { either, list, ref } from '../schema/field.ts';
import {
  type Cell,
  type CellContext,
  type CellPlace,
  cellField,
  cellSchema,
  isBottom,
  resolveCell,
} from './cell.ts';
import { plainCells } from './cell-face.ts';

export const MARKET_TYPES = ['2D', '1D', '1Diag'] as const;
export type MarketType = (typeof MARKET_TYPES)[number];

export const marketField = list(
  either([...plainCells, ref(cellSchema), list(cellField, 'A row of a 2D market.')], 'A row or a cell.'),
  'Cells: a list of rows for `2D`, otherwise a list of cells.',
);

/** All cells of a market, and its size. */
export interface Market {
  /** In drawing order: covered cells come first. */
  readonly cells: readonly Cell[];
  /** In cells, including gaps and large cells (40.14.4, 40.14.5). */
  readonly columns: number;
  readonly rows: number;
}

interface WrittenCell {
  readonly json: Json;
  readonly pointer: string;
  readonly place: CellPlace;
}

interface Layout {
  place(index: number): CellPlace;
  extent(count: number): { readonly columns: number; readonly rows: number };
}

/** Markets that are a single list of cells (40.3.2). */
const layouts: Record<Exclude<MarketType, '2D'>, Layout> = {
  '1D': {
    place: (index) => ({ column: index, row: 0 }),
    extent: (count) => ({ columns: count, rows: 1 }),
  },
  // Two rows like bricks, the lower one half a cell further right.
  '1Diag': {
    place: (index) => ({ column: index / 2, row: index % 2 }),
    extent: (count) => ({ columns: (count + 1) / 2, rows: 2 }),
  },
};

/** Returns undefined if all lists are empty (10.3). */
export const resolveMarket = (
  json: Json,
  type: MarketType,
  context: CellContext,
  pointer: string,
  reading: Reading,
): Market | undefined => {
  const { written, extent } =
    type === '2D' ? readGrid(json, pointer, reading) : readRow(json, type, pointer, reading);
  if (written.length === 0) return undefined;
  const under: Cell[] = [];
  const over: Cell[] = [];
  let { columns, rows } = extent;
  for (const { json, pointer, place } of written) {
    const cell = resolveCell(json, place, context, pointer);
    if (cell === undefined) continue;
    (isBottom(json) ? under : over).push(cell);
    columns = Math.max(columns, cell.column + cell.width);
    rows = Math.max(rows, cell.row + cell.height);
  }
  return { cells: [...under, ...over], columns, rows };
};

/** Rows of cells, of any length; an empty row leaves a gap. */
const readGrid = (json: Json, pointer: string, reading: Reading) => {
  const rows = asList(json);
  const written: WrittenCell[] = [];
  let columns = 0;
  let loose: number | undefined;
  rows.forEach((cells, row) => {
    if (!Array.isArray(cells) && cells !== null) loose ??= row;
    const start = at(pointer, row);
    asList(cells).forEach((cell, column) => {
      const where = Array.isArray(cells) ? at(start, column) : start;
      written.push({ json: cell, pointer: where, place: { column, row } });
    });
    columns = Math.max(columns, asList(cells).length);
  });
  if (loose !== undefined) {
    reading.report({
      severity: 'warning',
      code: 'market/row',
      message: 'A 2D market is a list of rows, but this is a single cell, so it is treated as a row of one.',
      pointer: at(pointer, loose),
      hint: 'Put the cells of each row in brackets, or set "type" to "1D".',
    });
  }
  return { written, extent: { columns, rows: rows.length } };
};

/** A single list of cells, which may be enclosed in extra brackets. */
const readRow = (json: Json, type: Exclude<MarketType, '2D'>, pointer: string, reading: Reading) => {
  const entries = asList(json);
  const nested = entries.findIndex((entry) => Array.isArray(entry));
  if (nested >= 0) {
    reading.report({
      severity: 'warning',
      code: 'market/row',
      message: `A ${type} market is one list of cells, but this is a nested list.`,
      pointer: at(pointer, nested),
      hint: 'Remove the inner brackets, or set "type" to "2D".',
    });
  }
  const wrapped = entries.length === 1 && nested === 0;
  const cells = wrapped ? asList(entries[0]) : entries;
  const { place, extent } = layouts[type];
  return {
    written: cells.map((cell, index) => ({
      json: cell,
      pointer: wrapped ? at(pointer, 0, index) : at(pointer, index),
      place: place(index),
    })),
    extent: extent(cells.length),
  };
};
