import type { Config } from '@platelayer/game';
import { printableArea, sheetOf } from '@platelayer/sheets';
import { BLEED } from './frame.ts';

/** Diameters of tokens by kind. */
export interface TokenSizes {
  readonly market: number;
  readonly station: number;
  readonly general: number;
}

/** Grid of tokens on a sheet (70.11). */
export interface TokenGrid {
  readonly sizes: TokenSizes;
  readonly columns: number;
  readonly rows: number;
  /** Distance between centres. */
  readonly pitch: { readonly x: number; readonly y: number };
  /** Centre of the first token on the page. */
  readonly first: { readonly x: number; readonly y: number };
}

/** Diameter of the round labels in layout `gsp`, which ignores the configured sizes. */
const LABEL = 50;

/** Distance of tokens without bleed from the border of their cell, so that they can be punched. */
const CLEARANCE = 2;

export const tokenSizes = ({ tokens }: Config): TokenSizes => ({
  market: tokens.marketTokenSize,
  station: tokens.stationTokenSize,
  general: tokens.generalTokenSize,
});

export const largest = ({ market, station, general }: TokenSizes): number =>
  Math.max(market, station, general);

export const tokenGrid = (config: Config): TokenGrid => {
  const { layout, bleed } = config.tokens;
  const area = printableArea(sheetOf(config.paper, 'upright'));
  // At least one token, however large (70.14.18).
  const fitting = (length: number, part: number) => Math.max(1, Math.floor(length / part));
  const measures = {
    free: () => {
      const sizes = tokenSizes(config);
      const cell = largest(sizes) + 2 * (bleed ? BLEED : CLEARANCE);
      return {
        sizes,
        cell,
        columns: fitting(area.width, cell),
        rows: fitting(area.height, cell),
        pitch: { x: cell, y: cell },
      };
    },
    gsp: () => ({
      sizes: { market: LABEL, station: LABEL, general: LABEL },
      cell: LABEL + 2 * (bleed ? BLEED : 0),
      columns: 12,
      rows: 17,
      pitch: { x: 64, y: 60 },
    }),
  };
  const { cell, ...grid } = measures[layout]();
  const centred = (start: number, room: number, count: number, pitch: number) =>
    start + (room - (count * pitch - (pitch - cell))) / 2 + cell / 2;
  return {
    ...grid,
    first: {
      x: centred(area.x, area.width, grid.columns, grid.pitch.x),
      y: centred(area.y, area.height, grid.rows, grid.pitch.y),
    },
  };
};

/** Centre of a token by its index on the page. */
export const tokenCentre = ({ columns, pitch, first }: TokenGrid, index: number) => ({
  x: first.x + pitch.x * (index % columns),
  y: first.y + pitch.y * Math.floor(index / columns),
});
