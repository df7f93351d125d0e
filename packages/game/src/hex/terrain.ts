import type { Amount } from '../amount.ts';
import { choice, define, flag, object, string, unread } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { amount, color } from '../schema/values.ts';
import type { HexContext, Item } from './element.ts';
import { type Font, fontFields, resolveFont } from './font.ts';
import { knownIcon } from './icon.ts';
import {
  keepUpright,
  orderFields,
  type Placed,
  type PolarPosition,
  positionFields,
  resolvePosition,
} from './position.ts';

const SIZES = ['tiny', 'small', 'medium', 'large'] as const;
export type TerrainSize = (typeof SIZES)[number];

const terrainFields = {
  type: string('Name of an icon, such as `mountain` or `water`. Default: no icon.', { refersTo: 'icon' }),
  cost: amount('Cost, printed under the icon. Default: none.'),
  size: choice(SIZES, 'Icon size.', { default: 'small' }),
  color: color('Colour of icon and text. Default: the icon’s colour, and black text.'),
  ...fontFields,
  fixed: flag('Turns the terrain with the tile instead of keeping it upright.', { default: false }),
  border: unread('Without effect.'),
  ...positionFields,
  ...orderFields,
};

export const terrainSchema = define('Terrain', object(terrainFields, 'Terrain.'));

/** The cost of building here (20.8.13). */
export interface Terrain extends Placed {
  /** Undefined if there is none or the library does not have it: only the cost is drawn. */
  readonly icon?: string;
  readonly cost?: Amount;
  readonly size: TerrainSize;
  /** Colour of the text and of the icon's main part. */
  readonly color?: string;
  readonly font: Font;
  /** Turns with the tile instead of staying upright. */
  readonly fixed: boolean;
}

export const resolveTerrain = (item: Item, hex: HexContext): Terrain => {
  const { json } = item;
  const read = reader(terrainFields, json);
  const fixed = read('fixed');
  const { valueFontFamily, valueFontSize } = hex.info;
  const position = resolvePosition(item, hex, { automatic: automaticPosition(hex) });
  return {
    // `rotation` has no effect at all; `rotate` and `side` turn it (20.14.3).
    position: keepUpright(json, position, read('rotate') === 0 ? read('rotation') : 0, fixed),
    icon: knownIcon(read('type'), hex),
    cost: read('cost'),
    size: read('size'),
    color: read('color'),
    font: resolveFont(json, { family: valueFontFamily, size: valueFontSize ?? 15 }),
    fixed,
  };
};

const automaticPosition = ({ hasCenterStop, hasIcons }: HexContext): PolarPosition | undefined =>
  hasCenterStop ? { angle: hasIcons ? 330 : 0, percent: 0.7 } : undefined;
