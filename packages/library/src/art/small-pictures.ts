import { EMBLEM_ICONS } from './icons/emblems.ts';
import { GOODS_ICONS } from './icons/goods.ts';
import { INDUSTRY_ICONS } from './icons/industry.ts';
import { PIECE_ICONS } from './icons/pieces.ts';
import { RAILWAY_ICONS } from './icons/railway.ts';
import { ROUND_ICONS } from './icons/rounds.ts';
import { SHIPPING_ICONS } from './icons/shipping.ts';
import { TERRAIN_ICONS } from './icons/terrain.ts';

// Most games use some of these; all together are smaller than what asking for each group would cost.
export { SYMBOL_PICTURES } from './symbols.ts';

export const ICON_PICTURES: Readonly<Record<string, string>> = {
  ...EMBLEM_ICONS,
  ...GOODS_ICONS,
  ...INDUSTRY_ICONS,
  ...PIECE_ICONS,
  ...RAILWAY_ICONS,
  ...ROUND_ICONS,
  ...SHIPPING_ICONS,
  ...TERRAIN_ICONS,
};
