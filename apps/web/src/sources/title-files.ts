import { ZIP_END_BYTES, zipDirectory, zipRecords } from '@platelayer/export';
import { RULE_FOLDERS } from '@platelayer/import';
import { create } from 'zustand';
import type { FileToOpen } from './dropped.ts';
import type { FolderHandle, SystemHandle } from './file-system.ts';

/** Source files of titles of 18xx.games by their paths, on their way to the page that imports them (85.15). */
export const useTitleFiles = create<{ readonly files?: ReadonlyMap<string, File> }>()(() => ({}));

/** More than the repository of the site has; what lies beyond is not looked at. */
const MAX_ENTRIES = 20_000;
const MAX_DEPTH = 12;
const RUBY = /\.rb$/i;
const RULES = new Set<string>(RULE_FOLDERS);

/** The Ruby files of a folder. The name of the folder itself belongs to their paths: it may be that of a title. */
export const titleFilesIn = async (folder: FolderHandle): Promise<ReadonlyMap<string, File>> => {
  const found = new Map<string, File>();
  let entries = 0;
  const search = async (inside: FolderHandle, path: string, depth: number): Promise<void> => {
    const inFolder: SystemHandle[] = [];
    for await (const entry of inside.values()) {
      entries += 1;
      if (entries > MAX_ENTRIES) break;
      inFolder.push(entry);
    }
    // Rules lie beside the files of a title; elsewhere a folder may be called so for any reason.
    const besideFiles = inFolder.some(({ kind, name }) => kind === 'file' && RUBY.test(name));
    for (const entry of inFolder) {
      const { name } = entry;
      const place = `${path}/${name}`;
      if (entry.kind === 'file') {
        if (RUBY.test(name)) found.set(place, await entry.getFile());
        continue;
      }
      if (name.startsWith('.') || name === 'node_modules' || (besideFiles && RULES.has(name))) continue;
      if (depth < MAX_DEPTH) await search(entry, place, depth + 1);
    }
  };
  await search(folder, folder.name, 0);
  return found;
};

/** What of the files that were dropped is for the import: Ruby files, folders with some, and zips of them. */
export const titleFilesAmong = async (files: Iterable<FileToOpen>): Promise<ReadonlyMap<string, File>> => {
  const found = new Map<string, File>();
  for (const opening of files) {
    if ('kind' in opening && opening.kind === 'directory') {
      for (const [path, file] of await titleFilesIn(opening)) found.set(path, file);
      continue;
    }
    const file = 'kind' in opening ? await opening.getFile() : opening;
    if (RUBY.test(file.name) || (/\.zip$/i.test(file.name) && (await listsRuby(file))))
      found.set(file.name, file);
  }
  return found;
};

/** Only the directory of the zip is read. */
const listsRuby = async (zip: File): Promise<boolean> => {
  const read = async (start: number, end: number) =>
    new Uint8Array(await zip.slice(start, end).arrayBuffer());
  const directory = zipDirectory(await read(Math.max(0, zip.size - ZIP_END_BYTES), zip.size), zip.size);
  if (!directory) return false;
  for (const { path } of zipRecords(await read(...directory))) if (RUBY.test(path)) return true;
  return false;
};
