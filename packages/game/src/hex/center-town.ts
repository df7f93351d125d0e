import { define, number, object } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { color } from '../schema/values.ts';
import type { HexContext } from './context.ts';
import { revenueFields } from './font.ts';
import type { Item } from './items.ts';
import { nameOf, type StraightName } from './name.ts';
import { orderFields } from './order.ts';
import { type Placed, positionFields, resolvePosition } from './position.ts';
import { resolveStraightName } from './stop-name.ts';
import { resolveStopSize, stopSize } from './stop-size.ts';

/** The diameter for which widths of halos and distances of names are written. */
const NATURAL_WIDTH = 20;

const centerTownFields = {
  size: stopSize,
  name: nameOf('town'),
  width: number('Diameter of the dot in hex units.', {
    info: 'townWidth',
    default: NATURAL_WIDTH,
    minimum: 0,
  }),
  borderWidth: number('Width of the halo in hex units.', { info: 'borderWidth', default: 4, minimum: 0 }),
  color: color('Colour of the dot.', { default: 'centerTown' }),
  outlineColor: color('Outline of a pair.', { default: 'track' }),
  ...revenueFields,
  ...positionFields,
  ...orderFields,
};

/** A town dot (20.8.7). */
export const centerTownSchema = define('CenterTown', object(centerTownFields, 'A town, drawn as a dot.'));

/** A town drawn as a dot, or a double one (20.8.7). */
export interface CenterTown extends Placed {
  readonly size: 1 | 2;
  /** Diameter of a dot, before a double town enlarges it. */
  readonly width: number;
  /** Width of the halo. */
  readonly halo: number;
  readonly color: string;
  /** Of the box around a double town. */
  readonly outlineColor: string;
  readonly name?: StraightName;
}

export const resolveCenterTown = (item: Item, hex: HexContext): CenterTown | undefined => {
  const read = reader(centerTownFields, item.json, hex.info);
  const size = resolveStopSize(read('size'), 'centre town', item, hex);
  if (size === undefined) return undefined;
  const width = read('width');
  const scale = width / NATURAL_WIDTH;
  const distance = size === 1 ? 18 * scale : 20;
  return {
    position: resolvePosition(item, hex),
    size,
    width,
    halo: read('borderWidth') * scale,
    color: read('color'),
    outlineColor: read('outlineColor'),
    name: resolveStraightName(item, hex, { above: -distance, below: distance }),
  };
};
