import { at } from '../diagnostic.ts';
import { asList, get, isObject, type Json } from '../json.ts';
import { asSize, CELL_OFFSETS, resolveOffset } from '../measures.ts';
import type { Reading } from '../reading.ts';
import { type CellFace, type Grounds, resolveCellFace } from './cell-face.ts';

/** The par chart (40.7). */
export interface ParChart {
  readonly cells: readonly ParCell[];
  readonly columns: number;
  readonly rows: number;
  /** Of a cell, in base cells; without a width that of the configuration holds. */
  readonly width?: number;
  readonly height: number;
  /** Whether there is a heading and the band it stands in (40.14, 15). */
  readonly title: boolean;
  /** Where it stands on the market, in cells; absent: only on its own sheet. */
  readonly place?: { readonly x: number; readonly y: number };
}

export interface ParCell extends CellFace {
  readonly column: number;
  readonly row: number;
  readonly pointer: string;
}

/** How many base cells a cell can be wide or high. */
export const LARGEST_FACTOR = 100;

/** `undefined` when the file has no par values. */
export const resolvePar = (
  json: Json | undefined,
  display: Json | undefined,
  grounds: Grounds,
  stock: string,
  reading: Reading,
): ParChart | undefined => {
  const pointer = at(stock, 'par', 'values');
  const place = at(stock, 'display', 'par');
  const values = get(json, 'values');
  if (!values) {
    if (display) {
      reading.report({
        severity: 'warning',
        code: 'market/par',
        message: 'The market has a place for the par chart, but there are no par values.',
        pointer: place,
        hint: 'List them in stock.par.values.',
      });
    }
    return undefined;
  }
  const rows = asList(values);
  const cells = rows.flatMap((entry, row) =>
    asRow(entry).flatMap((cell, column): readonly ParCell[] => {
      const where = Array.isArray(entry) ? at(pointer, row, column) : at(pointer, row);
      const face = resolveCellFace(cell, { ...grounds, cell: grounds.par }, where, reading);
      return face ? [{ column, row, pointer: where, ...face }] : [];
    }),
  );
  return {
    cells,
    columns: rows.reduce<number>((most, entry) => Math.max(most, asRow(entry).length), 0),
    rows: rows.length,
    width: asSize(get(json, 'width'), LARGEST_FACTOR),
    height: asSize(get(json, 'height'), LARGEST_FACTOR) ?? 1,
    title: get(json, 'title') !== false,
    place: isObject(display)
      ? {
          x: resolveOffset(get(display, 'x'), CELL_OFFSETS, at(place, 'x'), reading),
          y: resolveOffset(get(display, 'y'), CELL_OFFSETS, at(place, 'y'), reading),
        }
      : undefined,
  };
};

/** What is not a list is a row of one cell, also when it is empty (40.14, 13). */
const asRow = (entry: Json): readonly Json[] => (Array.isArray(entry) ? entry : [entry]);
