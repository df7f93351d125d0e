import type { Tile, TileId } from '@platelayer/game';
import { compose, group, scale, translate } from '@platelayer/scene';
import type { Drawings, Piece } from '../component.ts';
import { fileWord } from '../file-word.ts';
import type { Look } from '../look.ts';
import { manifestSheets } from './manifest.ts';
import { DRAWN_TILE_WIDTH, tileWidthOf } from './sheet-layout.ts';
import { tileSheets } from './sheets.ts';
import { drawTile, TILE_OUTLINE } from './tile-symbol.ts';

export const tileDrawings: Drawings = {
  pages: tileSheets,
  pieces: (game, look) => {
    const names = pieceNames(game.tiles);
    return game.tiles.map((tile, i) => singleTile(tile, names[i]!, look));
  },
  // By its id.
  piece: ({ tiles }, look, { index }) => {
    const position = tiles.findIndex(({ id }) => id === index);
    const tile = tiles[position];
    return tile && singleTile(tile, pieceNames(tiles)[position]!, look);
  },
};

/** Its pieces are its pages; the tiles themselves are those of the tile sheets. */
export const manifestDrawings: Drawings = {
  pages: manifestSheets,
  pieces: (game, look) =>
    manifestSheets(game, look).map((page, i, { length }) => ({
      ...page,
      name: length === 1 ? 'tile-manifest' : `tile-manifest-${i + 1}`,
      title: page.title ?? 'Tile Manifest',
    })),
};

/**
 * Names of the pictures of tiles: safe as file names on every system, also where they ignore case, and different for
 * different ids (80.14.20).
 */
export const pieceNames = (tiles: readonly Pick<TileId, 'id'>[]): readonly string[] => {
  const taken = new Set<string>();
  return tiles.map(({ id }) => {
    const name = `tile-${fileWord(id)}`;
    let unique = name;
    for (let count = 2; taken.has(unique.toLowerCase()); count++) unique = `${name}-${count}`;
    taken.add(unique.toLowerCase());
    return unique;
  });
};

/** The picture shows this much in every direction from the middle of the tile, in tile units (80.10). */
const REACH = 100;

/** One tile alone, unturned, as large as it is printed (80.10). */
const singleTile = (tile: Tile, name: string, look: Look): Piece => {
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
