import type { Json } from '../json.ts';
import { define, flag, number, object, readText, string, unread } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { color } from '../schema/values.ts';
import type { HexContext, Item } from './element.ts';
import { orderFields, type Placed, type PolarPosition, positionFields, resolvePosition } from './position.ts';

const iconFields = {
  type: string('Name of the icon.', { refersTo: 'icon' }),
  color: color('Main colour of the icon. Default: its own.'),
  width: number('Icon size in hex units.', { default: 25, minimum: 0 }),
  noCircle: flag('Omits the disc.', { default: false }),
  fillColor: color('Disc colour.', { default: 'white' }),
  strokeColor: color('Outline colour of the disc.', { default: 'black' }),
  stroke: color('Old; write `strokeColor`.', { deprecated: true }),
  strokeWidth: number('Outline width of the disc in hex units.', { default: 2, minimum: 0 }),
  label: unread('Without effect.'),
  ...positionFields,
  ...orderFields,
};

export const iconSchema = define('Icon', object(iconFields, 'An icon.'));

export interface HexIcon extends Placed {
  /** Undefined if the library does not have the icon: only the disc is drawn. */
  readonly icon?: string;
  /** Colour for the main part of the icon (20.3.10). */
  readonly color?: string;
  /** Side length of the icon's box. */
  readonly width: number;
  readonly disc?: IconDisc;
}

export interface IconDisc {
  readonly radius: number;
  readonly fillColor: string;
  readonly strokeColor: string;
  readonly strokeWidth: number;
}

export const resolveIcon = (item: Item, hex: HexContext): HexIcon => {
  const read = reader(iconFields, item.json);
  const width = read('width');
  return {
    position: resolvePosition(item, hex, { automatic: automaticPosition(hex) }),
    icon: knownIcon(read('type'), hex),
    color: read('color'),
    width,
    disc: read('noCircle')
      ? undefined
      : {
          // Otherwise small icons would have no disc at all (20.14.20).
          radius: width > 10 ? width - 10 : 0.6 * width,
          fillColor: read('fillColor'),
          strokeColor: read('strokeColor'),
          strokeWidth: read('strokeWidth'),
        },
  };
};

const automaticPosition = ({ hasCenterStop, hasTerrain }: HexContext): PolarPosition | undefined =>
  hasCenterStop ? { angle: hasTerrain ? 30 : 0, percent: 0.6 } : undefined;

/** Returns the name only if the library has the icon (10.18). */
export const knownIcon = (json: Json | undefined, { library }: HexContext): string | undefined => {
  const name = readText(json);
  return name !== undefined && library.icons.has(name) ? name : undefined;
};
