import { type GameFolder, gameFolderFiles } from '@platelayer/export';
import { defaults, difference } from '@platelayer/game';
import { filesOf, withPrint, withVersion } from '../revisions/history.ts';
import { changeHistory, readHistory } from '../revisions/history-store.ts';
import type { Jobs } from './messages.ts';

/** Remembers a game as it is, and what was printed of it (88.3). */
export const remember = async (
  { game, config, print, now }: Jobs['remember']['in'],
  folder: GameFolder,
  title: string,
): Promise<void> => {
  const settings = difference(defaults, config);
  const files = await gameFolderFiles(folder);
  await changeHistory(
    game,
    async (history) => {
      const seen = await withVersion(history, { title, settings, files }, now);
      return print ? withPrint(seen, { ...print, at: now, settings }) : seen;
    },
    now,
  );
};

export const listHistory = async (game: string, { text }: GameFolder): Promise<Jobs['history']['out']> => {
  const history = await readHistory(game);
  const latest = history.versions.at(-1);
  const [file] = (latest && (await filesOf(history, latest.id)))?.values() ?? [];
  const isCurrent = file !== undefined && new TextDecoder().decode(file) === text;
  return {
    versions: history.versions
      .map(({ id, seenAt, title }) => ({ id, seenAt, title, current: isCurrent && id === latest?.id }))
      .toReversed(),
    prints: history.prints.map(({ at, components, format }) => ({ at, components, format })).toReversed(),
  };
};
