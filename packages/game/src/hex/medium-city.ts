import { get } from '../json.ts';
import { asDashes, fieldsOf } from './fields.ts';
import type { Item } from './items.ts';
import type { StraightName } from './name.ts';
import { type Placed, resolvePosition } from './position.ts';
import { resolveStraightName } from './stop-name.ts';
import type { Surroundings } from './surroundings.ts';

/** A disc within a disc (20.8.9). */
export interface MediumCity extends Placed {
  /** Of everything, name and halo included. */
  readonly scale: number;
  readonly inner: {
    readonly fillColor: string;
    readonly fillOpacity: number;
    readonly strokeColor: string;
    readonly strokeWidth: number;
    /** Empty when the outline is solid. */
    readonly dashes: readonly number[];
  };
  readonly outer: {
    readonly fillColor: string;
    readonly strokeColor: string;
    readonly strokeWidth: number;
  };
  readonly name?: StraightName;
}

export const resolveMediumCity = (item: Item, hex: Surroundings): MediumCity => {
  const { json } = item;
  const read = fieldsOf(json);
  return {
    position: resolvePosition(item, hex),
    scale: (read.length('width') ?? 22) / 22,
    inner: {
      fillColor: read.text('fillColor') ?? read.text('color') ?? 'track',
      fillOpacity: read.length('fillOpacity') ?? 1,
      strokeColor: read.text('strokeColor') ?? 'black',
      strokeWidth: read.length('strokeWidth') ?? 1,
      dashes: asDashes(get(json, 'strokeDashArray')) ?? [],
    },
    outer: {
      fillColor: read.text('outlineColor') ?? 'border',
      strokeColor: read.text('outlineStroke') ?? 'track',
      strokeWidth: read.length('outlineStrokeWidth') ?? 3,
    },
    name: resolveStraightName(get(json, 'name'), hex, { above: -25, below: 25 }),
  };
};
