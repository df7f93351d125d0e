import type { DBSchema, IDBPDatabase } from 'idb';
import { metaOf } from '../address/slug.ts';
import type { Summary } from '../state/store.ts';
import type { SystemHandle } from './file-system.ts';
import { SourceError } from './source-error.ts';

/** An opened file or folder (98.6.3). */
export interface SystemRecord extends Summary {
  readonly type: 'system';
  readonly handle: SystemHandle;
  /** Path of the game file, if the folder has several games. */
  readonly path?: string;
  readonly version: 1;
}

interface Schema extends DBSchema {
  game_directory_handles: { key: string; value: SystemRecord };
  game_file_handles: { key: string; value: SystemRecord };
}

/** Opened files and folders stored in this browser. */
export interface SystemRecords {
  all(): Promise<readonly SystemRecord[]>;
  get(id: string): Promise<SystemRecord | undefined>;
  put(record: SystemRecord): Promise<void>;
  remove(id: string): Promise<void>;
}

const NAME = 'platelayer';
const VERSION = 2;

/** Records of database version 1 had no version field, and their ids were not UUIDs. */
export const upgradeRecord = (record: object, id: string): SystemRecord =>
  ({ ...record, ...metaOf('system', id), version: 1 }) as SystemRecord;

/** Loads the library on demand, because a first visit does not open files. */
const open = async (forget: () => void): Promise<IDBPDatabase<Schema>> => {
  const { openDB } = await import('idb');
  return openDB<Schema>(NAME, VERSION, {
    async upgrade(database, from, _, transaction) {
      if (from < 1) for (const store of STORES) database.createObjectStore(store, { keyPath: 'id' });
      if (from !== 1) return;
      const files = transaction.objectStore('game_file_handles');
      for (const record of await files.getAll()) {
        if ('version' in record) continue;
        // The id is the key, which a cursor cannot change, so the record is replaced.
        await files.delete((record as SystemRecord).id);
        await files.add(upgradeRecord(record, crypto.randomUUID()));
      }
    },
    blocking(_from, _to, event) {
      // Another tab wants a newer version.
      (event.target as IDBDatabase).close();
      forget();
    },
    terminated: forget,
  });
};

export const systemRecords = (): SystemRecords => {
  let opened: Promise<IDBPDatabase<Schema>> | undefined;
  const forget = () => {
    opened = undefined;
  };
  const database = async () => {
    opened ??= open(forget);
    return opened.catch(() => {
      forget();
      throw new SourceError('storageRefused');
    });
  };
  return {
    all: async () => {
      const connection = await database();
      return (await Promise.all(STORES.map((store) => connection.getAll(store)))).flat();
    },
    get: async (id) => {
      const connection = await database();
      return (await connection.get('game_file_handles', id)) ?? connection.get('game_directory_handles', id);
    },
    put: async (record) => void (await (await database()).put(storeOf(record), record)),
    remove: async (id) => {
      const connection = await database();
      for (const store of STORES) await connection.delete(store, id);
    },
  };
};

const STORES = ['game_directory_handles', 'game_file_handles'] as const;

const storeOf = ({ handle: { kind } }: SystemRecord): (typeof STORES)[number] =>
  kind === 'directory' ? 'game_directory_handles' : 'game_file_handles';
