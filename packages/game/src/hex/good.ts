import { fieldsOf } from './fields.ts';
import type { Item } from './items.ts';
import { resolvePosition } from './position.ts';
import { type BasicShape, resolveBasicShape } from './shape.ts';
import type { Surroundings } from './surroundings.ts';

/** A square that lies under track and stops (20.8.16). */
export interface Good extends BasicShape {
  readonly text?: string;
}

export const resolveGood = (item: Item, hex: Surroundings): Good => ({
  ...resolveBasicShape(item.json, resolvePosition(item, hex), hex, {
    type: 'square',
    width: 40,
    color: 'white',
    borderColor: 'track',
  }),
  text: fieldsOf(item.json).text('text'),
});
