import { reasonOf } from '@platelayer/export';
import { metaOf } from '../address/slug.ts';
import type { GameInput } from '../engine/values.ts';
import type { Summary } from '../state/store.ts';
import type { DamagedFiles } from './damaged-files.ts';
import type { OpfsFile, OpfsFolder } from './file-system.ts';
import { inputFromFile } from './game-input.ts';
import { type Describe, type GameSource, type Refuse, summaryOf } from './source.ts';
import { isErrorNamed, SourceError } from './source-error.ts';
import { createOpfsFile, type WriteOpfs } from './write-opfs.ts';

export interface InternalSource extends GameSource {
  /** Copies a game file. With an id, replaces an earlier copy. Throws if the file is not a game. */
  add(file: File, id?: string): Promise<Summary>;
}

interface InternalDependencies {
  readonly root: () => Promise<OpfsFolder>;
  readonly describe: Describe;
  readonly refuse: Refuse;
  readonly write: WriteOpfs;
  readonly newId: () => string;
  readonly damaged: DamagedFiles;
  /** Reports a file that cannot be opened at the moment. It is not moved. */
  readonly report: (error: SourceError) => void;
}

/** Extensions: a game file alone, or a zip with assets. */
const ENDINGS = ['.json', '.zip'] as const;

/** Stores copies in the origin's private file system, as `games/{id}.json` or `games/{id}.zip` (98.6.4). */
export const internalSource = ({
  root,
  describe,
  refuse,
  write,
  newId,
  damaged,
  report,
}: InternalDependencies): InternalSource => {
  const games = async () => (await root()).getDirectoryHandle('games', { create: true });
  const find = async (id: string): Promise<OpfsFile | undefined> => {
    const folder = await games();
    for (const ending of ENDINGS) {
      try {
        return await folder.getFileHandle(`${id}${ending}`);
      } catch (error) {
        // A `TypeError` means that no file can have this name.
        if (!isErrorNamed(error, 'NotFoundError') && !isErrorNamed(error, 'TypeError')) throw error;
      }
    }
    return undefined;
  };
  const peek = async (id: string): Promise<GameInput | undefined> => {
    const file = await find(id);
    return file && inputFromFile(await file.getFile());
  };

  /** Returns the summary of a file, or moves it to the damaged files if it is not a game. */
  const inspect = async (folder: OpfsFolder, file: OpfsFile): Promise<readonly Summary[]> => {
    try {
      const copy = await file.getFile();
      const description = await describe(await inputFromFile(copy));
      if (!description) {
        await damaged.take(folder, file.name);
        return [];
      }
      const meta = metaOf('internal', file.name.replace(/\.(?:json|zip)$/, ''));
      return [{ ...summaryOf(meta, description), copiedAt: copy.lastModified }];
    } catch (error) {
      report(new SourceError('storageFailed', { reason: reasonOf(error) }));
      return [];
    }
  };

  return {
    list: async () => {
      const folder = await games();
      const files: OpfsFile[] = [];
      for await (const entry of folder.values()) if (entry.kind === 'file') files.push(entry);
      return (await Promise.all(files.map((file) => inspect(folder, file)))).flat();
    },
    read: async (id) => {
      const input = await peek(id);
      if (input === undefined) throw new SourceError('notFound');
      return { input };
    },
    peek,
    refuse: async (id) => {
      const file = await find(id);
      if (file) await damaged.take(await games(), file.name);
    },
    remove: async (id) => {
      const file = await find(id);
      await (await games()).removeEntry(file?.name ?? `${id}.json`);
    },
    add: async (file, id = newId()) => {
      const input = await inputFromFile(file);
      const description = await describe(input);
      if (!description) throw await refuse(file.name, input);
      const meta = metaOf('internal', id);
      const [folder, earlier] = [await games(), await find(id)];
      const name = `${id}${'text' in input ? '.json' : '.zip'}`;
      await createOpfsFile(folder, name, file, write);
      if (earlier && earlier.name !== name) await folder.removeEntry(earlier.name);
      return summaryOf(meta, description);
    },
  };
};
