import type { ShareCard } from '@platelayer/game';
import { box, type Color, groupAt, type Node, type Point, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { faceOfCompany } from '../tokens/company-token.ts';
import { drawToken } from '../tokens/token.ts';
import { MARGIN, type Size } from './format.ts';
import { clipTo } from './frame.ts';

/** The three designs of shares (50.5.3 to 50.5.5). */
export type ShareStyle = 'left' | 'gmt' | 'center';

const RADIUS = 25;
/** Space for the outline beyond a token's radius. */
export const OUTLINE = 1;
/** Smallest radius with legible letters. */
export const MIN_RADIUS = 8;

/** Left edge and length of the row of tokens, as fractions of the card's width. */
const ROW = { from: 0.125, length: 0.75, y: 38.5 };

/** Size of the card, and limits for tokens of style `center`. */
interface TokenRoom extends Size {
  readonly bottom?: number;
  readonly right?: number;
}

interface TokenPlaces {
  readonly radius: number;
  readonly centres: readonly Point[];
}

/** Largest radius without overlaps. */
const radiusFor = (pitch: number): number => Math.min(RADIUS, Math.max(MIN_RADIUS, pitch / 2 - OUTLINE));

const column =
  (x: number) =>
  (count: number, { height }: Size): TokenPlaces => {
    const pitch = (height - 2 * MARGIN) / count;
    return {
      radius: radiusFor(pitch),
      centres: Array.from({ length: count }, (_, i) => ({ x, y: MARGIN + (i + 0.5) * pitch })),
    };
  };

/** Distributes tokens evenly over the row, or over the whole width if they would overlap. Moves them up, then shrinks them, to end above `bottom`. */
const row = (count: number, { width, bottom = Number.POSITIVE_INFINITY, right }: TokenRoom): TokenPlaces => {
  const last = ROW.from * width + (1 - 0.5 / count) * ROW.length * width + RADIUS + OUTLINE;
  const roomy = 2 * (RADIUS + OUTLINE) * count <= ROW.length * width && !(right && last > right);
  const [start, length] = roomy
    ? [ROW.from * width, ROW.length * width]
    : [MARGIN, Math.max(1, (right ?? width - MARGIN) - MARGIN)];
  const pitch = length / count;
  const radius = radiusFor(Math.min(pitch, bottom - MARGIN));
  const y = Math.min(ROW.y, Math.max(MARGIN, bottom - 2 * (radius + OUTLINE)) + radius + OUTLINE);
  return {
    radius,
    centres: Array.from({ length: count }, (_, i) => ({ x: start + (i + 0.5) * pitch, y })),
  };
};

/** Token positions by style (50.5.2). */
export const TOKEN_PLACES: Readonly<Record<ShareStyle, (count: number, room: TokenRoom) => TokenPlaces>> = {
  left: column(32.75),
  gmt: column(33.5),
  center: row,
};

/** Number of tokens on a card. Style `center` has no name, so it always shows at least one token. */
const tokensOn = ({ tokenCount }: ShareCard, style: ShareStyle): number =>
  style === 'center' ? tokenCount || 1 : (tokenCount ?? 1);

/** Draws a token for each share, and part of a token for a fraction (50.5.2). */
export const drawShareTokens = (
  share: ShareCard,
  style: ShareStyle,
  room: TokenRoom,
  look: Look,
  outline: Color | undefined,
): readonly Node[] => {
  const total = tokensOn(share, style);
  const count = Math.ceil(total);
  if (count === 0) return [];
  const { radius, centres } = TOKEN_PLACES[style](count, room);
  const token = drawToken(faceOfCompany(share.company, look, { width: radius, outline }), look, { radius });
  const half = radius + OUTLINE;
  return centres.map(({ x, y }, i) => {
    const part = i === count - 1 ? total - i : 1;
    const shown =
      style === 'center'
        ? box(-half, -half, 2 * half * part, 2 * half)
        : box(-half, -half, 2 * half, 2 * half * part);
    return groupAt(translate(x, y), ...clipTo(token, shown));
  });
};
