import type { Config, Game, Stock } from '@platelayer/game';
import { groupAt, type Node, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { drawRoundTracker } from '../round-tracker/round-tracker.ts';
import { drawCell } from './cell.ts';
import { inBaseCells, type MarketGrid, marketGrid } from './grid.ts';
import { drawLedge } from './ledge.ts';
import { drawLegend, showsLegend } from './legend.ts';
import { drawParChart, parGrid } from './par.ts';
import { drawSheetTitle, type SizedDrawing } from './sheet.ts';

/** Space to the right of the cells (40.3.3). */
const SPARE_WIDTH = 10;

/** Space under the cells for a legend in one line. */
const LEGEND_BAND = 50;

/** Size of the market sheet (40.3.3, with 40.14.3 to 40.14.7). */
export const marketSize = (
  stock: Stock,
  config: Pick<Config, 'stock'>,
): { readonly width: number; readonly height: number } => {
  const { cellWidth, cellHeight, top } = marketGrid(stock, config);
  const { market, par } = stock;
  const cells = {
    width: (market?.columns ?? 0) * cellWidth + SPARE_WIDTH,
    height: top + (market?.rows ?? 0) * cellHeight,
  };
  const chart = par && showsPar(stock, config) ? parGrid(par, config) : undefined;
  const corner = inBaseCells(par?.place ?? { x: 0, y: 0 }, top, config);
  const legend = showsLegend(stock, config) && stock.legend.place?.kind === 'line' ? LEGEND_BAND : 0;
  return {
    width: Math.max(cells.width, chart ? corner.x + chart.width : 0) + stock.extraTotalWidth,
    height: Math.max(cells.height, chart ? corner.y + chart.height : 0) + legend + stock.extraTotalHeight,
  };
};

const showsPar = ({ par }: Stock, { stock }: Pick<Config, 'stock'>): boolean =>
  stock.display.par && par?.place !== undefined;

/** The market without its title line, as it stands on the map too (30.16): from the corner of the title band. */
export const drawMarket = (game: Game, stock: Stock, look: Look): SizedDrawing => {
  const grid = marketGrid(stock, look.config);
  return {
    ...marketSize(stock, look.config),
    children: [
      ...drawTracker(game, stock, grid, look),
      ...drawCells(stock, grid, look),
      ...drawParOnMarket(stock, grid, look),
      ...drawLegend(stock, grid, look),
      ...stock.ledges.flatMap((ledge) => drawLedge(ledge, grid, look)),
    ],
  };
};

/** The market on a sheet of its own, under its title (40.3). */
export const drawMarketSheet = (game: Game, stock: Stock, look: Look): SizedDrawing => {
  const { title, titleFontFamily } = game.info;
  const market = drawMarket(game, stock, look);
  if (!stock.title) return market;
  const heading = drawSheetTitle(look.fonts, [title, 'Stock Market'], titleFontFamily);
  return { ...market, children: [...heading, ...market.children] };
};

const drawTracker = (
  { rounds }: Game,
  { roundTracker }: Stock,
  { top }: MarketGrid,
  look: Look,
): readonly Node[] => {
  if (!look.config.stock.display.roundTracker || roundTracker === undefined || rounds.length === 0) return [];
  const { x, y } = inBaseCells(roundTracker, top, look.config);
  return [groupAt(translate(x, y), ...drawRoundTracker(rounds, roundTracker, look))];
};

const drawCells = ({ type, market }: Stock, grid: MarketGrid, look: Look): readonly Node[] =>
  (market?.cells ?? []).map((cell) =>
    groupAt(
      translate(cell.column * grid.cellWidth, grid.top + cell.row * grid.cellHeight),
      ...drawCell(cell, type, grid, look),
    ),
  );

const drawParOnMarket = (stock: Stock, { top }: MarketGrid, look: Look): readonly Node[] => {
  const { par } = stock;
  if (par?.place === undefined || !showsPar(stock, look.config)) return [];
  const { x, y } = inBaseCells(par.place, top, look.config);
  return [groupAt(translate(x, y), ...drawParChart(par, ['Par'], look))];
};
