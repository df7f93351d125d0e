import type { Config } from '@platelayer/game';
import { printableArea, sheetOf } from '@platelayer/sheets';
import { HEX_BLEED } from '../hex/outline.ts';
import { cutLines } from './cut-lines.ts';
import { cornerToCorner, HEADER_HEIGHT, type TileSheetLayout, tileWidthOf } from './sheet-layout.ts';

/** Rows of tiles that touch at their corners, every second one half a tile to the right: few cuts separate them all. */
export const offsetLayout = (config: Config): TileSheetLayout => {
  const paper = sheetOf(config.paper, 'upright');
  const area = printableArea(paper);
  const height = tileWidthOf(config);
  const across = cornerToCorner(height);
  const bleed = 2 * HEX_BLEED;
  const columns = Math.max(1, Math.floor((area.width - bleed - across / 2) / across));
  const rows = Math.max(1, Math.floor((area.height - HEADER_HEIGHT - bleed) / height));
  const left = (area.width - (columns + 0.5) * across - bleed) / 2 + cornerToCorner(height + bleed) / 2;
  const top = Math.max(HEADER_HEIGHT, (area.height - rows * height - bleed) / 2) + (height + bleed) / 2;
  const perPage = columns * rows;
  const centre = (place: number) => {
    const row = Math.floor(place / columns);
    return { x: left + ((place % columns) + (row % 2) / 2) * across, y: top + row * height };
  };
  return {
    paper,
    area,
    tileWidth: height,
    perPage,
    centre,
    cut: 'lobes',
    startsColumn: () => true,
    // A row, and a place more where the next one is not shifted (80.2.4).
    gapBefore: (place) => (Math.ceil(((place + 1) % perPage) / columns) % 2 === 1 ? columns : columns + 1),
    marks: cutLines(
      Array.from({ length: perPage }, (_, place) => centre(place)),
      { width: across, height },
      area,
    ),
  };
};
