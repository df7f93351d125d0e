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
/** What a token with its outline needs beyond its radius. */
export const OUTLINE = 1;
/** The smallest radius that letters can be read at. */
export const SMALLEST_RADIUS = 8;

/** Left edge and length of the row of tokens, as portions of the card's width. */
const ROW = { from: 0.125, length: 0.75, y: 38.5 };

/** The card, and how far down and to the right tokens of style `center` may reach. */
interface TokenRoom extends Size {
  readonly bottom?: number;
  readonly right?: number;
}

interface TokenPlaces {
  readonly radius: number;
  readonly centres: readonly Point[];
}

/** As large as they can be without covering each other. */
const radiusFor = (pitch: number): number => Math.min(RADIUS, Math.max(SMALLEST_RADIUS, pitch / 2 - OUTLINE));

const column =
  (x: number) =>
  (count: number, { height }: Size): TokenPlaces => {
    const pitch = (height - 2 * MARGIN) / count;
    return {
      radius: radiusFor(pitch),
      centres: Array.from({ length: count }, (_, i) => ({ x, y: MARGIN + (i + 0.5) * pitch })),
    };
  };

/** Evenly over the row; over the whole width where that leaves them larger. They end above `bottom`: higher up, then smaller. */
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

/** Places of the tokens by style (50.5.2). */
export const TOKEN_PLACES: Readonly<Record<ShareStyle, (count: number, room: TokenRoom) => TokenPlaces>> = {
  left: column(32.75),
  gmt: column(33.5),
  center: row,
};

/** How many tokens a card of a style has: in style `center`, which has no name, always one that tells the company. */
const tokensOn = ({ tokenCount }: ShareCard, style: ShareStyle): number =>
  style === 'center' ? tokenCount || 1 : (tokenCount ?? 1);

/** A token for every share, the last one cut down to the fraction that is left (50.5.2). */
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
