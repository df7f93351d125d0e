import { asNumber, type Json } from './json.ts';
import type { Reading } from './reading.ts';

/** How far from its origin a thing may lie before it is surely a slip, and where it is held in the end. */
export interface OffsetLimits {
  readonly code: string;
  readonly unit: string;
  readonly far: number;
  readonly most: number;
}

/** 100 inches is more than any table is wide; a sheet beyond 1,000 inches cannot be printed or paged. */
export const MAP_OFFSETS: OffsetLimits = {
  code: 'map/far-offset',
  unit: 'units',
  far: 10_000,
  most: 100_000,
};

/** For places counted in cells; more would make a sheet that nobody can print. */
export const CELL_OFFSETS: OffsetLimits = {
  code: 'market/far-offset',
  unit: 'cells',
  far: 1_000,
  most: 1_000,
};

export const UNIT_OFFSETS: OffsetLimits = {
  code: 'market/far-offset',
  unit: 'units',
  far: 10_000,
  most: 100_000,
};

export const limitOffset = (
  value: number,
  reach: OffsetLimits,
  pointer: string,
  reading: Reading,
): number => {
  if (Math.abs(value) <= reach.far) return value;
  const held = Math.max(-reach.most, Math.min(reach.most, value));
  reading.report({
    severity: 'warning',
    code: reach.code,
    message:
      held === value
        ? `${value} ${reach.unit} is very far away.`
        : `${value} ${reach.unit} is too far away; ${held} is used.`,
    pointer,
    hint: `Stay within ${reach.far} ${reach.unit}.`,
  });
  return held;
};

/** A distance from an origin, 0 when absent. */
export const resolveOffset = (
  json: Json | undefined,
  reach: OffsetLimits,
  pointer: string,
  reading: Reading,
): number => limitOffset(asNumber(json) ?? 0, reach, pointer, reading);

/** A size above nothing, `undefined` for anything else, so that a default can take its place. */
export const asSize = (json: Json | undefined, most = 10_000): number | undefined => {
  const size = asNumber(json);
  return size !== undefined && size > 0 ? Math.min(size, most) : undefined;
};
