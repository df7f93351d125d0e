import { ZIP_END_BYTES, zipDirectory, zipRecords } from '@platelayer/export';
import { RULE_FOLDERS } from '@platelayer/import';
import { create } from 'zustand';
import type { FileToOpen } from './dropped.ts';
import type { FolderHandle, SystemHandle } from './file-system.ts';

/** Source files of 18xx.games titles by path, dropped and waiting for the import page (85.15). */
export const useTitleFiles = create<{ readonly files?: ReadonlyMap<string, File> }>()(() => ({}));

/** Limits of the search, larger than the repository of 18xx.games. */
const MAX_ENTRIES = 20_000;
const MAX_DEPTH = 12;
const RUBY = /\.rb$/i;
const RULES = new Set<string>(RULE_FOLDERS);

/** Finds the Ruby files of a folder. Their paths include the name of the folder, because it can name a title. */
export const titleFilesIn = async (folder: FolderHandle): Promise<ReadonlyMap<string, File>> => {
  const rubyFiles = new Map<string, File>();
  let entries = 0;
  const search = async (inside: FolderHandle, path: string, depth: number): Promise<void> => {
    const inFolder: SystemHandle[] = [];
    for await (const entry of inside.values()) {
      entries += 1;
      if (entries > MAX_ENTRIES) break;
      inFolder.push(entry);
    }
    // Next to the files of a title, these folders contain rules. Elsewhere the names can mean anything.
    const isTitleFolder = inFolder.some(({ kind, name }) => kind === 'file' && RUBY.test(name));
    for (const entry of inFolder) {
      const { name } = entry;
      const fullPath = `${path}/${name}`;
      if (entry.kind === 'file') {
        if (RUBY.test(name)) rubyFiles.set(fullPath, await entry.getFile());
        continue;
      }
      if (name.startsWith('.') || name === 'node_modules' || (isTitleFolder && RULES.has(name))) continue;
      if (depth < MAX_DEPTH) await search(entry, fullPath, depth + 1);
    }
  };
  await search(folder, folder.name, 0);
  return rubyFiles;
};

/** Selects dropped files for the import: Ruby files, folders with Ruby files, and zips of them. */
export const titleFilesAmong = async (files: Iterable<FileToOpen>): Promise<ReadonlyMap<string, File>> => {
  const rubyFiles = new Map<string, File>();
  for (const opening of files) {
    if ('kind' in opening && opening.kind === 'directory') {
      for (const [path, file] of await titleFilesIn(opening)) rubyFiles.set(path, file);
      continue;
    }
    const file = 'kind' in opening ? await opening.getFile() : opening;
    if (RUBY.test(file.name) || (/\.zip$/i.test(file.name) && (await listsRuby(file))))
      rubyFiles.set(file.name, file);
  }
  return rubyFiles;
};

/** Reads only the directory of the zip. */
const listsRuby = async (zip: File): Promise<boolean> => {
  const read = async (start: number, end: number) =>
    new Uint8Array(await zip.slice(start, end).arrayBuffer());
  const directory = zipDirectory(await read(Math.max(0, zip.size - ZIP_END_BYTES), zip.size), zip.size);
  if (!directory) return false;
  for (const { path } of zipRecords(await read(...directory))) if (RUBY.test(path)) return true;
  return false;
};
