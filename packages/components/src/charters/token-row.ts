import { compose, groupAt, type Node, scale, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { type Charter, fieldOf } from './charter.ts';
import { type CharterFormat, headOf, LEAST_BODY, PADDING } from './format.ts';
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

/** Distance between spaces, and of a space's centre from the left of its share of the row. */
const PITCH = 65;
const CENTRE = 41.0417;

/** Distance of the price's baseline below the centre. */
const PRICE_DROP = 40.625;

/** Of prices below the head: their baseline below the disc, also where that is small. */
const PRICE_GAP = PRICE_DROP - SPACE_RADIUS;

/** What prices keep from the lower edge of the head. */
const CLEARANCE = 3;

/** Width that the row always leaves to logo and name (60.12.10). */
const KEPT_FREE = 200;

const CENTRE_LINE = { major: 52.0417, minor: 39.5417 } as const;

/** Where the token spaces of a full charter lie (60.4.3). */
export interface TokenRow {
  /** 1, or less where spaces and distances are shrunk to make room for the name. */
  readonly scale: number;
  readonly left: number;
  /** Left edge of the first disc. */
  readonly firstDisc: number;
  readonly centres: readonly number[];
  readonly y: number;
}

/** `mark` is what the mark of a group takes from the row. */
export const tokenRow = ({ width, minor }: CharterFormat, count: number, mark = 0): TokenRow => {
  const factor = count > 0 ? Math.min(1, (width - KEPT_FREE - mark) / (PITCH * count)) : 1;
  const left = width - PADDING - PITCH * factor * count;
  return {
    scale: factor,
    left,
    firstDisc: left + factor * (CENTRE - SPACE_RADIUS),
    centres: Array.from({ length: count }, (_, i) => left + factor * (PITCH * i + CENTRE)),
    y: CENTRE_LINE[minor ? 'minor' : 'major'],
  };
};

/** Of a row below the head: what it keeps from that, the height of its prices, and how small its spaces may be where the charter is low. */
const BELOW = { gap: 7, prices: 19, least: 0.3 };

/** The same of a row below the head (60.4.6), and where it ends. */
const tokenRowBelow = (format: CharterFormat, count: number): TokenRow & { readonly bottom: number } => {
  const { lowerTop } = headOf(format);
  const { width, height } = format;
  const around = BELOW.gap + BELOW.prices + CLEARANCE;
  const scale = Math.min(
    1,
    (width - 2 * PADDING) / (PITCH * Math.max(1, count)),
    Math.max(BELOW.least, (height - lowerTop - around - LEAST_BODY) / (2 * SPACE_RADIUS)),
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

/** Whether such a row leaves enough to trains and treasury. */
export const hasRoomBelow = (format: CharterFormat): boolean =>
  tokenRowBelow(format, 1).bottom <= format.height - LEAST_BODY + 1e-6;

/** Where trains and treasury begin: at the head, or at the tokens below it. */
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
