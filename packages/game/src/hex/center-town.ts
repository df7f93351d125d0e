import { define, number, object } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { color } from '../schema/values.ts';
import type { HexContext, Item } from './element.ts';
import { nameOf, type StraightName } from './name.ts';
import { orderFields, type Placed, positionFields, resolvePosition } from './position.ts';
import { resolveStopSize, resolveStraightName, revenueFields, stopSize } from './stop.ts';

/** Dot diameter for which halo widths and name distances are given. */
const NATURAL_WIDTH = 20;

const centerTownFields = {
  size: stopSize,
  name: nameOf('town'),
  width: number('Dot diameter in hex units.', {
    info: 'townWidth',
    default: NATURAL_WIDTH,
    minimum: 0,
  }),
  borderWidth: number('Halo width in hex units.', { info: 'borderWidth', default: 4, minimum: 0 }),
  color: color('Dot colour.', { default: 'centerTown' }),
  outlineColor: color('Outline colour of a pair.', { default: 'track' }),
  ...revenueFields,
  ...positionFields,
  ...orderFields,
};

export const centerTownSchema = define('CenterTown', object(centerTownFields, 'A town, drawn as a dot.'));

/** A town drawn as a dot, or a double one (20.8.7). */
export interface CenterTown extends Placed {
  readonly size: 1 | 2;
  /** Dot diameter, before the scaling of a double town. */
  readonly width: number;
  /** Halo width. */
  readonly halo: number;
  readonly color: string;
  /** Outline of the box around a double town. */
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
