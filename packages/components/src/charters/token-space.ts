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

/** Radius of a token space: 25 px, so that printed tokens of 25 u fit in (60.12.15). */
export const SPACE_RADIUS = 25 * HAIRLINE;

/** Prices in normal weight; smaller ones than this nobody reads. What would be smaller than `ONE_LINE` takes two lines. */
const PRICE = { family: 'display', weight: 'normal', size: 11.4583, minSize: 6.5 } as const;
const ONE_LINE = 9;

/** Distance between the prices of neighbouring spaces. */
const GAP = 8;

/** Of prices in two lines: what they keep from the disc, and how far under that the first baseline lies, in sizes. */
const TWO_LINES = { gap: 2, ascent: 0.78 };

/** Of turned prices: how far their baseline is from the centre of the disc. */
const PRICE_DISTANCE = 40.625;

/** Of level prices: what they keep from the disc, and the part of the distance between spaces that their lines may take. */
const LEVEL = { gap: 3, share: 0.9 };

/** Of a token in an otherwise empty space: the ring of the space that stays free round it. */
const RING = 2;

/** The discs that tokens are put on, by whether the company begins with a token there. */
export interface TokenSpaces {
  readonly start: readonly Node[];
  readonly other: readonly Node[];
}

/**
 * In style `color` spaces are empty but for those with a token at the start; in style `carth`, where all show the token,
 * it is the other way round (60.4.3).
 */
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

/** That of one of the company's stations. */
export const spaceOf = ({ start, other }: TokenSpaces, station: Station): readonly Node[] =>
  station.start ? start : other;

/** The room of one price: its share of the row of spaces, and what lies between its disc and the next thing. */
interface PriceRoom {
  readonly pitch: number;
  readonly height: number;
}

/** The prices, or destinations, of all spaces of a charter: all of one size. */
export interface TokenPrices {
  readonly size: number;
  readonly lines: readonly (readonly string[])[];
  readonly cut: boolean;
}

/** One remark, which calls them a `part` of their owner, stands for all prices that are cut. */
export const tokenPrices = (
  amounts: readonly Amount[],
  part: string,
  room: PriceRoom,
  look: Look,
  owner: TextOwner,
): TokenPrices => reportedIfCut(fitPrices(amounts, room, look), part, look, owner);

/** Those of a company's token spaces, and what they are called. */
export const PRICE_PART = 'price of a token';
export const pricesOf = ({ stations }: Company): readonly Amount[] => stations.map(({ price }) => price);

/** Those of spaces one below the other. */
export interface ColumnPrices extends TokenPrices {
  /** They read upwards; else they stand level beside their discs. */
  readonly turned: boolean;
}

/** Prices are turned, but for those that would be too small then and have more room beside their discs. */
export const columnPrices = (charter: Charter, { pitch, height }: PriceRoom, look: Look): ColumnPrices => {
  const amounts = pricesOf(charter.company);
  const reported = (prices: TokenPrices) =>
    reportedIfCut(prices, PRICE_PART, look, fieldOf(charter, 'tokens'));
  const upright = fitPrices(amounts, { pitch, height }, look);
  const width = height - LEVEL.gap;
  const turned = (!upright.cut && upright.size >= ONE_LINE) || width <= pitch - GAP;
  if (turned) return { ...reported(upright), turned };
  const level = fitPrices(amounts, { pitch: width + GAP, height: pitch }, look);
  const most = (LEVEL.share * pitch) / Math.max(...level.lines.map(({ length }) => length));
  return { ...reported({ ...level, size: Math.min(level.size, most) }), turned };
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

/** A price on one line, or on two where it would become too small otherwise, and the size that fits. */
const breakPrice = (content: string, width: number, lineHeight: number, { fonts }: Look) => {
  const sizeOf = (lines: readonly string[]) =>
    Math.min(PRICE.size, ...lines.map((line) => (PRICE.size * width) / lineWidth(fonts, line, PRICE)));
  const whole = { lines: [content], size: sizeOf([content]) };
  if (whole.size >= ONE_LINE) return whole;
  const broken = [...content.matchAll(/[ /]/g)]
    .map(({ index }) => [content.slice(0, index + 1).trimEnd(), content.slice(index + 1).trimStart()])
    .filter((lines) => lines.every((line) => line !== ''))
    .map((lines) => ({ lines, size: sizeOf(lines) }))
    .reduce((best, other) => (other.size > best.size ? other : best), whole);
  const size = Math.min(broken.size, lineHeight);
  return size > whole.size ? { ...broken, size } : whole;
};

/** How far below the centre of a disc its price has its first baseline: `usual` where no price needs two lines. */
export const priceBaseline = ({ lines, size }: TokenPrices, radius: number, usual: number): number =>
  lines.some(({ length }) => length > 1) ? radius + TWO_LINES.gap + TWO_LINES.ascent * size : usual;

/** The price of a space; its first baseline is centred on a point, or begins there. */
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

/** The price of a space of a column, right of a disc of a radius around a point. */
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
