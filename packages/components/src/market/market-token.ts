import type { MarketToken } from '@platelayer/game';
import { compose, groupAt, type Node, type Point, rotate, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { mapCompanyFace } from '../tokens/company-token.ts';
import { drawToken } from '../tokens/token.ts';
import type { CellSize } from './cell-text.ts';

/** A token without a place stands this far under the middle of its cell, clear of the value (40.4.8). */
const LOWERED = 2;

/** Centre of a token, from the corner of its cell. */
export const tokenCentre = (
  { x, y, shift }: Pick<MarketToken, 'x' | 'y' | 'shift'>,
  { width, height }: CellSize,
): Point => ({
  x: (x ?? width / 2) + shift.x,
  y: (y ?? height / 2 + LOWERED) + shift.y,
});

/** A token in a market cell, from the corner of the cell. */
export const drawMarketToken = (token: MarketToken, cell: CellSize, look: Look): Node => {
  const { x, y } = tokenCentre(token, cell);
  return groupAt(
    compose(translate(x, y), rotate(token.turn)),
    ...drawToken(mapCompanyFace(token, look), look),
  );
};
