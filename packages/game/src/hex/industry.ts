import { fieldsOf } from './fields.ts';
import type { Item } from './items.ts';
import { type Placed, resolvePosition } from './position.ts';
import type { Surroundings } from './surroundings.ts';

/** A halved disc with a text in either half (20.8.19). */
export interface Industry extends Placed {
  readonly top?: string;
  readonly bottom?: string;
}

export const resolveIndustry = (item: Item, hex: Surroundings): Industry => {
  const read = fieldsOf(item.json);
  return { position: resolvePosition(item, hex), top: read.text('top'), bottom: read.text('bottom') };
};
