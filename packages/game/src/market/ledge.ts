import { at } from '../diagnostic.ts';
import { asNumber, asText, type Json } from '../json.ts';
import { type CasedLine, casedLine } from '../map/cased-line.ts';
import { CELL_OFFSETS, limitOffset } from '../measures.ts';
import type { Reading } from '../reading.ts';
import { define, FORM, list, object, UNDRAWN } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';

const line = casedLine({ unit: 'units', width: 3, casing: 2, cased: false });

const ledgeFields = {
  coords: list(
    Type.String({
      pattern: '^ *-?[0-9]+(\\.[0-9]+)? +-?[0-9]+(\\.[0-9]+)? *$',
      [FORM]: 'column and row, such as "1 0"',
    }),
    'Corners of the line: column and row in cells, separated by a space.',
  ),
  ...line.fields,
};

export const ledgeSchema = define(
  'Ledge',
  object(ledgeFields, 'A line along cell edges.', { required: ['coords'], [UNDRAWN]: true }),
);

/** A corner of the cell grid: cells from the left and cells from the top; halves are valid (40.14.35). */
export interface GridPoint {
  readonly x: number;
  readonly y: number;
}

/** A line along cell edges (40.6). */
export type Ledge = CasedLine<GridPoint>;

/** Ledges without any valid point are not drawn. */
export const resolveLedges = (json: readonly Json[], pointer: string, reading: Reading): readonly Ledge[] =>
  json.flatMap((item, index) => {
    const coords = at(pointer, index, 'coords');
    const points = reader(
      ledgeFields,
      item,
    )('coords').flatMap((coord, place) => resolveGridPoint(coord, at(coords, place), reading) ?? []);
    return points.length === 0 ? [] : line.resolve(item, points);
  });

const resolveGridPoint = (json: Json, pointer: string, reading: Reading): GridPoint | undefined => {
  const parts: readonly Json[] = Array.isArray(json)
    ? json
    : (asText(json) ?? '').split(/[\s,]+/).filter((part) => part !== '');
  const [x, y] = parts.map(asNumber);
  if (parts.length !== 2 || x === undefined || y === undefined) {
    reading.report({
      severity: 'warning',
      code: 'market/ledge',
      message: 'This is not a corner of the grid, so the ledge is drawn without it.',
      pointer,
      hint: 'Write the number of cells from the left and from the top, such as "3 1".',
    });
    return undefined;
  }
  return {
    x: limitOffset(x, CELL_OFFSETS, pointer, reading),
    y: limitOffset(y, CELL_OFFSETS, pointer, reading),
  };
};
