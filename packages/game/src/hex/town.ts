import { get } from '../json.ts';
import { fieldsOf } from './fields.ts';
import type { Item } from './items.ts';
import type { StraightName } from './name.ts';
import { type Placed, resolvePosition } from './position.ts';
import { resolveTownName } from './stop-name.ts';
import type { Surroundings } from './surroundings.ts';

/** A town drawn as a bar (20.8.6). */
export interface Town extends Placed {
  readonly color: string;
  /** Width of the halo. */
  readonly halo: number;
  readonly name?: StraightName;
}

export const resolveTown = (item: Item, hex: Surroundings): Town => {
  const read = fieldsOf(item.json);
  return {
    position: resolvePosition(item, hex),
    color: read.text('color') ?? 'town',
    halo: read.length('borderWidth') ?? hex.info.townBorderWidth,
    name: resolveTownName(get(item.json, 'name'), hex),
  };
};
