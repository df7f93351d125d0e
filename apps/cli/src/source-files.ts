import { basename, join, resolve } from 'node:path';
import { isZip, unzip } from '@platelayer/export';
import { sentence } from '@platelayer/game';
import { RULE_FOLDERS, type SourceFile } from '@platelayer/import';
import { fileErrorText } from './read-text.ts';
import type { Terminal } from './terminal.ts';

/** The whole repository of 18xx.games is far below these limits. */
const MAX_FILES = 20_000;
const MAX_BYTES = 128e6;
const MAX_FOLDER_DEPTH = 12;

const RUBY = /\.rb$/i;
const RULES = new Set(RULE_FOLDERS.map((name) => `${name}/`));
const GZIP_SIGNATURE = [0x1f, 0x8b];

export interface ReadSources {
  readonly files: readonly SourceFile[];
  /** A sentence for each file or folder that could not be read. */
  readonly unread: readonly string[];
}

/** Reads the source files of titles from files, folders and zips. */
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
  const content = await terminal.read(path).catch((error: unknown) => error);
  if (!(content instanceof Uint8Array)) {
    const isFolder = content instanceof Error && 'code' in content && content.code === 'EISDIR';
    return isFolder ? readFolder(argument, terminal) : { reason: fileErrorText(content) };
  }
  if (isZip(content)) return readZip(content);
  if (GZIP_SIGNATURE.every((byte, index) => content[index] === byte))
    return { reason: 'is compressed with gzip; unpack it, or pass a zip.' };
  if (!/\.(?:rb|json)$/i.test(path)) return { reason: 'is not a Ruby file, a folder or a zip.' };
  return { files: [{ path: argument, content }] };
}

const readZip = (zip: Uint8Array): Read => {
  const { files, diagnostics } = unzip(zip, { wanted: RUBY, entries: MAX_FILES });
  if (!files) return { reason: diagnostics[0]?.message ?? 'is not a zip.' };
  return {
    files: [...files].filter(([path]) => RUBY.test(path)).map(([path, content]) => ({ path, content })),
  };
};

async function readFolder(argument: string, terminal: Terminal): Promise<Read> {
  const folder = resolve(terminal.folder, argument);
  const files: SourceFile[] = [];
  const unread: string[] = [];
  /** Leaves out a file or folder that cannot be read, unless it is the folder itself. */
  const skip = (inside: string) => (error: unknown) => {
    if (inside === '') throw error;
    unread.push(sentence(`${join(argument, inside)}: ${fileErrorText(error)}`));
    return undefined;
  };
  let [bytesLeft, count] = [MAX_BYTES, 0];
  const collect = async (inside: string, depth: number): Promise<string | undefined> => {
    const names = (await terminal.list(join(folder, inside)).catch(skip(inside))) ?? [];
    // A folder such as `round` contains rules only if it is next to the files of a title.
    const isTitle = names.some((name) => RUBY.test(name));
    for (const name of names) {
      if (name.startsWith('.') || name === 'node_modules/') continue;
      const path = `${inside}/${name}`;
      count += 1;
      if (count > MAX_FILES) return 'has too many files; pass the folder of one title.';
      if (name.endsWith('/')) {
        if (depth === MAX_FOLDER_DEPTH || (isTitle && RULES.has(name))) continue;
        const reason = await collect(path.slice(0, -1), depth + 1);
        if (reason !== undefined) return reason;
      } else if (RUBY.test(name)) {
        const content = await terminal.read(join(folder, path)).catch(skip(path));
        if (!content) continue;
        bytesLeft -= content.length;
        if (bytesLeft < 0) return 'is too large; pass the folder of one title.';
        // The name of the folder identifies the title.
        files.push({ path: `${basename(folder)}${path}`, content });
      }
    }
    return undefined;
  };
  const reason = await collect('', 0).catch(fileErrorText);
  return reason === undefined ? { files, unread } : { reason };
}
