import type { PlayerRange, Private, PrivatePart } from '@platelayer/game';
import { type Color, type Node, rect } from '@platelayer/scene';
import { namedColor } from '../text-color.ts';
import { drawFittedLine, type FittedLine, fitLine, limitLineHeight } from '../text-setting.ts';
import { MARGIN } from './format.ts';
import { fitPair, type PairedText } from './pair.ts';
import { type PrivateCanvas, privateTextColor, privateTextStyle } from './private-canvas.ts';

/** Tops of the lower line boxes, above the lower edge (50.3.7), which even the largest letters keep away from. */
const LOWER = { price: 37.5, bid: 62.5, players: { small: 62.5, big: 53.5 }, variant: 17.5, edge: 2 };
const REVENUE_GROUND = { padding: 25, height: 50 };

/** "Players: 3-5", or "Players: 3" for one number (50.3.6). */
export const playerNote = ({ min, max }: PlayerRange): string =>
  `Players: ${min === max ? min : `${min}-${max}`}`;

interface Lower {
  readonly nodes: readonly Node[];
  /** Where its uppermost line begins, of all and of those at the right. */
  readonly top: number;
  readonly rightTop: number;
}

/** Price and revenue on the lowest line, bid and players above them, and the variant at the very edge. */
export const drawLower = (canvas: PrivateCanvas): Lower => {
  const { entry, style, size, look, context } = canvas;
  const { width, height } = size;
  const [left, right] = [MARGIN, width - MARGIN];
  const money = (amount: Private['price']) => look.money(amount, 'private');
  const below = entry.variant === undefined ? LOWER.edge : LOWER.variant;
  const text = (part: PrivatePart, above: number, content: string): PairedText => ({
    part,
    content,
    style: limitLineHeight(privateTextStyle(canvas, part), above - below),
  });
  const bidText = text('bid', LOWER.bid, entry.bid === undefined ? '' : `Min bid: ${money(entry.bid)}`);
  const playersText = text(
    'players',
    LOWER.players[style],
    entry.players === undefined ? '' : playerNote(entry.players),
  );
  const revenueText = text(
    'revenue',
    LOWER.price,
    entry.revenue.length === 0 ? '' : `Revenue: ${entry.revenue.map(money).join('/')}`,
  );
  const pair = (one: PairedText, other: PairedText) => fitPair(one, other, right - left, look, context);
  const [bid, players] = pair(bidText, playersText);
  const [price, revenue] = pair(text('price', LOWER.price, money(entry.price)), revenueText);
  const variantStyle = limitLineHeight(privateTextStyle(canvas, 'variant'), LOWER.variant - MARGIN / 2);
  const variant = fitLine(entry.variant ?? '', variantStyle, right - left, 'variant', look, context);

  const line = (fitted: FittedLine, part: PrivatePart, x: number, above: number, on?: Color) =>
    drawFittedLine(
      fitted,
      x,
      height - above,
      x === left ? 'start' : 'end',
      privateTextColor(canvas, part, on),
      look,
    );
  const revenueGround =
    revenue.width > 0 ? namedColor(entry.revenueBackgroundColor, 'companies', look) : undefined;
  const rightHeight = Math.max(
    revenueGround === undefined ? LOWER.price : REVENUE_GROUND.height,
    players.width > 0 ? LOWER.players[style] : 0,
  );
  return {
    top: height - Math.max(rightHeight, bid.width > 0 ? LOWER.bid : 0),
    rightTop: height - rightHeight,
    nodes: [
      ...line(bid, 'bid', left, LOWER.bid),
      ...line(price, 'price', left, LOWER.price),
      ...line(players, 'players', right, LOWER.players[style]),
      ...(revenueGround === undefined ? [] : [drawRevenueGround(revenue.width, revenueGround, canvas)]),
      ...line(revenue, 'revenue', right, LOWER.price, revenueGround),
      // It stands on the revenue's ground where it is no wider than that.
      ...line(
        variant,
        'variant',
        right,
        LOWER.variant,
        variant.width < revenue.width ? revenueGround : undefined,
      ),
    ],
  };
};

/** From the text to the corner of the card, and on into the bleed where no border lies between. */
const drawRevenueGround = (revenueWidth: number, fill: Color, { size, context }: PrivateCanvas): Node => {
  const { bleed, border } = context.format;
  const reach = border > 0 ? 0 : bleed;
  const width = revenueWidth + REVENUE_GROUND.padding;
  const { height } = REVENUE_GROUND;
  return rect(size.width - width, size.height - height, width + reach, height + reach, { fill });
};
