import type { PlayerRange, PrivatePart } from '@platelayer/game';
import { type Color, type Node, rect } from '@platelayer/scene';
import { namedColor } from '../text-color.ts';
import { drawFittedLine, type FittedLine, fitLine, limitLineHeight } from '../text-setting.ts';
import { MARGIN, type Size } from './format.ts';
import { fitPair, PAIR_GAP, type PairedText } from './pair.ts';
import { privatePrice, privateRevenue } from './prices.ts';
import { type PrivateCanvas, privateTextColor, privateTextStyle } from './private-canvas.ts';

/** Tops of the line boxes, measured from the bottom edge, and the space below the lowest line (50.3.7). */
const LOWER = { price: 37.5, bid: 62.5, players: { small: 62.5, big: 53.5 }, variant: 17.5, edge: 2 };
/** Padding to the left of the revenue, height of its background, and the gap to a line above it. */
const REVENUE_GROUND = { padding: 12.5, height: 50, gap: 1.5 };

/** "Players: 3-5", or "Players: 3" for one number (50.3.6). */
export const playerNote = ({ min, max }: PlayerRange): string =>
  `Players: ${min === max ? min : `${min}-${max}`}`;

interface LowerPart {
  readonly nodes: readonly Node[];
  readonly top: number;
  /** Top of the lines at the right. */
  readonly rightTop: number;
}

/** Draws price and revenue on the lowest line, bid and players above them, and the variant at the edge. */
export const drawLower = (canvas: PrivateCanvas): LowerPart => {
  const { entry, style, size, look, context } = canvas;
  const { width, height } = size;
  const [left, right] = [MARGIN, width - MARGIN];
  const below = entry.variant === undefined ? LOWER.edge : LOWER.variant;
  const text = (part: PrivatePart, content: string, above: number, end: number): PairedText => ({
    part,
    content,
    style: limitLineHeight(privateTextStyle(canvas, part), above - end),
  });
  const bidText = entry.bid === undefined ? '' : `Min bid: ${look.money(entry.bid, 'private')}`;
  const playersText = entry.players === undefined ? '' : playerNote(entry.players);
  const revenueText = entry.revenue.length === 0 ? '' : `Revenue: ${privateRevenue(entry, look)}`;
  const revenueGround =
    revenueText === '' ? undefined : namedColor(entry.revenueBackgroundColor, 'companies', look);
  const gap = PAIR_GAP + (revenueGround === undefined ? 0 : REVENUE_GROUND.padding);

  const pair = (atLeft: PairedText, atRight: PairedText, between = PAIR_GAP) =>
    fitPair(atLeft, atRight, right - left, look, context, between);
  const [bid, players] = pair(
    text('bid', bidText, LOWER.bid, LOWER.price),
    text('players', playersText, LOWER.players[style], LOWER.price),
  );
  const [price, revenue] = pair(
    text('price', privatePrice(entry, look), LOWER.price, below),
    text('revenue', revenueText, LOWER.price, below),
    gap,
  );
  const variantStyle = limitLineHeight(privateTextStyle(canvas, 'variant'), LOWER.variant - MARGIN / 2);
  // The variant may extend the revenue's background, which must not touch the price.
  const taken = revenueGround === undefined || price.width === 0 ? 0 : price.width + gap;
  const variant = fitLine(entry.variant ?? '', variantStyle, right - left - taken, 'variant', look, context);

  const groundWidth = REVENUE_GROUND.padding + Math.max(revenue.width, variant.width) + MARGIN;
  const groundHeight = Math.min(
    REVENUE_GROUND.height,
    ...(players.width > 0 ? [heightBelow(players, LOWER.players[style])] : []),
    ...(bid.width > 0 && left + bid.width > width - groundWidth ? [heightBelow(bid, LOWER.bid)] : []),
  );
  const rightHeight = Math.max(
    LOWER.price,
    revenueGround === undefined ? 0 : groundHeight,
    players.width > 0 ? LOWER.players[style] : 0,
  );
  const line = (fitted: FittedLine, part: PrivatePart, x: number, above: number, on?: Color) =>
    drawFittedLine(
      fitted,
      x,
      height - above,
      x === left ? 'start' : 'end',
      privateTextColor(canvas, part, on),
      look,
    );
  return {
    top: height - Math.max(rightHeight, bid.width > 0 ? LOWER.bid : 0),
    rightTop: height - rightHeight,
    nodes: [
      ...(revenueGround === undefined
        ? []
        : [drawRevenueGround({ width: groundWidth, height: groundHeight }, revenueGround, canvas)]),
      ...line(bid, 'bid', left, LOWER.bid),
      ...line(price, 'price', left, LOWER.price),
      ...line(players, 'players', right, LOWER.players[style]),
      ...line(revenue, 'revenue', right, LOWER.price, revenueGround),
      ...line(variant, 'variant', right, LOWER.variant, revenueGround),
    ],
  };
};

/** Height available below a line, measured from the bottom edge. */
const heightBelow = ({ style }: FittedLine, above: number): number =>
  above - style.lineHeight - REVENUE_GROUND.gap;

/** Draws the background of the revenue in the corner of the card. Without a border, it extends into the bleed. */
const drawRevenueGround = (
  { width, height }: Size,
  fill: Color,
  { size, context: { format } }: PrivateCanvas,
): Node => {
  const reach = format.border > 0 ? 0 : format.bleed;
  return rect(size.width - width, size.height - height, width + reach, height + reach, { fill });
};
