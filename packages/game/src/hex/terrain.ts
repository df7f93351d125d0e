import type { Amount } from '../amount.ts';
import { at } from '../diagnostic.ts';
import { asNumber, get } from '../json.ts';
import { fieldsOf } from './fields.ts';
import type { Font } from './font.ts';
import { knownIcon } from './icon.ts';
import type { Item } from './items.ts';
import { type Placed, resolvePosition } from './position.ts';
import { type Surroundings, terrainPlace } from './surroundings.ts';

/** What it costs to build here (20.8.13). */
export interface Terrain extends Placed {
  /** Absent when there is none or the library lacks it: the cost alone is drawn. */
  readonly icon?: string;
  readonly cost?: Amount;
  readonly size: TerrainSize;
  /** Of the text and of the icon's main part. */
  readonly color?: string;
  readonly font: Font;
  /** Turns with the tile instead of staying upright. */
  readonly fixed: boolean;
}

const sizes = ['tiny', 'small', 'medium', 'large'] as const;
export type TerrainSize = (typeof sizes)[number];

export const resolveTerrain = (item: Item, hex: Surroundings): Terrain => {
  const { json, pointer } = item;
  const read = fieldsOf(json);
  const fixed = read.flag('fixed');
  const { valueFontFamily, valueFontSize } = hex.info;
  const position = resolvePosition(item, hex, terrainPlace(hex));
  const rotate = asNumber(get(json, 'rotate')) ?? 0;
  const rotation = asNumber(get(json, 'rotation')) ?? 0;
  return {
    // `rotation` has no effect at all, `rotate` and `side` turn (20.14, Q3).
    position: fixed || rotate !== 0 ? position : { ...position, turn: position.turn - rotation },
    icon: knownIcon(read.text('type'), at(pointer, 'type'), hex),
    cost: read.figure('cost'),
    size: sizes.find((size) => size === get(json, 'size')) ?? 'small',
    color: read.text('color'),
    font: read.font({ family: valueFontFamily, size: valueFontSize ?? 15 }),
    fixed,
  };
};

/** The legacy lists `mountain` and `water` are terrain of that type (20.14, Q7). */
export const resolveTerrainOf =
  (type: 'mountain' | 'water') =>
  (item: Item, hex: Surroundings): Terrain =>
    resolveTerrain({ ...item, json: { ...item.json, type } }, hex);
