import type { Summary } from '../state/store.ts';
import type { DamagedFiles } from './damaged.ts';
import type { Folder, PrivateFile } from './file-system.ts';
import { metaOf } from './slug.ts';
import { type Describe, type Source, summaryOf } from './source.ts';
import { isNamed, reasonOf, SourceError } from './source-error.ts';
import { createFile, type WritePrivate } from './write-private.ts';

export interface InternalSource extends Source {
  /** Copies a file, unless it is no game; with an id, in the place of an earlier copy. */
  add(file: File, id?: string): Promise<Summary>;
}

interface Needs {
  readonly root: () => Promise<Folder>;
  readonly describe: Describe;
  readonly write: WritePrivate;
  readonly newId: () => string;
  readonly damaged: DamagedFiles;
  /** Tells of a file that cannot be opened at the moment; it stays where it is. */
  readonly report: (error: SourceError) => void;
}

const ENDING = '.json';

/** Copies in the origin's private file system, one file `games/{id}.json` per game (98.6.4). */
export const internalSource = ({ root, describe, write, newId, damaged, report }: Needs): InternalSource => {
  const games = async () => (await root()).getDirectoryHandle('games', { create: true });
  const textOf = async (id: string): Promise<string | undefined> => {
    try {
      const file = await (await games()).getFileHandle(`${id}${ENDING}`);
      return await (await file.getFile()).text();
    } catch (error) {
      // A name that no file can have is missing, too.
      if (isNamed(error, 'NotFoundError') || isNamed(error, 'TypeError')) return undefined;
      throw error;
    }
  };

  /** The summary of one file; one that is no game is put aside. */
  const inspect = async (folder: Folder, file: PrivateFile): Promise<readonly Summary[]> => {
    try {
      const description = await describe(await (await file.getFile()).text());
      if (!description) {
        await damaged.take(folder, file.name);
        return [];
      }
      return [summaryOf(metaOf('internal', file.name.replace(/\.json$/, '')), description)];
    } catch (error) {
      report(new SourceError('storageFailed', { reason: reasonOf(error) }));
      return [];
    }
  };

  return {
    list: async () => {
      const folder = await games();
      const files: PrivateFile[] = [];
      for await (const entry of folder.values()) if (entry.kind === 'file') files.push(entry);
      return (await Promise.all(files.map((file) => inspect(folder, file)))).flat();
    },
    read: async (id) => {
      const text = await textOf(id);
      if (text === undefined) throw new SourceError('notAGame');
      return { text };
    },
    peek: textOf,
    refuse: async (id) => damaged.take(await games(), `${id}${ENDING}`),
    remove: async (id) => (await games()).removeEntry(`${id}${ENDING}`),
    add: async (file, id = newId()) => {
      const description = await describe(await file.text());
      if (!description) throw new SourceError('notAGame');
      const meta = metaOf('internal', id);
      await createFile(await games(), `${meta.id}${ENDING}`, file, write);
      return summaryOf(meta, description);
    },
  };
};
