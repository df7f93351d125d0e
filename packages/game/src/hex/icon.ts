import type { Json } from '../json.ts';
import { define, flag, number, object, readText, string, unread } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { color } from '../schema/values.ts';
import type { HexContext } from './context.ts';
import type { Item } from './items.ts';
import { orderFields } from './order.ts';
import { type Placed, type PolarPosition, positionFields, resolvePosition } from './position.ts';

const iconFields = {
  type: string('Name of the icon.', { refersTo: 'icon' }),
  color: color('Main colour of the icon. Default: its own.'),
  width: number('Edge of the icon in hex units.', { default: 25, minimum: 0 }),
  noCircle: flag('Leaves the disc out.', { default: false }),
  fillColor: color('Colour of the disc.', { default: 'white' }),
  strokeColor: color('Colour of its outline.', { default: 'black' }),
  stroke: color('Old; write `strokeColor`.', { deprecated: true }),
  strokeWidth: number('Width of its outline in hex units.', { default: 2, minimum: 0 }),
  label: unread('Without effect.'),
  ...positionFields,
  ...orderFields,
};

/** An icon on a disc (20.8.14). */
export const iconSchema = define('Icon', object(iconFields, 'An icon.'));

/** An entry of `icons` (20.8.14). */
export interface HexIcon extends Placed {
  /** Absent when the library has no such icon: the disc alone is drawn. */
  readonly icon?: string;
  /** Recolours the main part of the icon (20.3.10). */
  readonly color?: string;
  /** Edge of the icon's box. */
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
          // Small icons would leave no disc at all (20.14.20).
          radius: width > 10 ? width - 10 : 0.6 * width,
          fillColor: read('fillColor'),
          strokeColor: read('strokeColor'),
          strokeWidth: read('strokeWidth'),
        },
  };
};

const automaticPosition = ({ hasCenterStop, hasTerrain }: HexContext): PolarPosition | undefined =>
  hasCenterStop ? { angle: hasTerrain ? 30 : 0, percent: 0.6 } : undefined;

/** The name itself when the library has the icon (10.18). */
export const knownIcon = (json: Json | undefined, { library }: HexContext): string | undefined => {
  const name = readText(json);
  return name !== undefined && library.icons.has(name) ? name : undefined;
};
