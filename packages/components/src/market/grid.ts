import type { Config, MarketType, Stock } from '@platelayer/game';

/** Height of the band that a title stands in (40.3.1). */
export const TITLE_BAND = 50;

/** Where the cells of a market stand: the first one's corner lies at (0, `top`). */
export interface MarketGrid {
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** The title band, or 0 for a market without one. */
  readonly top: number;
}

/** How many base cells a cell is high (40.3.2). */
const HEIGHTS: Readonly<Record<MarketType, (stock: Config['stock']) => number>> = {
  '2D': () => 1,
  '1D': ({ column }) => column,
  '1Diag': ({ diag }) => diag,
};

export const marketGrid = ({ type, cell, title }: Stock, { stock }: Pick<Config, 'stock'>): MarketGrid => ({
  cellWidth: cell.width * stock.cell.width,
  cellHeight: HEIGHTS[type](stock) * cell.height * stock.cell.height,
  top: title ? TITLE_BAND : 0,
});

/** A place given in cells of the configured size, whatever size the market's own cells have (40.5.2, 40.7.4, 40.8). */
export const inBaseCells = (
  place: { readonly x: number; readonly y: number },
  top: number,
  { stock: { cell } }: Pick<Config, 'stock'>,
): { readonly x: number; readonly y: number } => ({
  x: place.x * cell.width,
  y: top + place.y * cell.height,
});
