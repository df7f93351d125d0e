import type { ShareCard } from '@platelayer/game';
import { box, groupAt, type Node, type Point, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { faceOfCompany } from '../tokens/company-token.ts';
import { drawToken } from '../tokens/token.ts';
import { MARGIN, type Size } from './format.ts';
import { clipTo } from './frame.ts';

export type ShareStyle = 'left' | 'gmt' | 'center';

const RADIUS = 25;
/** Side of the square that a token with its outline fills. */
const SQUARE = 52;

/** Left edge and length of the row of tokens, as portions of the card's width. */
const ROW = { from: 0.125, length: 0.75, y: 38.5 };

const column =
  (x: number) =>
  (count: number, { height }: Size): readonly Point[] =>
    Array.from({ length: count }, (_, i) => ({ x, y: MARGIN + ((i + 0.5) * (height - 2 * MARGIN)) / count }));

/** Evenly over the row while there is room, then side by side; closer where they would leave the card. */
const row = (count: number, { width }: Size): readonly Point[] => {
  const [start, length] = [ROW.from * width, ROW.length * width];
  const centres = Array.from({ length: count }, (_, i) => i);
  if (SQUARE * count <= length)
    return centres.map((i) => ({ x: start + ((i + 0.5) * length) / count, y: ROW.y }));
  const room = Math.max(0, width - MARGIN - start - SQUARE);
  const step = Math.min(SQUARE, room / Math.max(1, count - 1));
  return centres.map((i) => ({ x: start + SQUARE / 2 + step * i, y: ROW.y }));
};

/** Centres of the tokens by style (50.5.2). */
export const TOKEN_CENTRES: Readonly<Record<ShareStyle, (count: number, size: Size) => readonly Point[]>> = {
  left: column(32.75),
  gmt: column(33.5),
  center: row,
};

/** A token for every share, the last one cut down to the fraction that is left (50.5.2). */
export const drawShareTokens = (
  share: ShareCard,
  style: ShareStyle,
  size: Size,
  look: Look,
): readonly Node[] => {
  const total = share.tokenCount ?? (style === 'center' ? 0 : 1);
  const count = Math.ceil(total);
  if (count === 0) return [];
  const token = drawToken(faceOfCompany(share.company, look, { width: RADIUS }), look, { radius: RADIUS });
  return TOKEN_CENTRES[style](count, size).map(({ x, y }, i) => {
    const part = i === count - 1 ? total - i : 1;
    const shown =
      style === 'center'
        ? box(-SQUARE / 2, -SQUARE / 2, SQUARE * part, SQUARE)
        : box(-SQUARE / 2, -SQUARE / 2, SQUARE, SQUARE * part);
    return groupAt(translate(x, y), ...clipTo(token, shown));
  });
};
