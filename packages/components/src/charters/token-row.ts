import { compose, groupAt, type Node, scale, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { type Charter, fieldOf } from './charter.ts';
import { type CharterFormat, headOf, MIN_BODY, PADDING } from './format.ts';
import { markRoom } from './head-mark.ts';
import {
  drawTokenPrice,
  drawTokenSpaces,
  PRICE_PART,
  priceBaseline,
  pricesOf,
  SPACE_RADIUS,
  spaceOf,
  tokenPrices,
} from './token-space.ts';

/** Distance between spaces, and of a space's centre from the left of its cell. */
const PITCH = 65;
const CENTRE = 41.0417;

/** Distance of the price's baseline from the centre. */
const PRICE_DROP = 40.625;

/** Distance of the price's baseline from the disc in a row below the head, even if the disc is small. */
const PRICE_GAP = PRICE_DROP - SPACE_RADIUS;

/** Distance of prices from the bottom edge of the head. */
const CLEARANCE = 3;

/** Smallest width for logo and name (60.12.10). */
const MIN_NAME_WIDTH = 200;

const CENTRE_LINE = { major: 52.0417, minor: 39.5417 } as const;

/** Positions of the token spaces on a full charter (60.4.3). */
export interface TokenRow {
  /** Less than 1 if the row shrinks to leave space for the name. */
  readonly scale: number;
  readonly left: number;
  /** Left edge of the first disc. */
  readonly firstDisc: number;
  readonly centres: readonly number[];
  readonly y: number;
}

/** `mark` is the width that the mark of a group takes from the row. */
export const tokenRow = ({ width, minor }: CharterFormat, count: number, mark = 0): TokenRow => {
  const factor = count > 0 ? Math.min(1, (width - MIN_NAME_WIDTH - mark) / (PITCH * count)) : 1;
  const left = width - PADDING - PITCH * factor * count;
  return {
    scale: factor,
    left,
    firstDisc: left + factor * (CENTRE - SPACE_RADIUS),
    centres: Array.from({ length: count }, (_, i) => left + factor * (PITCH * i + CENTRE)),
    y: CENTRE_LINE[minor ? 'minor' : 'major'],
  };
};

/** Row below the head: distance from the head, height of the prices, and smallest scale factor of the spaces. */
const BELOW = { gap: 7, prices: 19, minScale: 0.3 };

/** Positions in a row below the head (60.4.6), and the bottom of the row. */
const tokenRowBelow = (format: CharterFormat, count: number): TokenRow & { readonly bottom: number } => {
  const { lowerTop } = headOf(format);
  const { width, height } = format;
  const around = BELOW.gap + BELOW.prices + CLEARANCE;
  const scale = Math.min(
    1,
    (width - 2 * PADDING) / (PITCH * Math.max(1, count)),
    Math.max(BELOW.minScale, (height - lowerTop - around - MIN_BODY) / (2 * SPACE_RADIUS)),
  );
  const radius = SPACE_RADIUS * scale;
  return {
    scale,
    left: PADDING,
    firstDisc: PADDING,
    centres: Array.from({ length: count }, (_, i) => PADDING + radius + i * PITCH * scale),
    y: lowerTop + BELOW.gap + radius,
    bottom: lowerTop + around + 2 * radius,
  };
};

/** Whether a row below the head leaves enough space for trains and treasury. */
export const hasRoomBelow = (format: CharterFormat): boolean =>
  tokenRowBelow(format, 1).bottom <= format.height - MIN_BODY + 1e-6;

/** Top of trains and treasury: below the head, or below a row of tokens. */
export const bodyTop = ({ format, company }: Charter): number =>
  format.tokensBelow && company.stations.length > 0
    ? tokenRowBelow(format, company.stations.length).bottom
    : headOf(format).lowerTop;

export const drawTokenRow = (charter: Charter, look: Look): readonly Node[] => {
  const { format, company, colors } = charter;
  const { stations } = company;
  const below = format.tokensBelow ? tokenRowBelow(format, stations.length) : undefined;
  const row = below ?? tokenRow(format, stations.length, markRoom(company));
  const spaces = drawTokenSpaces(charter, look);
  const fill = format.style === 'color' && !below ? colors.head : colors.price;
  const radius = SPACE_RADIUS * row.scale;
  const height = (below?.bottom ?? headOf(format).height) - CLEARANCE - row.y - radius;
  const room = { pitch: PITCH * row.scale, height };
  const prices = tokenPrices(pricesOf(company), PRICE_PART, room, look, fieldOf(charter, 'tokens'));
  const y = row.y + priceBaseline(prices, radius, below ? radius + PRICE_GAP : PRICE_DROP * row.scale);
  return row.centres.flatMap((x, i) => [
    groupAt(compose(translate(x, row.y), scale(row.scale)), ...spaceOf(spaces, stations[i]!)),
    ...drawTokenPrice(prices, i, { x, y }, fill, look),
  ]);
};
