/** Offsets and sizes, limited to what can be printed. */
import { at } from './diagnostic.ts';
import type { Json } from './json.ts';
import type { Reading } from './reading.ts';
import { number } from './schema/field.ts';
import { reader } from './schema/reader.ts';

/** The distance from the origin that is reported as a probable mistake, and the maximum distance. */
interface OffsetLimits {
  readonly code: string;
  readonly unit: string;
  readonly far: number;
  readonly most: number;
}

/** 100 inches is more than any table; a sheet over 1,000 inches cannot be printed or paginated. */
export const MAP_OFFSETS: OffsetLimits = {
  code: 'map/far-offset',
  unit: 'units',
  far: 10_000,
  most: 100_000,
};

/**
 * Limits for positions in cells: no market has as many, and beyond the maximum no one can print the sheet.
 */
export const CELL_OFFSETS: OffsetLimits = {
  code: 'market/far-offset',
  unit: 'cells',
  far: 100,
  most: 1_000,
};

export const UNIT_OFFSETS: OffsetLimits = { ...MAP_OFFSETS, code: 'market/far-offset' };

export const limitOffset = (
  value: number,
  limits: OffsetLimits,
  pointer: string,
  reading: Reading,
): number => {
  if (Math.abs(value) <= limits.far) return value;
  const held = Math.max(-limits.most, Math.min(limits.most, value));
  reading.report({
    severity: 'warning',
    code: limits.code,
    message:
      held === value
        ? `${value} ${limits.unit} is very far away.`
        : `${value} ${limits.unit} is too far away, so ${held} is used.`,
    pointer,
    hint: `Stay within ${limits.far} ${limits.unit}.`,
  });
  return held;
};

const placeFields = (right: string, down: string) => ({
  x: number(right, { default: 0 }),
  y: number(down, { default: 0 }),
});

/** The surface for a block: its position fields and their limits. */
export interface Surface {
  readonly fields: ReturnType<typeof placeFields>;
  readonly limits: OffsetLimits;
}

/** Hex units from the point (50, 50) of the sheet. */
export const onMap: Surface = {
  fields: placeFields('Position to the right, in hex units.', 'Downward position, in hex units.'),
  limits: MAP_OFFSETS,
};

export const onMarket: Surface = {
  fields: placeFields('Number of cells from the left.', 'Number of cells from the top.'),
  limits: CELL_OFFSETS,
};

/** Reads the position of a block. */
export const resolvePlace = (
  json: Json | undefined,
  { fields, limits }: Surface,
  pointer: string,
  reading: Reading,
): { readonly x: number; readonly y: number } => {
  const read = reader(fields, json);
  return {
    x: limitOffset(read('x'), limits, at(pointer, 'x'), reading),
    y: limitOffset(read('y'), limits, at(pointer, 'y'), reading),
  };
};
