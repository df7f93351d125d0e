import { asDashes } from '../json.ts';
import { define, number, object, string } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { color } from '../schema/values.ts';
import type { HexContext, Item } from './element.ts';
import { nameOf, type StraightName } from './name.ts';
import { orderFields, type Placed, positionFields, resolvePosition } from './position.ts';
import { resolveStraightName, revenueFields } from './stop.ts';

const NATURAL_WIDTH = 22;

const mediumCityFields = {
  name: nameOf('city'),
  width: number(`Size; all parts and the name scale with it, and ${NATURAL_WIDTH} is the natural size.`, {
    default: NATURAL_WIDTH,
    minimum: 0,
  }),
  fillColor: color('Inner disc colour, from the company colours. Default: `color`, then `track`.'),
  color: color('Inner disc colour, if `fillColor` is not set.', { default: 'track' }),
  fillOpacity: number('Inner disc opacity.', { default: 1, minimum: 0, maximum: 1 }),
  strokeColor: color('Inner outline colour.', { default: 'black' }),
  strokeWidth: number('Inner outline width in hex units.', { default: 1, minimum: 0 }),
  strokeDashArray: string('Dash pattern of the inner outline in SVG syntax. Default: none.', {
    read: asDashes,
  }),
  outlineColor: color('Outer disc colour, from the company colours.', { default: 'border' }),
  outlineStroke: color('Outer outline colour.', { default: 'track' }),
  outlineStrokeWidth: number('Outer outline width in hex units.', { default: 3, minimum: 0 }),
  ...revenueFields,
  ...positionFields,
  ...orderFields,
};

export const mediumCitySchema = define('MediumCity', object(mediumCityFields, 'A medium city.'));

/** A disc inside a larger disc (20.8.9). */
export interface MediumCity extends Placed {
  /** Scale of all parts, including name and halo. */
  readonly scale: number;
  readonly inner: {
    readonly fillColor: string;
    readonly fillOpacity: number;
    readonly strokeColor: string;
    readonly strokeWidth: number;
    /** Empty if the outline is solid. */
    readonly dashes: readonly number[];
  };
  readonly outer: {
    readonly fillColor: string;
    readonly strokeColor: string;
    readonly strokeWidth: number;
  };
  readonly name?: StraightName;
}

export const resolveMediumCity = (item: Item, hex: HexContext): MediumCity => {
  const read = reader(mediumCityFields, item.json);
  return {
    position: resolvePosition(item, hex),
    scale: read('width') / NATURAL_WIDTH,
    inner: {
      fillColor: read('fillColor') ?? read('color'),
      fillOpacity: read('fillOpacity'),
      strokeColor: read('strokeColor'),
      strokeWidth: read('strokeWidth'),
      dashes: read('strokeDashArray') ?? [],
    },
    outer: {
      fillColor: read('outlineColor'),
      strokeColor: read('outlineStroke'),
      strokeWidth: read('outlineStrokeWidth'),
    },
    name: resolveStraightName(item, hex, { above: -25, below: 25 }),
  };
};
