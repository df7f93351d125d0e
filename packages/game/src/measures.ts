/** Offsets and sizes, held within what can be printed. */
import { at } from './diagnostic.ts';
import type { Json } from './json.ts';
import type { Reading } from './reading.ts';
import { number } from './schema/field.ts';
import { reader } from './schema/reader.ts';

/** How far from its origin a thing may lie before it is surely a slip, and where it is held in the end. */
interface OffsetLimits {
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

/** For places counted in cells: no market has as many, and beyond the most nobody can print the sheet. */
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
        : `${value} ${limits.unit} is too far away; ${held} is used.`,
    pointer,
    hint: `Stay within ${limits.far} ${limits.unit}.`,
  });
  return held;
};

const placeFields = (right: string, down: string) => ({
  x: number(right, { default: 0 }),
  y: number(down, { default: 0 }),
});

/** The surface a block is placed on: the fields that say where, and how far they may go. */
export interface Surface {
  readonly fields: ReturnType<typeof placeFields>;
  readonly limits: OffsetLimits;
}

/** Hex units from the point (50, 50) of the sheet. */
export const onMap: Surface = {
  fields: placeFields('Place to the right, in hex units.', 'Place downwards, in hex units.'),
  limits: MAP_OFFSETS,
};

export const onMarket: Surface = {
  fields: placeFields('Cells from the left.', 'Cells from the top.'),
  limits: CELL_OFFSETS,
};

/** Where a block stands. */
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
