import { metaOf } from '../address/slug.ts';
import type { Summary } from '../state/store.ts';
import type { SystemRecord, SystemRecords } from './database.ts';
import type { SystemHandle } from './file-system.ts';
import { lookAt } from './game-input.ts';
import { type Describe, type GameMaterial, type Source, summaryOf } from './source.ts';
import { isNamed, SourceError } from './source-error.ts';

/** Puts the browser's question to the user, at a moment when the browser allows it. */
export type Ask = (title: string, request: () => Promise<PermissionState>) => Promise<PermissionState>;

export interface SystemSource extends Source {
  /** Remembers an opened or dropped file or folder, unless it is no game; one that is known keeps its record. */
  add(handle: SystemHandle): Promise<Summary>;
}

interface Needs {
  readonly records: SystemRecords;
  readonly describe: Describe;
  readonly ask: Ask;
  readonly newId: () => string;
}

const READ = { mode: 'read' } as const;

/** Files and folders of the user, remembered by handle (98.6.3). */
export const systemSource = ({ records, describe, ask, newId }: Needs): SystemSource => ({
  list: async () => (await records.all()).map((record) => summaryOf(metaOf('system', record.id), record)),

  read: async (id) => {
    const record = await records.get(id);
    if (!record) throw new SourceError('systemNotFound', { id });
    await permit(record, ask);
    try {
      return await gameOf(record.handle);
    } catch (error) {
      if (!isNamed(error, 'NotFoundError')) throw error;
      await records.remove(id);
      throw new SourceError('systemGone', { id });
    }
  },

  peek: async (id) => {
    const handle = (await records.get(id))?.handle;
    if (!handle || (await permissionOf(handle)) !== 'granted') return undefined;
    return (await gameOf(handle)).material;
  },

  accept: async (id, fields) => {
    const record = await records.get(id);
    if (record) await records.put({ ...summaryOf(metaOf('system', id), fields), ...kept(record) });
  },

  remove: (id) => records.remove(id),

  add: async (handle) => {
    const description = await describe((await gameOf(handle)).material);
    if (!description) throw new SourceError('notAGame');
    const known = await sameEntry(await records.all(), handle);
    const summary = summaryOf(metaOf('system', known?.id ?? newId()), description);
    await records.put({ ...summary, ...kept({ handle }) });
    return summary;
  },
});

/** The fields of a record beyond its summary. */
const kept = ({ handle }: Pick<SystemRecord, 'handle'>) => ({ type: 'system', handle, version: 1 }) as const;

/** Browsers without the permission calls let a page read what it has been handed. */
const permissionOf = async (handle: SystemHandle): Promise<PermissionState> =>
  (await handle.queryPermission?.(READ)) ?? 'granted';

const permit = async ({ handle, title }: SystemRecord, ask: Ask): Promise<void> => {
  if ((await permissionOf(handle)) === 'granted') return;
  const request = async () => (await handle.requestPermission?.(READ)) ?? 'granted';
  if ((await ask(title, request)) !== 'granted') throw new SourceError('permissionDenied');
};

const gameOf = async (handle: SystemHandle): Promise<GameMaterial> => {
  const { stamp, read } = await lookAt(handle);
  return { material: await read(), live: { handle, stamp } };
};

const sameEntry = async (
  known: readonly SystemRecord[],
  handle: SystemHandle,
): Promise<SystemRecord | undefined> => {
  for (const record of known) if (await handle.isSameEntry?.(record.handle)) return record;
  return undefined;
};
