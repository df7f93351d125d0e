import { asNumber, get, type Json, truthy } from '../json.ts';
import type { Reading } from '../reading.ts';

/** The revenue track: the numbers from `min` to `max`, `perRow` in a row (40.9). */
export interface Revenue {
  readonly min: number;
  readonly max: number;
  readonly perRow: number;
}

/** More than anyone prints, and still few enough to draw. */
const MOST_NUMBERS = 10_000;
const MOST_PER_ROW = 1_000;
const LARGEST_NUMBER = 1_000_000;

/** Every game has a track; `revenue` only says which numbers are on it. */
export const resolveRevenue = (json: Json | undefined, pointer: string, reading: Reading): Revenue => {
  const number = (key: string) => {
    const value = asNumber(get(json, key));
    return value === undefined
      ? undefined
      : Math.max(-LARGEST_NUMBER, Math.min(LARGEST_NUMBER, Math.round(value)));
  };
  // A track may begin with 0 (40.14, 41); for the others 0 is no sensible number.
  const first = number('min') ?? 1;
  const last = truthy(number('max')) ?? Math.max(first, 100);
  const min = Math.min(first, last);
  const max = Math.min(Math.max(first, last), min + MOST_NUMBERS - 1);
  const row = truthy(number('perRow')) ?? 20;
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
