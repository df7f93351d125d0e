import { type Info, resolveLibraryTile, type Tile } from '@platelayer/game';
import { library, tileIds } from '@platelayer/library';

/** All tiles of the library in order, resolved as for a game with this `info`. */
export const catalogueTiles = (info: Info): readonly Tile[] => {
  const reading = { library, info, report: () => undefined };
  return tileIds()
    .map((id) => resolveLibraryTile(id, reading))
    .filter((tile) => tile !== undefined);
};
