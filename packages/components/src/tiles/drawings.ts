import type { TileId } from '@platelayer/game';
import type { Drawings } from '../component.ts';
import { fileWord } from '../file-word.ts';
import { manifestSheets } from './manifest.ts';
import { tileSheets } from './sheets.ts';
import { singleTile } from './single-tile.ts';

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
