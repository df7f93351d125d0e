import { metaOf } from '../address/slug.ts';
import type { Summary } from '../state/store.ts';
import type { SystemRecord, SystemRecords } from './database.ts';
import type { SystemHandle } from './file-system.ts';
import { takeSnapshot } from './game-input.ts';
import { type Describe, type GameSource, type Refuse, type SourceGame, summaryOf } from './source.ts';
import { isErrorNamed, SourceError } from './source-error.ts';

/** Puts the browser's question to the user, at a moment when the browser allows it. */
export type AskPermission = (
  title: string,
  request: () => Promise<PermissionState>,
) => Promise<PermissionState>;

export interface SystemSource extends GameSource {
  /** Remembers an opened or dropped file or folder, unless it is no game; one that is known keeps its record. */
  add(handle: SystemHandle): Promise<Summary>;
}

interface Needs {
  readonly records: SystemRecords;
  readonly describe: Describe;
  readonly refuse: Refuse;
  readonly ask: AskPermission;
  readonly newId: () => string;
}

const READ_MODE = { mode: 'read' } as const;

/** Files and folders of the user, remembered by handle (98.6.3). */
export const systemSource = ({ records, describe, refuse, ask, newId }: Needs): SystemSource => ({
  list: async () => (await records.all()).map((record) => summaryOf(metaOf('system', record.id), record)),

  read: async (id) => {
    const record = await records.get(id);
    if (!record) throw new SourceError('systemNotFound', { id });
    await ensurePermission(record, ask);
    try {
      return await readHandle(record.handle);
    } catch (error) {
      if (!isErrorNamed(error, 'NotFoundError')) throw error;
      throw new SourceError('systemGone', { id: record.title || id });
    }
  },

  peek: async (id) => {
    const handle = (await records.get(id))?.handle;
    if (!handle || (await permissionOf(handle)) !== 'granted') return undefined;
    return (await readHandle(handle)).input;
  },

  accept: async (id, fields) => {
    const record = await records.get(id);
    if (record) await records.put({ ...summaryOf(metaOf('system', id), fields), ...recordFields(record) });
  },

  remove: (id) => records.remove(id),

  add: async (handle) => {
    const { input } = await readHandle(handle);
    const description = await describe(input);
    if (!description) throw await refuse(handle.name, input);
    const known = await sameEntry(await records.all(), handle);
    const summary = summaryOf(metaOf('system', known?.id ?? newId()), description);
    await records.put({ ...summary, ...recordFields({ handle }) });
    return summary;
  },
});

/** The fields of a record beyond its summary. */
const recordFields = ({ handle }: Pick<SystemRecord, 'handle'>) =>
  ({ type: 'system', handle, version: 1 }) as const;

/** Browsers without the permission calls let a page read what it has been handed. */
const permissionOf = async (handle: SystemHandle): Promise<PermissionState> =>
  (await handle.queryPermission?.(READ_MODE)) ?? 'granted';

const ensurePermission = async ({ handle, title }: SystemRecord, ask: AskPermission): Promise<void> => {
  if ((await permissionOf(handle)) === 'granted') return;
  const request = async () => (await handle.requestPermission?.(READ_MODE)) ?? 'granted';
  if ((await ask(title, request)) !== 'granted') throw new SourceError('permissionDenied');
};

const readHandle = async (handle: SystemHandle): Promise<SourceGame> => {
  const { stamp, read } = await takeSnapshot(handle);
  return { input: await read(), live: { handle, stamp } };
};

const sameEntry = async (
  known: readonly SystemRecord[],
  handle: SystemHandle,
): Promise<SystemRecord | undefined> => {
  for (const record of known) if (await handle.isSameEntry?.(record.handle)) return record;
  return undefined;
};
