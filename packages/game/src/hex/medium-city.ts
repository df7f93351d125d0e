import { asDashes } from '../json.ts';
import { define, number, object, string } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { color } from '../schema/values.ts';
import type { HexContext } from './context.ts';
import { revenueFields } from './font.ts';
import type { Item } from './items.ts';
import { nameOf, type StraightName } from './name.ts';
import { orderFields } from './order.ts';
import { type Placed, positionFields, resolvePosition } from './position.ts';
import { resolveStraightName } from './stop-name.ts';

const NATURAL_WIDTH = 22;

const mediumCityFields = {
  name: nameOf('city'),
  width: number(`Size; all parts and the name grow with it, ${NATURAL_WIDTH} is natural size.`, {
    default: NATURAL_WIDTH,
    minimum: 0,
  }),
  fillColor: color('Company colour of the inner disc. Default: `color`, then `track`.'),
  color: color('The same, where `fillColor` is absent.', { default: 'track' }),
  fillOpacity: number('Opacity of the inner disc.', { default: 1, minimum: 0, maximum: 1 }),
  strokeColor: color('Outline of the inner disc.', { default: 'black' }),
  strokeWidth: number('Width of that outline in hex units.', { default: 1, minimum: 0 }),
  strokeDashArray: string('Dash pattern of that outline in SVG syntax. Default: none.', { read: asDashes }),
  outlineColor: color('Company colour of the outer disc.', { default: 'border' }),
  outlineStroke: color('Outline of the outer disc.', { default: 'track' }),
  outlineStrokeWidth: number('Width of that outline in hex units.', { default: 3, minimum: 0 }),
  ...revenueFields,
  ...positionFields,
  ...orderFields,
};

/** A medium city (20.8.9). */
export const mediumCitySchema = define('MediumCity', object(mediumCityFields, 'A medium city.'));

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
