import { stemOf } from '@platelayer/export';
import { gameFolderOf, readGame } from './game-folder.ts';
import type { GameDescription, GameInput } from './messages.ts';

/** What the list of games says of a file; nothing where it is no game (98.6.1). */
export const describe = async (input: GameInput): Promise<GameDescription | undefined> => {
  const { folder } = await gameFolderOf(input);
  const game = folder && (await readGame(folder, input)).game;
  if (!game) return undefined;
  const { title, subtitle, designer, publisher } = game.info;
  const { range } = game.players;
  return {
    title,
    subtitle,
    designer,
    publisher,
    players: range && [range.min, range.max],
    counts: {
      companies: game.companies.length,
      hexes: game.maps[0]?.hexes.length ?? 0,
      tiles: game.tiles.reduce((sum, { copies }) => sum + copies, 0),
      privates: game.privates.length,
      trains: game.trains.reduce((sum, { copies }) => sum + copies, 0),
    },
    stem: stemOf(title),
  };
};
