import type { GameDrawings } from '../../drawings.ts';
import { outlineOfSide, type PlacedSide, type Side, type Size, sidePage, type Turn } from '../side.ts';
import type { Product } from './products.ts';
import { DPI, type ShopProfile } from './profiles.ts';

/** Turns front and back in opposite directions. Otherwise backs would be upside down (86.11). */
const turnOf = ({ width, height }: Side, { upright }: ShopProfile, side: 'front' | 'back'): Turn =>
  upright && width > height ? (side === 'front' ? 90 : -90) : 0;

const pageSize = ({ pixels }: Product) => ({
  width: (100 * pixels.width) / DPI,
  height: (100 * pixels.height) / DPI,
});

/** Draws a side on the page of a product. Hexagons are never turned, because all shops have flat-topped ones. */
export const onProduct = (
  side: Side,
  product: Product,
  profile: ShopProfile,
  which: 'front' | 'back',
  drawings: GameDrawings,
  page: Size = pageSize(product),
): Promise<PlacedSide> => {
  const turn = side.shape === 'rectangle' ? turnOf(side, profile, which) : 0;
  return sidePage(side, page, drawings, { turn });
};

const TRIM_LINE = { color: '#ff0000', width: 0.5 };
const SAFE_LINE = { color: '#ff00ff', width: 0.5, dash: [3, 3] };

/** Draws a side with cut lines and safe zone, for viewing, not for printing. */
export const proofPage = (
  side: Side,
  product: Product,
  profile: ShopProfile,
  which: 'front' | 'back',
  drawings: GameDrawings,
): Promise<PlacedSide> => {
  const turn = side.shape === 'rectangle' ? turnOf(side, profile, which) : 0;
  const safe = profile.safe(drawings.config);
  return sidePage(side, pageSize(product), drawings, {
    turn,
    over: [
      { ...outlineOfSide(side), stroke: TRIM_LINE },
      { ...outlineOfSide(side, safe), stroke: SAFE_LINE },
    ],
  });
};
