import type { Item } from './items.ts';
import { type Placed, resolvePosition } from './position.ts';
import type { Surroundings } from './surroundings.ts';

/** A line that cuts the hex in two (20.8.3); it is nothing but its position. */
export type Divide = Placed;

export const resolveDivide = (item: Item, hex: Surroundings): Divide => ({
  position: resolvePosition(item, hex),
});
