import { define, number, object } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { color } from '../schema/values.ts';
import type { HexContext, Item } from './element.ts';
import { nameOf, type StraightName } from './name.ts';
import { orderFields, type Placed, positionFields, resolvePosition } from './position.ts';
import { resolveTownName, revenueFields } from './stop.ts';

const townFields = {
  name: nameOf('town'),
  color: color('Bar colour.', { default: 'town' }),
  borderWidth: number('Halo width in hex units.', {
    info: 'townBorderWidth',
    default: 2,
    minimum: 0,
  }),
  ...revenueFields,
  ...positionFields,
  ...orderFields,
};

export const townSchema = define('Town', object(townFields, 'A town, drawn as a bar across track.'));

/** A town drawn as a bar (20.8.6). */
export interface Town extends Placed {
  readonly color: string;
  /** Halo width. */
  readonly halo: number;
  readonly name?: StraightName;
}

export const resolveTown = (item: Item, hex: HexContext): Town => {
  const read = reader(townFields, item.json, hex.info);
  return {
    position: resolvePosition(item, hex),
    color: read('color'),
    halo: read('borderWidth'),
    name: resolveTownName(item, hex),
  };
};
