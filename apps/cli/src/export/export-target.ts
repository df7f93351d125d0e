import { Buffer } from 'node:buffer';
import { dirname, join, resolve } from 'node:path';
import { unzip, zipFiles } from '@platelayer/export';
import { isFolder, type Terminal } from '../terminal.ts';

/** Folder or zip that receives the files of an export. */
export interface ExportTarget {
  /** Path as the user wrote it. */
  readonly place: string;
  /** Returns the paths that already exist, as the user would write them. */
  existing(names: readonly string[]): Promise<readonly string[]>;
  /** Fails if the target is not writable, before any work is done. */
  prepare(): Promise<void>;
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Returns whether all files are written. `complete`: the export has files, and none failed. */
  finish(complete: boolean): Promise<boolean>;
}

/** Does not rewrite files with the same content, so that programs which show them need not reload. */
export const skipUnchangedWrites = (terminal: Terminal): Terminal => ({
  ...terminal,
  write: async (path, content) => {
    const before = await terminal.read(path).then(Buffer.from, () => undefined);
    if (!before?.equals(Buffer.from(content))) await terminal.write(path, content);
  },
});

export const folderTarget = (place: string, terminal: Terminal): ExportTarget => {
  const path = (name: string) => resolve(terminal.folder, place, name);
  return {
    place,
    existing: async (names) => {
      const exists = await Promise.all(names.map((name) => terminal.exists(path(name))));
      return names.filter((_, i) => exists[i]).map((name) => join(place, name));
    },
    prepare: () => terminal.prepare(path('')),
    put: (name, bytes) => terminal.write(path(name), bytes),
    finish: async () => true,
  };
};

/** Writes zips such as a Board18 box, and also unpacks them next to the zip (80.12). */
export const unpackedTarget = (place: string, terminal: Terminal): ExportTarget => {
  const target = folderTarget(place, terminal);
  return {
    ...target,
    existing: (names) => target.existing(names.flatMap((name) => [name, name.replace(/\.zip$/, '')])),
    put: async (name, bytes) => {
      await target.put(name, bytes);
      const { files = [] } = unzip(bytes, { wanted: /./, entries: Number.POSITIVE_INFINITY });
      for (const [path, content] of files) await target.put(path, content);
    },
  };
};

/** Writes the zip at the end, and only if it is complete, because a missing file in a zip is easy to overlook. */
export const zipTarget = (place: string, terminal: Terminal): ExportTarget => {
  const path = resolve(terminal.folder, place);
  const files = new Map<string, Uint8Array>();
  return {
    place,
    existing: async () => ((await terminal.exists(path)) && !(await isFolder(path, terminal)) ? [place] : []),
    prepare: async () => {
      if (/[/\\]$/.test(place) || (await isFolder(path, terminal)))
        throw new Error('it is a folder; pass the name of a file');
      await terminal.prepare(dirname(path));
    },
    put: async (name, bytes) => void files.set(name, bytes),
    finish: async (complete) => {
      if (!complete) return false;
      await terminal.write(path, zipFiles(files));
      return true;
    },
  };
};
