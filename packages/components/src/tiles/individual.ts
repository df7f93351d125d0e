import type { Config } from '@platelayer/game';
import { printableArea, sheetOf } from '@platelayer/sheets';
import { cornerToCorner, HEADER_HEIGHT, type TileSheetLayout, tileWidthOf } from './sheet-layout.ts';

/** Distance between neighbours in both directions (80.4). */
const GAP = 12.5;

/** Rows of separate tiles without bleed, centred on the paper. */
export const individualLayout = (config: Config): TileSheetLayout => {
  const paper = sheetOf(config.paper, 'upright');
  const area = printableArea(paper);
  const height = tileWidthOf(config);
  const across = cornerToCorner(height);
  const fitting = (room: number, length: number) => Math.max(1, Math.floor((room + GAP) / (length + GAP)));
  const columns = fitting(area.width, across);
  const rows = fitting(area.height - HEADER_HEIGHT, height);
  const rest = (room: number, count: number, length: number) => (room - count * (length + GAP) + GAP) / 2;
  const left = rest(area.width, columns, across);
  const top = Math.max(HEADER_HEIGHT, rest(area.height, rows, height));
  return {
    paper,
    area,
    tileWidth: height,
    perPage: columns * rows,
    // Half the tile, without its bleed, so that the block is centred (80.14.3).
    centre: (place) => ({
      x: across / 2 + left + (place % columns) * (across + GAP),
      y: height / 2 + top + Math.floor(place / columns) * (height + GAP),
    }),
    cut: 'exact',
    startsColumn: () => true,
    gapBefore: () => 0,
    marks: [],
  };
};
