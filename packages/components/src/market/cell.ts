import type { Cell, MarketToken, MarketType } from '@platelayer/game';
import { compose, groupAt, type Node, type Point, rotate, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { mapCompanyFace } from '../tokens/company-token.ts';
import { drawToken } from '../tokens/token.ts';
import { drawArrows } from './arrow.ts';
import { drawCellFace, MARKET_CORNERS } from './cell-face.ts';
import type { CellSize } from './cell-text.ts';
import { drawCompanyBars } from './company-bar.ts';
import type { MarketGrid } from './grid.ts';

/** A cell of the market with everything in it (40.4), from its own corner. */
export const drawCell = (
  cell: Cell,
  type: MarketType,
  { cellWidth, cellHeight }: MarketGrid,
  look: Look,
): readonly Node[] => {
  const size = { width: cell.width * cellWidth, height: cell.height * cellHeight };
  const { turned, subTurned, pointer } = cell;
  const corners = MARKET_CORNERS[look.config.stock.value];
  return [
    ...drawCellFace(cell, size, { money: 'market', corners, turned, subTurned, pointer }, look),
    ...drawArrows(cell, size, look),
    ...drawCompanyBars(cell.companies, type, size, look),
    ...cell.tokens.map((token) => drawMarketToken(token, size, look)),
  ];
};

/** A token without a place stands this far under the middle of its cell, clear of the value (40.4.8). */
const LOWERED = 2;

/** Centre of a token, from the corner of its cell. */
const tokenCentre = (
  { x, y, shift }: Pick<MarketToken, 'x' | 'y' | 'shift'>,
  { width, height }: CellSize,
): Point => ({
  x: (x ?? width / 2) + shift.x,
  y: (y ?? height / 2 + LOWERED) + shift.y,
});

/** A token in a market cell, from the corner of the cell. */
const drawMarketToken = (token: MarketToken, cell: CellSize, look: Look): Node => {
  const { x, y } = tokenCentre(token, cell);
  return groupAt(
    compose(translate(x, y), rotate(token.turn)),
    ...drawToken(mapCompanyFace(token, look), look),
  );
};
