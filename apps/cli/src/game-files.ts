import { basename, dirname, extname, join, resolve } from 'node:path';
import type { FileContent, OwnPicture } from '@platelayer/components';
import {
  ASSET_FOLDERS,
  type Assets,
  CONFIG_FILE,
  countFolderBytes,
  type FolderFiles,
  type FolderOptions,
  GAME_LIMITS,
  GAMES_FOLDER,
  isPicturePath,
  isZip,
  READABLE,
  readGameFolder,
  unzipGameFolder,
} from '@platelayer/export';
import type { Diagnostic } from '@platelayer/game';
import { decodeText, fileErrorText } from './read-text.ts';
import { sharedFolder } from './shared-folder.ts';
import type { Terminal } from './terminal.ts';

/** A game on disk. */
export interface GameFiles {
  readonly origin: 'file' | 'folder' | 'zip';
  /** Name of the file, folder or zip, without its extension. */
  readonly name: string;
  /** Path of the game file as the user would write it. For a zip, the path inside it follows. */
  readonly path: string;
  readonly text: string;
  readonly assets: Assets;
  /** Paths of the asset files as the user would write them, by their paths relative to the game. */
  readonly places: ReadonlyMap<string, string>;
  /** Diagnostics about files other than the game file. */
  readonly folderDiagnostics: readonly Diagnostic[];
}

export interface NoGame {
  readonly reason: string;
  readonly missing?: true;
}

/** Reads a game with its assets from a JSON file, a folder or a zip. Pictures in folders are read on demand. */
export async function readGameFiles(
  argument: string,
  terminal: Terminal,
  options: Pick<FolderOptions, 'pictures'> = {},
): Promise<GameFiles | NoGame> {
  const path = resolve(terminal.folder, argument);
  const name = basename(path, extname(path));
  const content = await terminal.read(path).catch((error: unknown) => error);
  if (!(content instanceof Uint8Array)) {
    if (hasCode(content, 'EISDIR')) return readFolder(argument, path, terminal, options);
    return { reason: fileErrorText(content), ...(hasCode(content, 'ENOENT') ? { missing: true } : {}) };
  }
  if (isZip(content)) {
    const { folder, diagnostics } = await unzipGameFolder(content, { ...options, name });
    if (!folder) return { reason: joinErrors(diagnostics) };
    const inZip = `${argument}/${folder.path}`;
    const places = new Map([...(folder.places ?? [])].map(([file]) => [file, `${inZip}: ${file}`]));
    return { ...folder, origin: 'zip', name, path: inZip, places, folderDiagnostics: diagnostics };
  }
  const source = decodeText(content);
  if ('reason' in source) return source;
  const { folder, own } = sharedFolder(path);
  const inside = own.slice(0, -basename(path).length);
  // This file is the game, whatever its name.
  const game = `${inside}game.json`;
  const files = await collectFiles(folder, ['', inside], terminal);
  files.set(game, content);
  const userPath = (file: string) =>
    file.startsWith(inside)
      ? join(dirname(argument), file.slice(inside.length))
      : join(dirname(argument), '..', file);
  const read = await readFiles(files, { ...options, game }, userPath);
  return 'reason' in read ? read : { ...read, origin: 'file', name, path: argument, text: source.text };
}

async function readFolder(
  argument: string,
  path: string,
  terminal: Terminal,
  options: FolderOptions,
): Promise<GameFiles | NoGame> {
  try {
    await terminal.list(path);
  } catch (error) {
    return { reason: fileErrorText(error) };
  }
  const files = await collectFiles(path, ['', `${GAMES_FOLDER}/`], terminal, /\.json$/i);
  const read = await readFiles(files, { ...options, name: basename(path) }, (file) => join(argument, file));
  return 'reason' in read
    ? read
    : { ...read, origin: 'folder', name: basename(path), path: join(argument, read.path) };
}

const readFiles = async (
  files: FolderFiles,
  options: FolderOptions,
  userPath: (file: string) => string,
): Promise<Pick<GameFiles, 'path' | 'text' | 'assets' | 'places' | 'folderDiagnostics'> | NoGame> => {
  const { folder, diagnostics } = await readGameFolder(files, options);
  if (!folder) return { reason: joinErrors(diagnostics) };
  const places = new Map([...(folder.places ?? [])].map(([file, inside]) => [file, userPath(inside)]));
  return { ...folder, places, folderDiagnostics: diagnostics };
};

const joinErrors = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ message, hint }) => [message.replace(/(?<=\w)$/, '.'), hint].filter(Boolean).join(' '))
    .join(' ');

/**
 * Collects the asset folders in some subfolders of a folder, and the files there whose names match. Those files come first, so
 * that the limits never exclude the game file.
 */
async function collectFiles(
  folder: string,
  insides: readonly string[],
  { list, read }: Terminal,
  fileNames = /$^/,
): Promise<Map<string, OwnPicture['content']>> {
  const files = new Map<string, OwnPicture['content']>();
  const refusal = countFolderBytes();
  const readNow = async (path: string): Promise<FileContent> => {
    const bytes = await read(join(folder, path)).catch(
      (error: unknown) => `cannot be read (${fileErrorText(error)})`,
    );
    return typeof bytes === 'string' ? bytes : (refusal(bytes.length) ?? bytes);
  };
  const readContent = async (path: string): Promise<OwnPicture['content']> => {
    if (!READABLE.test(path)) return new Uint8Array();
    return isPicturePath(path) ? () => readNow(path) : readNow(path);
  };
  const add = async (path: string): Promise<void> => {
    if (!files.has(path) && files.size < GAME_LIMITS.files) files.set(path, await readContent(path));
  };
  const search = async (inside: string, depth: number): Promise<void> => {
    const names = await list(join(folder, inside)).catch((error: unknown) => {
      if (!hasCode(error, 'ENOENT') && !hasCode(error, 'ENOTDIR'))
        files.set(inside, `cannot be read (${fileErrorText(error)})`);
      return [];
    });
    for (const name of names.filter((name) => !name.startsWith('.'))) {
      const path = `${inside}/${name}`;
      if (!path.endsWith('/')) await add(path);
      else if (depth < GAME_LIMITS.depth) await search(path.slice(0, -1), depth + 1);
    }
  };
  for (const inside of new Set(insides))
    for (const name of await list(join(folder, inside, '.')).catch(() => []))
      if (name === CONFIG_FILE || (fileNames.test(name) && !name.endsWith('/')))
        await add(`${inside}${name}`);
  for (const inside of new Set(insides))
    for (const kind of ASSET_FOLDERS) await search(`${inside}${kind}`, 0);
  return files;
}

/** Returns the path and the lines of the file that a diagnostic is about: the game file or an asset. */
export const diagnosticSource = (
  { path, text, assets, places }: Pick<GameFiles, 'path' | 'text' | 'assets' | 'places'>,
  { file }: Diagnostic,
): readonly [path: string, lines: readonly string[]] => {
  const source = file === undefined ? text : (assets.texts.get(file) ?? '');
  const place = file === undefined ? path : (places.get(file) ?? file);
  return [place, source.split(/\r\n|\r|\n/)];
};

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
