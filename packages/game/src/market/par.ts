import { at } from '../diagnostic.ts';
import { asSize, get, isObject, type Json } from '../json.ts';
import { onMarket, resolvePlace } from '../measures.ts';
import type { Reading } from '../reading.ts';
import { define, either, flag, list, number, object, type Read, ref, unread } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { color } from '../schema/values.ts';
import { type Backgrounds, type CellFace, cellFaceFields, plainCells, resolveCellFace } from './cell-face.ts';

const IGNORED_IN_PAR_CELLS = [
  'par',
  'width',
  'height',
  'arrow',
  'arrowColor',
  'rotated',
  'companies',
  'tokens',
];

const parCellFields = {
  ...cellFaceFields,
  color: color('Background colour, from the map colours. Default: `stock.par.color`, then `gray`.'),
};

const parCellSchema = define(
  'ParCell',
  object(
    {
      ...parCellFields,
      ...Object.fromEntries(
        IGNORED_IN_PAR_CELLS.map((key) => [key, unread('Without effect in a par cell.')]),
      ),
    },
    'A par chart cell.',
  ),
);

const parCellField = either(
  [...plainCells, ref(parCellSchema)],
  'A par cell: a value, a label, an object, or `null`.',
);

/** Largest size of a cell in base cells. */
const MAX_FACTOR = 100;

export const asFactor: Read<number> = (json) => asSize(json, MAX_FACTOR);

const parFields = {
  values: list(
    either([...plainCells, ref(parCellSchema), list(parCellField, 'A row of several cells.')], 'A row.'),
    'Rows of the par chart, each one cell or a list of cells.',
  ),
  width: number('Par cell width in cells. Default: as configured, 4.', { minimum: 0, read: asFactor }),
  height: number('Par cell height in cells.', { default: 1, minimum: 0, read: asFactor }),
  color: color('Colour of par cells and of market cells marked `par`, from the map colours.', {
    default: 'gray',
  }),
  title: flag('Whether the chart has a heading.', { default: true, read: (json) => json !== false }),
  cells: unread('Without effect; write `values`.'),
  type: unread('Without effect.'),
};

export const parField = object(parFields, 'The par chart.');

export const parPlaceField = object(onMarket.fields, 'Position of the par chart on the market, in cells.');

/** The par chart (40.7). */
export interface ParChart {
  readonly cells: readonly ParCell[];
  readonly columns: number;
  readonly rows: number;
  /** Cell size in base cells; the configured width applies if undefined. */
  readonly width?: number;
  readonly height: number;
  /** Whether there is a heading with its band (40.14.15). */
  readonly title: boolean;
  /** Position on the market, in cells; undefined if it is only on its own sheet. */
  readonly place?: { readonly x: number; readonly y: number };
}

export interface ParCell extends CellFace {
  readonly column: number;
  readonly row: number;
  readonly pointer: string;
}

/** Background colour of par cells, and of market cells marked `par`. */
export const parColor = (json: Json | undefined): string => reader(parFields, json)('color');

/** Returns `undefined` if the file has no par values (10.3). */
export const resolvePar = (
  json: Json | undefined,
  display: Json | undefined,
  backgrounds: Backgrounds,
  stock: string,
  reading: Reading,
): ParChart | undefined => {
  const pointer = at(stock, 'par', 'values');
  const place = at(stock, 'display', 'par');
  const read = reader(parFields, json);
  const rows = get(json, 'values') ? read('values') : [];
  if (rows.length === 0) {
    if (display) {
      reading.report({
        severity: 'warning',
        code: 'market/par',
        message: 'The market has a position for the par chart, but there are no par values.',
        pointer: place,
        lacks: pointer,
        hint: 'List them in "stock.par.values".',
      });
    }
    return undefined;
  }
  const cells = rows.flatMap((entry, row) =>
    asRow(entry).flatMap((cell, column): readonly ParCell[] => {
      const where = Array.isArray(entry) ? at(pointer, row, column) : at(pointer, row);
      const color = reader(parCellFields, cell)('color') ?? backgrounds.par;
      const face = resolveCellFace(cell, { legend: backgrounds.legend, color }, where);
      return face ? [{ column, row, pointer: where, ...face }] : [];
    }),
  );
  return {
    cells,
    columns: rows.reduce<number>((most, entry) => Math.max(most, asRow(entry).length), 0),
    rows: rows.length,
    width: read('width'),
    height: read('height'),
    title: read('title'),
    place: isObject(display) ? resolvePlace(display, onMarket, place, reading) : undefined,
  };
};

/** Anything but a list is a row of one cell, even if it is empty (40.14.13). */
const asRow = (entry: Json): readonly Json[] => (Array.isArray(entry) ? entry : [entry]);
