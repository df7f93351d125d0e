import { compose, groupAt, type Node, rotate, scale, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { drawTextLine } from '../text-setting.ts';
import type { Charter } from './charter.ts';
import { type CharterFormat, HEADING, headOf, PADDING } from './format.ts';
import { drawTokenPrice, drawTokenSpace, SPACE_RADIUS, tokenPrices } from './token-space.ts';

/** Width of the column up to the dividing line (60.5.2). */
export const COLUMN_WIDTH = 100;

const PITCH = 59.1667;
/** Centre of the first space below the top of the lower area. */
const FIRST = 65.4167;
const CENTRE_X = 38.5417;
const PRICE_X = 79.1667;

/** Where the token spaces of a half charter lie (60.4.4). */
export interface TokenColumn {
  /** 1, or less where there are more spaces than the charter is high enough for. */
  readonly scale: number;
  readonly x: number;
  readonly centres: readonly number[];
}

export const tokenColumn = (format: CharterFormat, count: number): TokenColumn => {
  const { lowerTop } = headOf(format);
  const top = lowerTop + FIRST - SPACE_RADIUS;
  const needed = 2 * SPACE_RADIUS + PITCH * (count - 1);
  const factor = Math.min(1, Math.max(0, format.height - PADDING - top) / needed);
  return {
    scale: factor,
    x: CENTRE_X,
    centres: Array.from({ length: count }, (_, i) => top + factor * (SPACE_RADIUS + PITCH * i)),
  };
};

export const drawTokenColumn = (charter: Charter, look: Look): readonly Node[] => {
  const { format, company, colors } = charter;
  if (company.stations.length === 0) return [];
  const column = tokenColumn(format, company.stations.length);
  const space = drawTokenSpace(charter, look);
  const heading = {
    x: PADDING,
    top: headOf(format).lowerTop + PADDING,
    width: COLUMN_WIDTH - 2 * PADDING,
  };
  return [
    ...drawTextLine('Tokens', HEADING, heading, { fill: colors.text }, 'heading', look, charter),
    ...tokenPrices(charter, PITCH * column.scale, look).flatMap((price, i) => {
      const y = column.centres[i] ?? 0;
      return [
        groupAt(compose(translate(column.x, y), scale(column.scale)), ...space),
        groupAt(
          compose(translate(PRICE_X, y), rotate(-90)),
          ...drawTokenPrice(price, { x: 0, y: 0 }, colors.price, look),
        ),
      ];
    }),
  ];
};
