import { define, number, object } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { color } from '../schema/values.ts';
import type { HexContext, Item } from './element.ts';
import { orderFields, type Placed, positionFields, resolvePosition } from './position.ts';

const tunnelEntranceFields = {
  size: number('Radius of the round part in hex units.', { default: 15, minimum: 0 }),
  color: color('Fill colour, from the company colours.', { default: 'city' }),
  trackColor: color('Outline colour, from the company colours.', { default: 'track' }),
  borderColor: color('Halo colour.', { default: 'border' }),
  ...positionFields,
  ...orderFields,
};

export const tunnelEntranceSchema = define(
  'TunnelEntrance',
  object(tunnelEntranceFields, 'A tunnel entrance.'),
);

/** A keyhole-shaped tunnel entrance on a side (20.8.18). */
export interface TunnelEntrance extends Placed {
  /** Radius of the round part. */
  readonly size: number;
  readonly color: string;
  /** Outline colour. */
  readonly trackColor: string;
  /** Halo colour. */
  readonly borderColor: string;
}

export const resolveTunnelEntrance = (item: Item, hex: HexContext): TunnelEntrance => {
  const read = reader(tunnelEntranceFields, item.json);
  return {
    position: resolvePosition(item, hex),
    size: read('size'),
    color: read('color'),
    trackColor: read('trackColor'),
    borderColor: read('borderColor'),
  };
};
