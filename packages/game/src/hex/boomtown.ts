import { asDashes } from '../json.ts';
import { define, flag, number, object, string } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { color } from '../schema/values.ts';
import type { HexContext, Item } from './element.ts';
import { nameOf } from './name.ts';
import { orderFields, type Placed, positionFields, resolvePosition } from './position.ts';
import { resolveStopName, resolveStopSize, revenueFields, type StopName, stopSize } from './stop.ts';

/** City radius for which halo and dash widths are given. */
const NATURAL_WIDTH = 25;

const boomtownFields = {
  size: stopSize,
  city: flag('Draws a city with a dashed town ring, instead of a town in a dashed city ring.', {
    default: false,
  }),
  name: nameOf('boomtown'),
  // `info.cityWidth` is a radius here, as in cities (20.14.37.1).
  width: number('City radius in hex units.', {
    info: 'cityWidth',
    default: NATURAL_WIDTH,
    minimum: 0,
  }),
  townWidth: number('Dot radius in hex units. Default: half of `info.townWidth`, then 10.', {
    minimum: 0,
  }),
  borderWidth: number('Halo width in hex units.', { info: 'borderWidth', default: 4, minimum: 0 }),
  strokeWidth: number('Ring line width in hex units.', { default: 2, minimum: 0 }),
  dashed: flag('`false` makes the dashed ring solid.', { default: true }),
  strokeDashArray: string('Dash pattern of that ring in SVG syntax. Default: depends on its width.', {
    read: asDashes,
  }),
  color: color('Dot colour.', { default: 'centerTown' }),
  bgColor: color('Background on which the name must be readable. Default: the hex colour.'),
  ...revenueFields,
  ...positionFields,
  ...orderFields,
};

export const boomtownSchema = define('Boomtown', object(boomtownFields, 'A town that may become a city.'));

/** A town with the outline of the later city, or the reverse (20.8.8). */
export interface Boomtown extends Placed {
  readonly size: 1 | 2;
  /** Whether it is a city circle with a town ring, rather than a town dot in a city ring. */
  readonly city: boolean;
  /** City circle radius. */
  readonly width: number;
  /** Town dot radius. */
  readonly townWidth: number;
  /** Halo width. */
  readonly halo: number;
  readonly strokeWidth: number;
  /** Ring dashes; empty if the ring is solid. */
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
      // The name of a double one is placed as for a city of size 2.
      ...(size === 1 ? { above: -(width + 8), below: width } : { above: -32, below: 24 }),
      bgColor: read('bgColor'),
    }),
  };
};
