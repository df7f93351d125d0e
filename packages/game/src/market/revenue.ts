import { asNumber, type Json, truthy } from '../json.ts';
import type { Reading } from '../reading.ts';
import { define, either, integer, object, type Read } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';

/** More than anyone prints, but few enough to draw. */
const MAX_NUMBERS = 10_000;
const MAX_PER_ROW = 1_000;
const MAX_NUMBER = 1_000_000;

const asTrackNumber: Read<number> = (json) => {
  const value = asNumber(json);
  return value && Math.max(-MAX_NUMBER, Math.min(MAX_NUMBER, Math.round(value)));
};

// A track may begin with 0 (40.14.41); for the other fields 0 is not useful.
const revenueFields = {
  min: integer('First number.', { default: 1, read: asTrackNumber }),
  max: integer('Last number.', { default: 100, read: (json) => truthy(asTrackNumber(json)) }),
  perRow: integer('Number of cells in a row.', {
    default: 20,
    minimum: 1,
    read: (json) => truthy(asTrackNumber(json)),
  }),
};

export const revenueSchema = define(
  'Revenue',
  either(
    [object(revenueFields, 'Range of the revenue track.'), Type.Literal(false)],
    'Range of the revenue track; `false` means the defaults.',
  ),
);

/** The revenue track: the numbers from `min` to `max`, `perRow` in a row (40.9). */
export interface Revenue {
  readonly min: number;
  readonly max: number;
  readonly perRow: number;
}

/** Every game has a track; `revenue` only sets its range. */
export const resolveRevenue = (json: Json | undefined, pointer: string, reading: Reading): Revenue => {
  const read = reader(revenueFields, json);
  const first = read('min');
  const last = read.explicit('max') ?? Math.max(first, read('max'));
  const min = Math.min(first, last);
  const max = Math.min(Math.max(first, last), min + MAX_NUMBERS - 1);
  const row = read('perRow');
  const perRow = Math.max(1, Math.min(MAX_PER_ROW, row));

  const warn = (message: string) =>
    reading.report({ severity: 'warning', code: 'market/revenue', message, pointer });
  if (last < first) warn(`The revenue track ends before it begins, so it runs from ${min} to ${max}.`);
  if (max < Math.max(first, last)) warn(`The revenue track is too long, so it ends at ${max}.`);
  if (perRow !== row) warn(`The revenue track cannot have ${row} numbers in a row, so it has ${perRow}.`);
  return { min, max, perRow };
};

/** Background colour of a number on the track. */
export const revenueColor = (value: number): string =>
  value % 10 === 0 ? 'orange' : value % 5 === 0 ? 'yellow' : 'plain';
