import type { Drawings } from '../component.ts';
import { manifestSheets } from './manifest.ts';
import { pieceNames } from './piece-names.ts';
import { tileSheets } from './sheets.ts';
import { singleTile } from './single-tile.ts';

export const tiles: Drawings = {
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
export const manifest: Drawings = {
  pages: manifestSheets,
  pieces: (game, look) =>
    manifestSheets(game, look).map((page, i, { length }) => ({
      ...page,
      name: length === 1 ? 'tile-manifest' : `tile-manifest-${i + 1}`,
      title: page.title ?? 'Tile Manifest',
    })),
};
