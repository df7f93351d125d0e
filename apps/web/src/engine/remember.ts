import { type GameFolder, gameFolderFiles } from '@platelayer/export';
import { type Config, defaults, difference } from '@platelayer/game';
import { filesOf, withPrint, withVersion } from '../revisions/history.ts';
import { changeHistory, readHistory } from '../revisions/history-store.ts';

/** Stores the game as a version and, if something was printed, as a print (88.3). */
export const remember = async (
  {
    game,
    config,
    print,
    now,
  }: {
    readonly game: string;
    readonly config: Config;
    readonly print?: { readonly components: readonly string[]; readonly format: string };
    readonly now: number;
  },
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

/** Stored versions and prints, newest first. `current` marks the version that is shown now. */
export const listHistory = async (game: string, { text }: GameFolder) => {
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
