import { basename, join, resolve } from 'node:path';
import { isZip, unzip } from '@platelayer/export';
import { sentence } from '@platelayer/game';
import { RULE_FOLDERS, type SourceFile } from '@platelayer/import';
import { fileErrorText } from './read-text.ts';
import type { Terminal } from './terminal.ts';

/** The repository of the site comes near neither. */
const MAX_FILES = 20_000;
const MAX_BYTES = 128e6;
const MAX_FOLDER_DEPTH = 12;

const RUBY = /\.rb$/i;
const RULES = new Set(RULE_FOLDERS.map((name) => `${name}/`));
const GZIP_SIGNATURE = [0x1f, 0x8b];

/** What was read, and a sentence on each file or folder that could not be. */
export interface ReadSources {
  readonly files: readonly SourceFile[];
  readonly unread: readonly string[];
}

/** Reads source files of titles: single files, folders with all that is in them, and zips. */
export async function readSourceFiles(paths: readonly string[], terminal: Terminal): Promise<ReadSources> {
  const files: SourceFile[] = [];
  const unread: string[] = [];
  for (const path of paths) {
    const read = await readPath(path, terminal);
    if ('reason' in read) unread.push(sentence(`${path}: ${read.reason}`));
    else {
      files.push(...read.files);
      unread.push(...(read.unread ?? []));
    }
  }
  return { files, unread };
}

type Read =
  | { readonly files: readonly SourceFile[]; readonly unread?: readonly string[] }
  | { readonly reason: string };

async function readPath(argument: string, terminal: Terminal): Promise<Read> {
  const path = resolve(terminal.folder, argument);
  const found = await terminal.read(path).catch((error: unknown) => error);
  if (!(found instanceof Uint8Array)) {
    const isFolder = found instanceof Error && 'code' in found && found.code === 'EISDIR';
    return isFolder ? readFolder(argument, terminal) : { reason: fileErrorText(found) };
  }
  if (isZip(found)) return readZip(found);
  if (GZIP_SIGNATURE.every((byte, index) => found[index] === byte))
    return { reason: 'is packed in a way that is not read; unpack it, or bring a zip.' };
  if (!/\.(?:rb|json)$/i.test(path)) return { reason: 'is neither a Ruby file nor a folder nor a zip.' };
  return { files: [{ path: argument, content: found }] };
}

const readZip = (zip: Uint8Array): Read => {
  const { files, diagnostics } = unzip(zip, { wanted: RUBY, entries: MAX_FILES });
  if (!files) return { reason: diagnostics[0]?.message ?? 'is no zip.' };
  return {
    files: [...files].filter(([path]) => RUBY.test(path)).map(([path, content]) => ({ path, content })),
  };
};

async function readFolder(argument: string, terminal: Terminal): Promise<Read> {
  const folder = resolve(terminal.folder, argument);
  const files: SourceFile[] = [];
  const unread: string[] = [];
  /** What cannot be read inside the folder is left out. */
  const leftOut = (inside: string) => (error: unknown) => {
    if (inside === '') throw error;
    unread.push(sentence(`${join(argument, inside)}: ${fileErrorText(error)}`));
    return undefined;
  };
  let [room, count] = [MAX_BYTES, 0];
  const gather = async (inside: string, depth: number): Promise<string | undefined> => {
    const names = (await terminal.list(join(folder, inside)).catch(leftOut(inside))) ?? [];
    // Rules lie beside the files of a title; elsewhere a folder may be called so for any reason.
    const besideFiles = names.some((name) => RUBY.test(name));
    for (const name of names) {
      if (name.startsWith('.') || name === 'node_modules/') continue;
      const path = `${inside}/${name}`;
      count += 1;
      if (count > MAX_FILES) return 'has too many files; name the folder of a title.';
      if (name.endsWith('/')) {
        if (depth === MAX_FOLDER_DEPTH || (besideFiles && RULES.has(name))) continue;
        const fault = await gather(path.slice(0, -1), depth + 1);
        if (fault !== undefined) return fault;
      } else if (RUBY.test(name)) {
        const content = await terminal.read(join(folder, path)).catch(leftOut(path));
        if (!content) continue;
        room -= content.length;
        if (room < 0) return 'is too large; name the folder of a title.';
        // The name of the folder itself says which title it is.
        files.push({ path: `${basename(folder)}${path}`, content });
      }
    }
    return undefined;
  };
  const fault = await gather('', 0).catch(fileErrorText);
  return fault === undefined ? { files, unread } : { reason: fault };
}
