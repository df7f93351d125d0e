import { define, number, object } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { color } from '../schema/values.ts';
import type { HexContext } from './context.ts';
import type { Item } from './items.ts';
import { orderFields } from './order.ts';
import { type Placed, positionFields, resolvePosition } from './position.ts';

const tunnelEntranceFields = {
  size: number('Radius of the round part in hex units.', { default: 15, minimum: 0 }),
  color: color('Company colour of the fill.', { default: 'city' }),
  trackColor: color('Company colour of the outlines.', { default: 'track' }),
  borderColor: color('Colour of the halo.', { default: 'border' }),
  ...positionFields,
  ...orderFields,
};

/** The mouth of a tunnel (20.8.18). */
export const tunnelEntranceSchema = define(
  'TunnelEntrance',
  object(tunnelEntranceFields, 'The mouth of a tunnel.'),
);

/** A keyhole on a side (20.8.18). */
export interface TunnelEntrance extends Placed {
  /** Radius of the round part. */
  readonly size: number;
  readonly color: string;
  /** Of the outlines. */
  readonly trackColor: string;
  /** Of the halo. */
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
