import { asNumber, type Json, truthy } from '../json.ts';
import type { Reading } from '../reading.ts';
import { define, either, integer, object, type Read } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';

/** More than anyone prints, and still few enough to draw. */
const MOST_NUMBERS = 10_000;
const MOST_PER_ROW = 1_000;
const LARGEST_NUMBER = 1_000_000;

const asTrackNumber: Read<number> = (json) => {
  const value = asNumber(json);
  return value && Math.max(-LARGEST_NUMBER, Math.min(LARGEST_NUMBER, Math.round(value)));
};

// A track may begin with 0 (40.14.41); for the others 0 is no sensible number.
const revenueFields = {
  min: integer('First number.', { default: 1, read: asTrackNumber }),
  max: integer('Last number.', { default: 100, read: (json) => truthy(asTrackNumber(json)) }),
  perRow: integer('Cells in a row.', {
    default: 20,
    minimum: 1,
    read: (json) => truthy(asTrackNumber(json)),
  }),
};

/** `revenue`: the revenue track (40.9). */
export const revenueSchema = define(
  'Revenue',
  either(
    [object(revenueFields, 'Extent of the revenue track.'), Type.Literal(false)],
    'Extent of the revenue track; `false` means the defaults.',
  ),
);

/** The revenue track: the numbers from `min` to `max`, `perRow` in a row (40.9). */
export interface Revenue {
  readonly min: number;
  readonly max: number;
  readonly perRow: number;
}

/** Every game has a track; `revenue` only says which numbers are on it. */
export const resolveRevenue = (json: Json | undefined, pointer: string, reading: Reading): Revenue => {
  const read = reader(revenueFields, json);
  const first = read('min');
  const last = read.stated('max') ?? Math.max(first, read('max'));
  const min = Math.min(first, last);
  const max = Math.min(Math.max(first, last), min + MOST_NUMBERS - 1);
  const row = read('perRow');
  const perRow = Math.max(1, Math.min(MOST_PER_ROW, row));

  const remark = (message: string) =>
    reading.report({ severity: 'warning', code: 'market/revenue', message, pointer });
  if (last < first) remark(`The revenue track ends before it begins; it runs from ${min} to ${max}.`);
  if (max < Math.max(first, last)) remark(`The revenue track is too long; it ends at ${max}.`);
  if (perRow !== row) remark(`The revenue track cannot have ${row} numbers in a row; it has ${perRow}.`);
  return { min, max, perRow };
};

/** Ground of a number on the track. */
export const revenueColor = (value: number): string =>
  value % 10 === 0 ? 'orange' : value % 5 === 0 ? 'yellow' : 'plain';
