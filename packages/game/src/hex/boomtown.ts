import { asDashes } from '../json.ts';
import { define, flag, number, object, string } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { color } from '../schema/values.ts';
import type { HexContext } from './context.ts';
import { revenueFields } from './font.ts';
import type { Item } from './items.ts';
import { nameOf } from './name.ts';
import { orderFields } from './order.ts';
import { type Placed, positionFields, resolvePosition } from './position.ts';
import { resolveStopName, type StopName } from './stop-name.ts';
import { resolveStopSize, stopSize } from './stop-size.ts';

/** The radius for which widths of halos and dashes are written. */
const NATURAL_WIDTH = 25;

const boomtownFields = {
  size: stopSize,
  city: flag('A city with a dashed town ring, instead of a town in a dashed city ring.', { default: false }),
  name: nameOf('boomtown'),
  // `info.cityWidth` is a radius here as in cities (20.14.37.1).
  width: number('Radius of the city in hex units.', {
    info: 'cityWidth',
    default: NATURAL_WIDTH,
    minimum: 0,
  }),
  townWidth: number('Radius of the dot in hex units. Default: half of `info.townWidth`, then 10.', {
    minimum: 0,
  }),
  borderWidth: number('Width of the halo in hex units.', { info: 'borderWidth', default: 4, minimum: 0 }),
  strokeWidth: number('Width of the rings in hex units.', { default: 2, minimum: 0 }),
  dashed: flag('`false` makes the dashed ring solid.', { default: true }),
  strokeDashArray: string('Dash pattern of that ring in SVG syntax. Default: by its width.', {
    read: asDashes,
  }),
  color: color('Colour of the dot.', { default: 'centerTown' }),
  bgColor: color('Ground the name must be readable on. Default: that of the hex.'),
  ...revenueFields,
  ...positionFields,
  ...orderFields,
};

/** A town that becomes a city, or the reverse (20.8.8). */
export const boomtownSchema = define('Boomtown', object(boomtownFields, 'A town that may become a city.'));

/** A town with the outline of the later city, or the reverse (20.8.8). */
export interface Boomtown extends Placed {
  readonly size: 1 | 2;
  /** A city circle with the ring of a town, rather than a town dot in the ring of a city. */
  readonly city: boolean;
  /** Radius of the city circle. */
  readonly width: number;
  /** Radius of the town dot. */
  readonly townWidth: number;
  /** Width of the halo. */
  readonly halo: number;
  readonly strokeWidth: number;
  /** Dashes of the ring; empty when it is solid. */
  readonly dashes: readonly number[];
  readonly color: string;
  readonly name?: StopName;
}

export const resolveBoomtown = (item: Item, hex: HexContext): Boomtown | undefined => {
  const read = reader(boomtownFields, item.json, hex.info);
  const size = resolveStopSize(read('size'), 'boomtown', item, hex);
  if (size === undefined) return undefined;
  const { info } = hex;
  const width = read('width');
  const city = read('city');
  return {
    position: resolvePosition(item, hex),
    size,
    city,
    width,
    townWidth: read('townWidth') ?? (info.townWidth === undefined ? 0.4 * width : info.townWidth / 2),
    halo: (read('borderWidth') * width) / NATURAL_WIDTH,
    strokeWidth: read('strokeWidth'),
    dashes: read('strokeDashArray') ?? (read('dashed') ? [((city ? 4 : 6) * width) / NATURAL_WIDTH] : []),
    color: read('color'),
    name: resolveStopName(item, hex, {
      // A double one is named like a city of size 2.
      ...(size === 1 ? { above: -(width + 8), below: width } : { above: -32, below: 24 }),
      bgColor: read('bgColor'),
    }),
  };
};
