import { define, object } from '../schema/field.ts';
import type { HexContext } from './context.ts';
import type { Item } from './items.ts';
import { type Placed, positionFields, resolvePosition } from './position.ts';

/** A line through the hex (20.8.3). */
export const divideSchema = define('Divide', object(positionFields, 'A thin line through the hex.'));

/** A line that cuts the hex in two (20.8.3); it is nothing but its position. */
export type Divide = Placed;

export const resolveDivide = (item: Item, hex: HexContext): Divide => ({
  position: resolvePosition(item, hex),
});
