import { openDB } from 'idb';
import { bytesOf, emptyHistory, type History } from './history.ts';

/** Name of the browser database that stores the histories of games. */
const NAME = 'platelayer-versions';
const STORE = 'histories';

/** Beyond this number of games, the history of the game least recently seen is deleted. */
const MAX_GAMES = 30;

interface StoredHistory extends History {
  readonly seenAt: number;
}

const withDatabase = async <T>(
  work: (database: Awaited<ReturnType<typeof open>>) => Promise<T>,
): Promise<T> => {
  const database = await open();
  try {
    return await work(database);
  } finally {
    database.close();
  }
};

const open = () =>
  openDB<{ [STORE]: { key: string; value: StoredHistory } }>(NAME, 1, {
    upgrade: (database) => void database.createObjectStore(STORE),
  });

/** Reads the history of a game by its slug. */
export const readHistory = (game: string): Promise<History> =>
  withDatabase(async (database) => (await database.get(STORE, game)) ?? emptyHistory);

/** Changes the history of a game, one change at a time across all pages. */
export const changeHistory = (
  game: string,
  change: (history: History) => Promise<History>,
  now: number,
): Promise<void> =>
  exclusively(() =>
    withDatabase(async (database) => {
      const history = await change((await database.get(STORE, game)) ?? emptyHistory);
      await database.put(STORE, { ...history, seenAt: now }, game);
      const games = await database.getAllKeys(STORE);
      if (games.length <= MAX_GAMES) return;
      const seen = await Promise.all(
        games.map(async (key) => ({ key, seenAt: (await database.get(STORE, key))?.seenAt ?? 0 })),
      );
      seen.sort((a, b) => b.seenAt - a.seenAt);
      for (const { key } of seen.slice(MAX_GAMES)) await database.delete(STORE, key);
    }),
  );

/** Number of versions and bytes stored for all games. */
export const historySize = (): Promise<{ readonly versions: number; readonly size: number }> =>
  withDatabase(async (database) => {
    const all = await database.getAll(STORE);
    return {
      versions: all.reduce((sum, { versions }) => sum + versions.length, 0),
      size: all.reduce((sum, history) => sum + bytesOf(history), 0),
    };
  });

/** Deletes the histories of all games. */
export const forgetHistories = (): Promise<void> =>
  exclusively(() => withDatabase((database) => database.clear(STORE)));

/** Runs one change at a time across all pages. */
const exclusively = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(NAME, work) as Promise<T>) : work();
