import type { Cell, MarketType } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { drawArrows } from './arrow.ts';
import { drawCellFace, MARKET_CORNERS } from './cell-face.ts';
import { drawCompanyBars } from './company-bar.ts';
import type { MarketGrid } from './grid.ts';
import { drawMarketToken } from './market-token.ts';

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
