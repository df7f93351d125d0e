import { get } from '../json.ts';
import { fieldsOf } from './fields.ts';
import type { Item } from './items.ts';
import type { StraightName } from './name.ts';
import { type Placed, resolvePosition } from './position.ts';
import { resolveStraightName } from './stop-name.ts';
import { resolveStopSize } from './stop-size.ts';
import type { Surroundings } from './surroundings.ts';

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

export const resolveCenterTown = (item: Item, hex: Surroundings): CenterTown | undefined => {
  const size = resolveStopSize(item, 'centre town', hex);
  if (size === undefined) return undefined;
  const read = fieldsOf(item.json);
  const width = read.length('width') ?? hex.info.townWidth ?? 20;
  const scale = width / 20;
  const distance = size === 1 ? 18 * scale : 20;
  return {
    position: resolvePosition(item, hex),
    size,
    width,
    halo: (read.length('borderWidth') ?? hex.info.borderWidth ?? 4) * scale,
    color: read.text('color') ?? 'centerTown',
    outlineColor: read.text('outlineColor') ?? 'track',
    name: resolveStraightName(get(item.json, 'name'), hex, { above: -distance, below: distance }),
  };
};
