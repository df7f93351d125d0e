import type { Tile } from '@platelayer/game';
import { compose, group, scale, translate } from '@platelayer/scene';
import type { Piece } from '../component.ts';
import type { Look } from '../look.ts';
import { DRAWN_TILE_WIDTH, tileWidthOf } from './sheet-layout.ts';
import { drawTile, TILE_OUTLINE } from './tile-symbol.ts';

/** The picture shows this much in every direction from the middle of the tile, in tile units (80.10). */
const REACH = 100;

/** One tile alone, unturned, as large as it is printed (80.10). */
export const singleTile = (tile: Tile, name: string, look: Look): Piece => {
  const factor = tileWidthOf(look.config) / DRAWN_TILE_WIDTH;
  const side = 2 * REACH * factor;
  return {
    name,
    address: encodeURIComponent(tile.id),
    title: `Tile ${tile.id}`,
    width: side,
    height: side,
    children: [
      group([drawTile(tile, look)], {
        transform: compose(scale(factor), translate(REACH, REACH)),
        cut: TILE_OUTLINE,
      }),
    ],
  };
};
