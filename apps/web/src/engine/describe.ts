import { stemOf } from '@platelayer/export';
import { countsOf } from './counts.ts';
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
    ownPublisher: folder.assets.publishers.get(publisher ?? ''),
    players: range && [range.min, range.max],
    counts: countsOf(game),
    stem: stemOf(title),
  };
};
