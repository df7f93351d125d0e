import { compose, groupAt, type Node, scale, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import type { Charter } from './charter.ts';
import { type CharterFormat, headOf, PADDING } from './format.ts';
import { drawTokenPrice, drawTokenSpace, priceBaseline, SPACE_RADIUS, tokenPrices } from './token-space.ts';

/** Distance between spaces, and of a space's centre from the left of its share of the row. */
const PITCH = 65;
const CENTRE = 41.0417;

/** Distance of the price's baseline below the centre. */
const PRICE_DROP = 40.625;

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

export const tokenRow = ({ width, minor }: CharterFormat, count: number): TokenRow => {
  const factor = count > 0 ? Math.min(1, (width - KEPT_FREE) / (PITCH * count)) : 1;
  const left = width - PADDING - PITCH * factor * count;
  return {
    scale: factor,
    left,
    firstDisc: left + factor * (CENTRE - SPACE_RADIUS),
    centres: Array.from({ length: count }, (_, i) => left + factor * (PITCH * i + CENTRE)),
    y: CENTRE_LINE[minor ? 'minor' : 'major'],
  };
};

export const drawTokenRow = (charter: Charter, look: Look): readonly Node[] => {
  const { format, company, colors } = charter;
  const row = tokenRow(format, company.stations.length);
  const space = drawTokenSpace(charter, look);
  const fill = format.style === 'color' ? colors.head : colors.price;
  const radius = SPACE_RADIUS * row.scale;
  const height = headOf(format).height - CLEARANCE - row.y - radius;
  const prices = tokenPrices(charter, { pitch: PITCH * row.scale, height }, look);
  const y = row.y + priceBaseline(prices, radius, PRICE_DROP * row.scale);
  return row.centres.flatMap((x, i) => [
    groupAt(compose(translate(x, row.y), scale(row.scale)), ...space),
    ...drawTokenPrice(prices, i, { x, y }, fill, look),
  ]);
};
