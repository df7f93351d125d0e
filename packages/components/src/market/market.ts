import { at, type Cell, type Config, coordinateName, type Game, type Stock } from '@platelayer/game';
import {
  about,
  type Box,
  box,
  group,
  groupAt,
  grow,
  intersection,
  type Node,
  transformBox,
  translate,
} from '@platelayer/scene';
import type { Look } from '../look.ts';
import type { Spot } from '../physical-piece.ts';
import { drawRoundTracker } from '../round-tracker/round-tracker.ts';
import { drawCell } from './cell.ts';
import { inBaseCells, type MarketGrid, marketGrid } from './grid.ts';
import { drawLedge } from './ledge.ts';
import { drawLegend, drawLegendWithoutPlace, legendHeight } from './legend.ts';
import { drawMovement } from './movement.ts';
import { drawParChart, parGrid } from './par.ts';
import { type DrawnCells, drawSheetTitle, type SizedDrawing, wholeBoxes } from './sheet.ts';

/** Exported for maps, which load this module on demand. */
export { drawMovement };

/** Space to the right of the cells (40.3.3). */
const SPARE_WIDTH = 10;

/** Size of the market sheet (40.3.3, with 40.14.3 to 40.14.7). */
export const marketSize = (stock: Stock, look: Look): { readonly width: number; readonly height: number } => {
  const { config } = look;
  const { cellWidth, cellHeight, top } = marketGrid(stock, config);
  const { market, par } = stock;
  const cells = {
    width: (market?.columns ?? 0) * cellWidth + SPARE_WIDTH,
    height: top + (market?.rows ?? 0) * cellHeight,
  };
  const chart = par && showsPar(stock, config) ? parGrid(par, config) : undefined;
  const corner = inBaseCells(par?.place ?? { x: 0, y: 0 }, top, config);
  const width = Math.max(cells.width, chart ? corner.x + chart.width : 0) + stock.extraTotalWidth;
  const height = Math.max(cells.height, chart ? corner.y + chart.height : 0);
  return { width, height: height + legendHeight(stock, width, look) + stock.extraTotalHeight };
};

const showsPar = ({ par }: Stock, { stock }: Pick<Config, 'stock'>): boolean =>
  stock.display.par && par?.place !== undefined;

/** Draws the market without its title line, as on the map (30.16), from the corner of the title band. */
export const drawMarket = (game: Game, stock: Stock, look: Look): SizedDrawing => {
  const grid = marketGrid(stock, look.config);
  const tracker = drawTracker(game, stock, grid, look);
  const par = drawParOnMarket(stock, grid, look);
  const size = marketSize(stock, look);
  const legend = drawLegend(stock, grid, size.width, look);
  const movement = drawPlacedMovement(stock, grid, look);
  return {
    ...size,
    children: [
      ...tracker,
      ...drawCells(stock, grid, look),
      ...par.children,
      ...legend,
      ...movement,
      ...stock.ledges.flatMap((ledge, i) =>
        about({ pointer: at('/stock/ledges', i), name: 'ledge' }, drawLedge(ledge, grid, look)),
      ),
    ],
    whole: [
      ...wholeBoxes([...tracker, ...legend, ...movement]),
      ...(stock.market?.cells ?? []).map((cell) => cellBox(cell, grid)),
      ...par.whole,
    ],
  };
};

/** Draws the market on its own sheet, under its title (40.3). */
export const drawMarketSheet = (game: Game, stock: Stock, look: Look): SizedDrawing => {
  const { title, titleFontFamily } = game.info;
  const market = drawMarket(game, stock, look);
  const legend = drawLegendWithoutPlace(stock, marketGrid(stock, look.config), market, look);
  const size = { width: market.width, height: legend.sheetHeight };
  const heading = stock.title
    ? drawSheetTitle(look.fonts, [title, 'Stock Market'], market.width, titleFontFamily)
    : [];
  return {
    ...size,
    children: [...heading, ...market.children, ...legend.children],
    whole: [...wholeBoxes(heading), ...legendBoxes(legend.children, size), ...market.whole],
  };
};

/** Distance that pages keep between a legend with an automatic position and a cut. */
const LEGEND_MARGIN = 10;

const legendBoxes = (
  legend: readonly Node[],
  { width, height }: Pick<SizedDrawing, 'width' | 'height'>,
): readonly Box[] =>
  wholeBoxes(legend).flatMap(
    (area) => intersection(grow(area, LEGEND_MARGIN), box(0, 0, width, height)) ?? [],
  );

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

const drawPlacedMovement = (stock: Stock, { top }: MarketGrid, look: Look): readonly Node[] => {
  if (stock.movementPlace === undefined) return [];
  const { x, y } = inBaseCells(stock.movementPlace, top, look.config);
  return [groupAt(translate(x, y), ...drawMovement(stock, look))];
};

const drawCells = ({ type, market }: Stock, grid: MarketGrid, look: Look): readonly Node[] =>
  (market?.cells ?? []).map((cell) => {
    const { x, y } = cellBox(cell, grid);
    return group(drawCell(cell, type, grid, look), {
      transform: translate(x, y),
      subject: { pointer: cell.pointer, name: `cell ${cell.text}` },
    });
  });

const cellBox = ({ column, row, width, height }: Cell, { cellWidth, cellHeight, top }: MarketGrid): Box =>
  box(column * cellWidth, top + row * cellHeight, width * cellWidth, height * cellHeight);

/** Centre of every cell, named by its row and column: `A1` is the first. */
export const marketSpots = (stock: Stock, { config }: Look): readonly Spot[] => {
  const grid = marketGrid(stock, config);
  return (stock.market?.cells ?? []).map((cell) => {
    const { x, y, width, height } = cellBox(cell, grid);
    const name = coordinateName({ letter: cell.row + 1, number: cell.column + 1 });
    return { name, x: x + width / 2, y: y + height / 2 };
  });
};

const drawParOnMarket = (stock: Stock, { top }: MarketGrid, look: Look): DrawnCells => {
  const { par } = stock;
  if (par?.place === undefined || !showsPar(stock, look.config)) return { children: [], whole: [] };
  const { x, y } = inBaseCells(par.place, top, look.config);
  const { children, whole } = drawParChart(par, ['Par'], look);
  const place = translate(x, y);
  return {
    children: [group(children, { transform: place })],
    whole: whole.map((box) => transformBox(box, place)),
  };
};
