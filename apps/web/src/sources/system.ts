import type { FolderGame } from '@platelayer/export';
import { metaOf } from '../address/slug.ts';
import type { Summary } from '../state/store.ts';
import type { SystemRecord, SystemRecords } from './database.ts';
import type { SystemHandle } from './file-system.ts';
import { readInput } from './game-input.ts';
import {
  type Describe,
  type GameSource,
  type Refuse,
  type SourceGame,
  type SummaryFields,
  summaryOf,
} from './source.ts';
import { isErrorNamed, SourceError } from './source-error.ts';

/** Requests permission at a moment when the browser allows it. */
export type AskPermission = (
  title: string,
  request: () => Promise<PermissionState>,
) => Promise<PermissionState>;

export interface SystemSource extends GameSource {
  /** Stores an opened or dropped file or folder. A known one keeps its record. Throws if it is not a game. */
  add(handle: SystemHandle): Promise<Summary>;
}

interface SystemDependencies {
  readonly records: SystemRecords;
  readonly describe: Describe;
  readonly refuse: Refuse;
  readonly ask: AskPermission;
  readonly newId: () => string;
}

const READ_MODE = { mode: 'read' } as const;

/** The user's files and folders, stored as handles (98.6.3). */
export const systemSource = ({ records, describe, refuse, ask, newId }: SystemDependencies): SystemSource => {
  const sameEntries = async (handle: SystemHandle): Promise<readonly SystemRecord[]> => {
    const same: SystemRecord[] = [];
    for (const record of await records.all())
      if (record.handle === handle || (await handle.isSameEntry?.(record.handle))) same.push(record);
    return same;
  };

  /** Stores the games of a file or folder, reusing existing records. */
  const addGames = async (
    handle: SystemHandle,
    games: readonly (SummaryFields & { readonly path?: string })[],
  ): Promise<readonly Summary[]> => {
    const free = new Set(await sameEntries(handle));
    const summaries: Summary[] = [];
    for (const { path, ...fields } of games) {
      // A record without a path is from when the folder had one game. It belongs to the game opened, which is first.
      const candidates = [...free];
      const record =
        candidates.find((each) => each.path === path) ?? candidates.find((each) => each.path === undefined);
      if (record) free.delete(record);
      const summary = summaryOf(metaOf('system', record?.id ?? newId()), fields);
      await records.put({ ...summary, ...recordFields({ handle, path }) });
      summaries.push(summary);
    }
    return summaries;
  };

  return {
    list: async () =>
      (await records.all()).map((record) => ({
        ...summaryOf(metaOf('system', record.id), record),
        file: filePath(record),
      })),

    read: async (id) => {
      const record = await records.get(id);
      if (!record) throw new SourceError('notFound');
      await ensurePermission(record, ask);
      try {
        return await readHandle(record);
      } catch (error) {
        if (!isErrorNamed(error, 'NotFoundError')) throw error;
        throw new SourceError('systemGone', { title: record.title || id });
      }
    },

    peek: async (id) => {
      const record = await records.get(id);
      if (!record || (await permissionOf(record.handle)) !== 'granted') return undefined;
      return (await readHandle(record)).input;
    },

    accept: async (id, fields) => {
      const record = await records.get(id);
      if (record) await records.put({ ...summaryOf(metaOf('system', id), fields), ...recordFields(record) });
    },

    companions: async (id, path, games) => {
      const record = await records.get(id);
      return record ? addGames(record.handle, withFirst(games, path)) : [];
    },

    remove: (id) => records.remove(id),

    add: async (handle) => {
      const { input } = await readHandle({ handle });
      const description = await describe(input);
      if (!description) throw await refuse(handle.name, input);
      const { path, games = [] } = description;
      const [summary] = await addGames(
        handle,
        games.length > 1 ? withFirst(games, path) : [{ ...description, path: undefined }],
      );
      return summary!;
    },
  };
};

const withFirst = (games: readonly FolderGame[], path: string | undefined): readonly FolderGame[] =>
  games.toSorted((a, b) => Number(b.path === path) - Number(a.path === path));

/** The fields of a record that are not part of its summary. */
const recordFields = ({ handle, path }: Pick<SystemRecord, 'handle' | 'path'>) =>
  ({ type: 'system', handle, version: 1, ...(path === undefined ? {} : { path }) }) as const;

const filePath = ({ handle, path }: SystemRecord): string => [handle.name, path ?? []].flat().join('/');

/** Browsers without permission methods let a page read any handle it has. */
const permissionOf = async (handle: SystemHandle): Promise<PermissionState> =>
  (await handle.queryPermission?.(READ_MODE)) ?? 'granted';

const ensurePermission = async ({ handle, title }: SystemRecord, ask: AskPermission): Promise<void> => {
  if ((await permissionOf(handle)) === 'granted') return;
  const request = async () => (await handle.requestPermission?.(READ_MODE)) ?? 'granted';
  if ((await ask(title, request)) !== 'granted') throw new SourceError('permissionDenied');
};

const readHandle = async ({ handle, path }: Pick<SystemRecord, 'handle' | 'path'>): Promise<SourceGame> => {
  const { stamp, input } = await readInput(handle, path);
  const isPacked = 'folder' in input || 'zip' in input;
  return {
    input: isPacked && path !== undefined ? { ...input, game: path } : input,
    live: { handle, stamp },
  };
};
