import { define, object } from '../schema/field.ts';
import type { HexContext, Item } from './element.ts';
import { type Placed, positionFields, resolvePosition } from './position.ts';

export const divideSchema = define('Divide', object(positionFields, 'A thin line across the hex.'));

/** A line that cuts the hex in two (20.8.3), defined by its position alone. */
export type Divide = Placed;

export const resolveDivide = (item: Item, hex: HexContext): Divide => ({
  position: resolvePosition(item, hex),
});
