import type { OpfsFolder } from './file-system.ts';
import { isErrorNamed } from './source-error.ts';
import { createOpfsFile, type WriteOpfs } from './write-opfs.ts';

/** Stored copies that are not valid games. They leave the list, but are never lost (98.6.4). */
export interface DamagedFiles {
  /** Moves a file here unchanged. */
  take(from: OpfsFolder, name: string): Promise<void>;
  list(): Promise<readonly File[]>;
  /** Deletes files that the user has saved or discarded. */
  discard(names: readonly string[]): Promise<void>;
}

interface DamagedFilesDependencies {
  readonly root: () => Promise<OpfsFolder>;
  readonly write: WriteOpfs;
}

export const damagedFiles = ({ root, write }: DamagedFilesDependencies): DamagedFiles => {
  const folder = async () => (await root()).getDirectoryHandle('damaged', { create: true });
  return {
    take: async (from, name) => {
      const content = await (await from.getFileHandle(name)).getFile();
      const target = await folder();
      await createOpfsFile(target, await freeName(target, name), content, write);
      await from.removeEntry(name);
    },
    list: async () => {
      const files: Promise<File>[] = [];
      for await (const entry of (await folder()).values())
        if (entry.kind === 'file') files.push(entry.getFile());
      return Promise.all(files);
    },
    discard: async (names) => {
      const target = await folder();
      for (const name of names) await target.removeEntry(name);
    },
  };
};

/** `x.json`, or `x-2.json` and so on if the name is taken. */
const freeName = async (folder: OpfsFolder, name: string, count = 1): Promise<string> => {
  const candidate = count === 1 ? name : name.replace(/(\.(?:json|zip))?$/, `-${count}$1`);
  try {
    await folder.getFileHandle(candidate);
  } catch (error) {
    if (isErrorNamed(error, 'NotFoundError')) return candidate;
    throw error;
  }
  return freeName(folder, name, count + 1);
};
