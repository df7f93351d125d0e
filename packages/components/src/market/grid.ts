import type { Config, MarketType, Stock } from '@platelayer/game';

/** Height of the title band (40.3.1). */
export const TITLE_BAND = 50;

/** Sizes of the market cells. The corner of the first one is at (0, `top`). */
export interface MarketGrid {
  readonly cellWidth: number;
  readonly cellHeight: number;
  /** The title band, or 0 for a market without one. */
  readonly top: number;
}

/** Height of a cell in base cells (40.3.2). */
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

/**
 * Converts a position in cells of the configured size, which may differ from the market's own cells (40.5.2, 40.7.4,
 * 40.8).
 */
export const inBaseCells = (
  place: { readonly x: number; readonly y: number },
  top: number,
  { stock: { cell } }: Pick<Config, 'stock'>,
): { readonly x: number; readonly y: number } => ({
  x: place.x * cell.width,
  y: top + place.y * cell.height,
});
