import { asFlag, get, type JsonObject } from '../json.ts';
import { asDashes, fieldsOf } from './fields.ts';
import type { Item } from './items.ts';
import { type Placed, resolvePosition } from './position.ts';
import { resolveStopName, type StopName } from './stop-name.ts';
import { resolveStopSize } from './stop-size.ts';
import type { Surroundings } from './surroundings.ts';

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

export const resolveBoomtown = (item: Item, hex: Surroundings): Boomtown | undefined => {
  const size = resolveStopSize(item, 'boomtown', hex);
  if (size === undefined) return undefined;
  const { json } = item;
  const read = fieldsOf(json);
  const { info } = hex;
  // `info.cityWidth` is a radius here as in cities (20.14, Q37a).
  const width = read.length('width') ?? info.cityWidth ?? 25;
  const city = read.flag('city');
  return {
    position: resolvePosition(item, hex),
    size,
    city,
    width,
    townWidth: read.length('townWidth') ?? (info.townWidth === undefined ? 0.4 * width : info.townWidth / 2),
    halo: ((read.length('borderWidth') ?? info.borderWidth ?? 4) * width) / 25,
    strokeWidth: read.length('strokeWidth') ?? 2,
    dashes: ringDashes(json, ((city ? 4 : 6) * width) / 25),
    color: read.text('color') ?? 'centerTown',
    name: resolveStopName(get(json, 'name'), hex, {
      // A double one is named like a city of size 2.
      ...(size === 1 ? { above: -(width + 8), below: width } : { above: -32, below: 24 }),
      bgColor: read.text('bgColor'),
    }),
  };
};

const ringDashes = (json: JsonObject, dash: number): readonly number[] =>
  asDashes(get(json, 'strokeDashArray')) ?? (asFlag(get(json, 'dashed')) === false ? [] : [dash]);
