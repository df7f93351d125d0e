import type { OpfsFolder } from './file-system.ts';
import { isErrorNamed } from './source-error.ts';
import { createOpfsFile, type WriteOpfs } from './write-opfs.ts';

/** Copies that turned out to be no games: out of the list, but never lost (98.6.4). */
export interface DamagedFiles {
  /** Moves a file here, bytes unchanged. */
  take(from: OpfsFolder, name: string): Promise<void>;
  list(): Promise<readonly File[]>;
  /** Only what the user has saved or thrown away is removed. */
  discard(names: readonly string[]): Promise<void>;
}

interface Needs {
  readonly root: () => Promise<OpfsFolder>;
  readonly write: WriteOpfs;
}

export const damagedFiles = ({ root, write }: Needs): DamagedFiles => {
  const folder = async () => (await root()).getDirectoryHandle('damaged', { create: true });
  return {
    take: async (from, name) => {
      const content = await (await from.getFileHandle(name)).getFile();
      const aside = await folder();
      await createOpfsFile(aside, await freeName(aside, name), content, write);
      await from.removeEntry(name);
    },
    list: async () => {
      const files: Promise<File>[] = [];
      for await (const entry of (await folder()).values())
        if (entry.kind === 'file') files.push(entry.getFile());
      return Promise.all(files);
    },
    discard: async (names) => {
      const aside = await folder();
      for (const name of names) await aside.removeEntry(name);
    },
  };
};

/** `x.json`, or `x-2.json` and so on where that is taken. */
const freeName = async (folder: OpfsFolder, name: string, count = 1): Promise<string> => {
  const tried = count === 1 ? name : name.replace(/(\.(?:json|zip))?$/, `-${count}$1`);
  try {
    await folder.getFileHandle(tried);
  } catch (error) {
    if (isErrorNamed(error, 'NotFoundError')) return tried;
    throw error;
  }
  return freeName(folder, name, count + 1);
};
