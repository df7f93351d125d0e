import type { Game, Stock } from '@platelayer/game';
import { group, type Page, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { marketGrid } from '../market/grid.ts';
import { drawMarketSheet } from '../market/market.ts';
import { enclose, SCREEN_MARGIN } from '../market/sheet.ts';
import { SITE_PIXELS_PER_UNIT, wholePixels } from './map.ts';

/** Position of the cells in the market picture, in pixels, as in the description file (40.11). */
export interface Board18MarketGrid {
  readonly xStart: number;
  readonly yStart: number;
  readonly xStep: number;
  readonly yStep: number;
}

/** The market for Board18: a page with a whole number of pixels at 96 dpi, and the position of its cells. */
export interface Board18Market extends Board18MarketGrid {
  readonly page: Page;
}

/** Draws the market picture (40.11, with 40.14.43). */
export const board18Market = (game: Game, stock: Stock, look: Look): Board18Market => {
  const { width, height, left, top, children } = enclose(drawMarketSheet(game, stock, look), SCREEN_MARGIN);
  const grid = marketGrid(stock, look.config);
  const pad = (length: number) =>
    (wholePixels(SITE_PIXELS_PER_UNIT * (length + 2 * SCREEN_MARGIN)) + 1) / SITE_PIXELS_PER_UNIT;
  return {
    page: {
      width: pad(width),
      height: pad(height),
      title: 'Market',
      children: [group(children, { transform: translate(SCREEN_MARGIN, SCREEN_MARGIN) })],
    },
    xStart: SITE_PIXELS_PER_UNIT * (SCREEN_MARGIN + left),
    yStart: SITE_PIXELS_PER_UNIT * (SCREEN_MARGIN + top + grid.top),
    xStep: SITE_PIXELS_PER_UNIT * grid.cellWidth,
    yStep: SITE_PIXELS_PER_UNIT * grid.cellHeight,
  };
};
