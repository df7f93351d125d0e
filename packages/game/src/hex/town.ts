import { define, number, object } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { color } from '../schema/values.ts';
import type { HexContext } from './context.ts';
import { revenueFields } from './font.ts';
import type { Item } from './items.ts';
import { nameOf, type StraightName } from './name.ts';
import { orderFields } from './order.ts';
import { type Placed, positionFields, resolvePosition } from './position.ts';
import { resolveTownName } from './stop-name.ts';

const townFields = {
  name: nameOf('town'),
  color: color('Colour of the bar.', { default: 'town' }),
  borderWidth: number('Width of the halo in hex units.', {
    info: 'townBorderWidth',
    default: 2,
    minimum: 0,
  }),
  ...revenueFields,
  ...positionFields,
  ...orderFields,
};

/** A town bar (20.8.6). */
export const townSchema = define('Town', object(townFields, 'A town, drawn as a bar across track.'));

/** A town drawn as a bar (20.8.6). */
export interface Town extends Placed {
  readonly color: string;
  /** Width of the halo. */
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
