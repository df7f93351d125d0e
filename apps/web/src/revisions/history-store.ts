import { openDB } from 'idb';
import { bytesOf, emptyHistory, type History } from './history.ts';

/** Where the histories of games are kept: in the browser's own database, and nowhere else. */

const NAME = 'platelayer-versions';
const STORE = 'histories';

/** Of further games, those seen longest ago are forgotten. */
const MOST_GAMES = 30;

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

/** What is remembered of a game by its slug. */
export const readHistory = (game: string): Promise<History> =>
  withDatabase(async (database) => (await database.get(STORE, game)) ?? emptyHistory);

/** Changes what is remembered of a game; another page with the same game waits meanwhile. */
export const changeHistory = (
  game: string,
  change: (history: History) => Promise<History>,
  now: number,
): Promise<void> =>
  alone(() =>
    withDatabase(async (database) => {
      const history = await change((await database.get(STORE, game)) ?? emptyHistory);
      await database.put(STORE, { ...history, seenAt: now }, game);
      const games = await database.getAllKeys(STORE);
      if (games.length <= MOST_GAMES) return;
      const seen = await Promise.all(
        games.map(async (key) => ({ key, seenAt: (await database.get(STORE, key))?.seenAt ?? 0 })),
      );
      seen.sort((a, b) => b.seenAt - a.seenAt);
      for (const { key } of seen.slice(MOST_GAMES)) await database.delete(STORE, key);
    }),
  );

/** How much is remembered of all games. */
export const historySize = (): Promise<{ readonly versions: number; readonly size: number }> =>
  withDatabase(async (database) => {
    const all = await database.getAll(STORE);
    return {
      versions: all.reduce((sum, { versions }) => sum + versions.length, 0),
      size: all.reduce((sum, history) => sum + bytesOf(history), 0),
    };
  });

/** Forgets everything, of all games. */
export const forgetHistories = (): Promise<void> =>
  alone(() => withDatabase((database) => database.clear(STORE)));

/** One change at a time, on whatever page. */
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  navigator.locks ? (navigator.locks.request(NAME, work) as Promise<T>) : work();
