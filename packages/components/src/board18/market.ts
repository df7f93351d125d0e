import type { Game, Stock } from '@platelayer/game';
import { groupAt, type Page, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { marketGrid } from '../market/grid.ts';
import { drawMarketSheet } from '../market/market.ts';
import { enclose, SCREEN_MARGIN } from '../market/sheet.ts';

/** The site shows pictures at 96 pixels to the inch: this many of them are one unit. */
const PIXELS = 0.96;

/** Crumbs of a multiplication are not worth a pixel. */
const EPSILON = 1e-6;

/** The market for Board18: a page that fills a whole number of pixels at 96 dpi, and where the cells lie in them. */
export interface Board18Market {
  readonly page: Page;
  /** In pixels, as the description file has them. */
  readonly xStart: number;
  readonly yStart: number;
  readonly xStep: number;
  readonly yStep: number;
}

/** The market picture (40.11, with 40.14, 43). */
export const board18Market = (game: Game, stock: Stock, look: Look): Board18Market => {
  const { width, height, left, top, children } = enclose(drawMarketSheet(game, stock, look), SCREEN_MARGIN);
  const grid = marketGrid(stock, look.config);
  const whole = (length: number) => (Math.ceil(PIXELS * (length + 2 * SCREEN_MARGIN) - EPSILON) + 1) / PIXELS;
  return {
    page: {
      width: whole(width),
      height: whole(height),
      title: 'Market',
      children: [groupAt(translate(SCREEN_MARGIN, SCREEN_MARGIN), ...children)],
    },
    xStart: PIXELS * (SCREEN_MARGIN + left),
    yStart: PIXELS * (SCREEN_MARGIN + top + grid.top),
    xStep: PIXELS * grid.cellWidth,
    yStep: PIXELS * grid.cellHeight,
  };
};
