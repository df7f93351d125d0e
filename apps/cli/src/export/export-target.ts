import { Buffer } from 'node:buffer';
import { dirname, join, resolve } from 'node:path';
import { unzip, zipFiles } from '@platelayer/export';
import { isFolder, type Terminal } from '../terminal.ts';

/** Where the files of an export go. */
export interface ExportTarget {
  /** As the user wrote it. */
  readonly place: string;
  /** Those of the files that would replace one, by their paths as the user would write them. */
  existing(names: readonly string[]): Promise<readonly string[]>;
  /** Fails where nothing can be written, before any work is done. */
  prepare(): Promise<void>;
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Whether everything that was put is now there. `complete`: there are files, and none of the export failed. */
  finish(complete: boolean): Promise<boolean>;
}

/** Files stay as they are whose content is the same: whoever has one open need not load it again. */
export const leavingSame = (terminal: Terminal): Terminal => ({
  ...terminal,
  write: async (path, content) => {
    const there = await terminal.read(path).then(Buffer.from, () => undefined);
    if (!there?.equals(Buffer.from(content))) await terminal.write(path, content);
  },
});

export const folderTarget = (place: string, terminal: Terminal): ExportTarget => {
  const path = (name: string) => resolve(terminal.folder, place, name);
  return {
    place,
    existing: async (names) => {
      const there = await Promise.all(names.map((name) => terminal.exists(path(name))));
      return names.filter((_, i) => there[i]).map((name) => join(place, name));
    },
    prepare: () => terminal.prepare(path('')),
    put: (name, bytes) => terminal.write(path(name), bytes),
    finish: async () => true,
  };
};

/** A folder for a zip such as a Board18 box, which is also unpacked beside it (80.12). */
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

/** A zip is written at the end and only if it is complete: nobody sees from outside that a zip lacks something. */
export const zipTarget = (place: string, terminal: Terminal): ExportTarget => {
  const path = resolve(terminal.folder, place);
  const files = new Map<string, Uint8Array>();
  return {
    place,
    existing: async () => ((await terminal.exists(path)) && !(await isFolder(path, terminal)) ? [place] : []),
    prepare: async () => {
      if (/[/\\]$/.test(place) || (await isFolder(path, terminal)))
        throw new Error('is a folder; write the name of a file');
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
