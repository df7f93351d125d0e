import type { board18TileSheet } from '@platelayer/components';
import { sheetColor, type Tile } from '@platelayer/game';
import { safeName, uniqueNames } from '../names.ts';

type TileTray = Parameters<typeof board18TileSheet>[0];

/** The tiles a box can show: nothing is known of the others (80.14, 22). */
export const knownTiles = (tiles: readonly Tile[]): readonly Tile[] =>
  tiles.filter(({ source }) => source !== 'missing');

/** What the site calls a colour (80.12.6). */
export const trayName = (color: string): string => `${color.charAt(0).toUpperCase()}${color.slice(1)}`;

/** The pictures of the tiles, one for each colour (80.12.1), in the order in which the game first has them. */
export const tileTrays = (tiles: readonly Tile[]): readonly TileTray[] => {
  const unique = uniqueNames();
  // No colour may take the name of another picture.
  for (const taken of ['Map', 'Market', 'Tokens']) unique(taken);
  const known = knownTiles(tiles);
  return [...new Set(known.map(sheetColor))].map((color) => ({
    color,
    fileName: `${unique(safeName(trayName(color)))}.png`,
    tiles: known.filter((tile) => sheetColor(tile) === color),
  }));
};
