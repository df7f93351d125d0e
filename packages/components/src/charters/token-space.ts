import type { Amount, Company, Station } from '@platelayer/game';
import {
  type Color,
  circle,
  compose,
  groupAt,
  lineWidth,
  type Node,
  type Point,
  rotate,
  scale,
  type TextAnchor,
  text,
  translate,
} from '@platelayer/scene';
import { HAIRLINE } from '@platelayer/sheets';
import type { Look } from '../look.ts';
import { reportCut, shrinkLine, type TextOwner } from '../text-setting.ts';
import { faceOfCompany } from '../tokens/company-token.ts';
import { drawToken } from '../tokens/token.ts';
import { type Charter, fieldOf } from './charter.ts';

/** Radius of a token space: 25 px, so that printed tokens of 25 units fit (60.12.15). */
export const SPACE_RADIUS = 25 * HAIRLINE;

/** Style of prices. A price smaller than `ONE_LINE` is broken into two lines. */
const PRICE = { family: 'display', weight: 'normal', size: 11.4583, minSize: 6.5 } as const;
const ONE_LINE = 9;

/** Distance between the prices of neighbouring spaces. */
const GAP = 8;

/** Prices in two lines: distance from the disc, and height of the first line above its baseline as a fraction of the size. */
const TWO_LINES = { gap: 2, ascent: 0.78 };

/** Distance of a rotated price's baseline from the centre of the disc. */
const PRICE_DISTANCE = 40.625;

/** Horizontal prices in a column: distance from the disc, and fraction of the distance between spaces for their lines. */
const LEVEL = { gap: 3, share: 0.9 };

/** Width of the ring that a token leaves visible in its space. */
const RING = 2;

/** Drawings of token spaces: with a token at the start of the game, and others. */
export interface TokenSpaces {
  readonly start: readonly Node[];
  readonly other: readonly Node[];
}

/** In style `color`, only spaces with a token at the start show it. In style `carth`, only the others do (60.4.3). */
export const drawTokenSpaces = ({ company, format }: Charter, look: Look): TokenSpaces => {
  const empty = circle(0, 0, SPACE_RADIUS, {
    fill: look.color('white') ?? '#ffffff',
    stroke: { color: '#000', width: HAIRLINE },
  });
  const token = (radius: number) =>
    groupAt(scale(radius / 25), ...drawToken(faceOfCompany(company, look), look, { radius: 25 }));
  if (format.style !== 'color') return { start: [empty], other: [token(SPACE_RADIUS)] };
  const start = company.stations.some(({ start }) => start) ? [empty, token(SPACE_RADIUS - RING)] : [];
  return { start, other: [empty] };
};

export const spaceOf = ({ start, other }: TokenSpaces, station: Station): readonly Node[] =>
  station.start ? start : other;

/** Space for a price: the distance between spaces, and the height below the disc. */
interface PriceRoom {
  readonly pitch: number;
  readonly height: number;
}

/** Prices, or destinations, of all spaces of a charter. They share one size. */
export interface TokenPrices {
  readonly size: number;
  readonly lines: readonly (readonly string[])[];
  readonly cut: boolean;
}

/** Fits prices to their spaces. Reports once if any is cut; `part` is their name in the message. */
export const tokenPrices = (
  amounts: readonly Amount[],
  part: string,
  room: PriceRoom,
  look: Look,
  owner: TextOwner,
): TokenPrices => reportedIfCut(fitPrices(amounts, room, look), part, look, owner);

/** Name of a token's price in diagnostics. */
export const PRICE_PART = 'price of a token';
export const pricesOf = ({ stations }: Company): readonly Amount[] => stations.map(({ price }) => price);

/** Prices of spaces in a column. */
export interface ColumnPrices extends TokenPrices {
  /** Whether prices are rotated to read upwards, instead of being next to their discs. */
  readonly turned: boolean;
}

/** Rotates prices, unless they would be too small and there is more space next to their discs. */
export const columnPrices = (charter: Charter, { pitch, height }: PriceRoom, look: Look): ColumnPrices => {
  const amounts = pricesOf(charter.company);
  const reported = (prices: TokenPrices) =>
    reportedIfCut(prices, PRICE_PART, look, fieldOf(charter, 'tokens'));
  const upright = fitPrices(amounts, { pitch, height }, look);
  const width = height - LEVEL.gap;
  const turned = (!upright.cut && upright.size >= ONE_LINE) || width <= pitch - GAP;
  if (turned) return { ...reported(upright), turned };
  const level = fitPrices(amounts, { pitch: width + GAP, height: pitch }, look);
  const maxSize = (LEVEL.share * pitch) / Math.max(...level.lines.map(({ length }) => length));
  return { ...reported({ ...level, size: Math.min(level.size, maxSize) }), turned };
};

const reportedIfCut = (prices: TokenPrices, part: string, look: Look, owner: TextOwner): TokenPrices => {
  if (prices.cut) reportCut(part, look, owner);
  return prices;
};

const fitPrices = (amounts: readonly Amount[], { pitch, height }: PriceRoom, look: Look): TokenPrices => {
  const width = Math.max(0, pitch - GAP);
  const prices = amounts.map((amount) =>
    breakPrice(look.money(amount, 'token'), width, (height - TWO_LINES.gap) / 2, look),
  );
  const size = Math.max(PRICE.minSize, Math.min(PRICE.size, ...prices.map((price) => price.size)));
  const style = { ...PRICE, size };
  const fitted = prices.map(({ lines }) => lines.map((line) => shrinkLine(line, style, width, look.fonts)));
  return {
    size,
    lines: fitted.map((lines) => lines.map(({ content }) => content)),
    cut: fitted.flat().some(({ cut }) => cut),
  };
};

/** Puts a price on one line, or on two if it would be too small. Also returns the size that fits. */
const breakPrice = (content: string, width: number, lineHeight: number, { fonts }: Look) => {
  const sizeOf = (lines: readonly string[]) =>
    Math.min(PRICE.size, ...lines.map((line) => (PRICE.size * width) / lineWidth(fonts, line, PRICE)));
  const oneLine = { lines: [content], size: sizeOf([content]) };
  if (oneLine.size >= ONE_LINE) return oneLine;
  const broken = [...content.matchAll(/[ /]/g)]
    .map(({ index }) => [content.slice(0, index + 1).trimEnd(), content.slice(index + 1).trimStart()])
    .filter((lines) => lines.every((line) => line !== ''))
    .map((lines) => ({ lines, size: sizeOf(lines) }))
    .reduce((best, candidate) => (candidate.size > best.size ? candidate : best), oneLine);
  const size = Math.min(broken.size, lineHeight);
  return size > oneLine.size ? { ...broken, size } : oneLine;
};

/** Distance of the first baseline from the centre of a disc: `oneLine` if no price needs two lines. */
export const priceBaseline = ({ lines, size }: TokenPrices, radius: number, oneLine: number): number =>
  lines.some(({ length }) => length > 1) ? radius + TWO_LINES.gap + TWO_LINES.ascent * size : oneLine;

/** Draws the price of a space, with its first baseline at a point. */
export const drawTokenPrice = (
  { lines, size }: TokenPrices,
  space: number,
  { x, y }: Point,
  fill: Color,
  { fonts }: Look,
  anchor: TextAnchor = 'middle',
): readonly Node[] =>
  (lines[space] ?? [])
    .filter((line) => line !== '')
    .map((line, i) => text(fonts, line, x, y + i * size, { ...PRICE, size, anchor, fill }));

/** Draws the price of a space in a column, to the right of the disc around a point. */
export const drawColumnPrice = (
  prices: ColumnPrices,
  space: number,
  { x, y }: Point,
  radius: number,
  fill: Color,
  look: Look,
): readonly Node[] => {
  if (prices.turned) {
    const baseline = x + priceBaseline(prices, radius, PRICE_DISTANCE);
    const words = drawTokenPrice(prices, space, { x: 0, y: 0 }, fill, look);
    return [groupAt(compose(translate(baseline, y), rotate(-90)), ...words)];
  }
  const { size, lines } = prices;
  const capitals = look.fonts.match(PRICE).capHeight * size;
  const first = {
    x: x + radius + LEVEL.gap,
    y: y + (capitals - ((lines[space]?.length ?? 1) - 1) * size) / 2,
  };
  return drawTokenPrice(prices, space, first, fill, look, 'start');
};
