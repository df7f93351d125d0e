import { descriptionOf } from './description.ts';
import { gameFolderOf, readGame } from './game-folder.ts';
import type { GameDescription, GameInput } from './values.ts';

/** Describes a file for the list of games; undefined if it is not a game (98.6.1). */
export const describe = async (input: GameInput): Promise<GameDescription | undefined> => {
  const { folder } = await gameFolderOf(input);
  const game = folder && (await readGame(folder, input)).game;
  return (
    game && {
      ...descriptionOf(game),
      ownPublisher: folder.assets.publishers.get(game.info.publisher ?? ''),
      path: folder.path,
      games: folder.games,
    }
  );
};
