import { fieldsOf } from './fields.ts';
import type { Item } from './items.ts';
import { type Placed, resolvePosition } from './position.ts';
import type { Surroundings } from './surroundings.ts';

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

export const resolveTunnelEntrance = (item: Item, hex: Surroundings): TunnelEntrance => {
  const read = fieldsOf(item.json);
  return {
    position: resolvePosition(item, hex),
    size: read.length('size') ?? 15,
    color: read.text('color') ?? 'city',
    trackColor: read.text('trackColor') ?? 'track',
    borderColor: read.text('borderColor') ?? 'border',
  };
};
