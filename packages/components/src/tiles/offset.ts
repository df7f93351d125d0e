import type { Config } from '@platelayer/game';
import { type Box, group, line, type Node, type Point, rect } from '@platelayer/scene';
import { printableArea, sheetOf } from '@platelayer/sheets';
import { HEX_BLEED } from '../hex/outline.ts';
import { cornerToCorner, HEADER_HEIGHT, type TileSheetLayout, tileWidthOf } from './sheet-layout.ts';

/**
 * Rows of tiles that touch at their corners, with every second row half a tile to the right, so that a few cuts
 * separate them all.
 */
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
    // A row, plus one position if the next row is not shifted (80.2.4).
    gapBefore: (place) => (Math.ceil(((place + 1) % perPage) / columns) % 2 === 1 ? columns : columns + 1),
    marks: cutLines(
      Array.from({ length: perPage }, (_, place) => centre(place)),
      { width: across, height },
      area,
    ),
  };
};

/** Slope of a slanted side (30.18.6). */
const SLOPE = 1.732051615;

/** Lines of two tiles closer than this are the same cut. Drawn twice, their dashes would fill each other's gaps. */
const SAME = 0.1;

const STROKE = { color: '#808080', width: 1, dash: [4, 2] };

/** Full-length cuts in all three directions, for tiles in offset rows (30.18.6). */
const cutLines = (
  centres: readonly Point[],
  tile: { readonly width: number; readonly height: number },
  area: Pick<Box, 'width' | 'height'>,
): readonly Node[] => {
  const { width, height } = area;
  const sides = centres.flatMap(({ y }) => [y - tile.height / 2, y + tile.height / 2]);
  const corners = centres.flatMap(({ x, y }) => [
    { x: x - tile.width / 2, y },
    { x: x + tile.width / 2, y },
  ]);
  /** Intersections of the lines through the corners with the top edge. */
  const starts = (run: number) => distinct(corners.map(({ x, y }) => x - y / run));
  const slanted = (run: number) =>
    starts(run).map((x) => line(x, 0, x + height / run, height, { stroke: STROKE }));
  return [
    group(
      [
        ...distinct(sides).map((y) => line(0, y, width, y, { stroke: STROKE })),
        ...slanted(SLOPE),
        ...slanted(-SLOPE),
      ],
      { clip: rect(0, 0, width, height) },
    ),
  ];
};

const distinct = (values: readonly number[]): readonly number[] =>
  values.toSorted((a, b) => a - b).filter((value, i, sorted) => i === 0 || value - sorted[i - 1]! > SAME);
