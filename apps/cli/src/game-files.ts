import { basename, dirname, extname, join, resolve } from 'node:path';
import type { FileContent, OwnPicture } from '@platelayer/components';
import {
  ASSET_FOLDERS,
  type Assets,
  CONFIG_FILE,
  type FolderFiles,
  type FolderOptions,
  GAME_LIMITS,
  GAMES_FOLDER,
  isPicturePath,
  isZip,
  newFolderRoom,
  READABLE,
  readGameFolder,
  unzipGameFolder,
} from '@platelayer/export';
import type { Diagnostic } from '@platelayer/game';
import { decodeText, fileErrorText } from './read-text.ts';
import { sharedFolder } from './shared-folder.ts';
import type { Terminal } from './terminal.ts';

/** A game as it lies on the disk. */
export interface GameFiles {
  readonly origin: 'file' | 'folder' | 'zip';
  /** Of the file, folder or zip, without its ending. */
  readonly name: string;
  /** Path of the game's own file, as the user would write it; of a zip, the path inside it follows. */
  readonly path: string;
  readonly text: string;
  readonly assets: Assets;
  /** Of each file beside the game, as the user would write it, by its path from the game. */
  readonly places: ReadonlyMap<string, string>;
  /** What was found out about the files around the game's own. */
  readonly remarks: readonly Diagnostic[];
}

/** Why there is no game to read. */
export interface NoGame {
  readonly reason: string;
  readonly missing?: true;
}

/**
 * Reads a game from a JSON file with what lies beside it, from a folder, or from a zip. Pictures in folders are read on
 * demand.
 */
export async function readGameFiles(
  argument: string,
  terminal: Terminal,
  options: Pick<FolderOptions, 'pictures'> = {},
): Promise<GameFiles | NoGame> {
  const path = resolve(terminal.folder, argument);
  const name = basename(path, extname(path));
  const found = await terminal.read(path).catch((error: unknown) => error);
  if (!(found instanceof Uint8Array)) {
    if (isCode(found, 'EISDIR')) return readFolder(argument, path, terminal, options);
    return { reason: fileErrorText(found), ...(isCode(found, 'ENOENT') ? { missing: true } : {}) };
  }
  if (isZip(found)) {
    const { folder, diagnostics } = await unzipGameFolder(found, { ...options, name });
    if (!folder) return { reason: errorTextOf(diagnostics) };
    const inZip = `${argument}/${folder.path}`;
    const places = new Map([...(folder.places ?? [])].map(([file]) => [file, `${inZip}: ${file}`]));
    return { ...folder, origin: 'zip', name, path: inZip, places, remarks: diagnostics };
  }
  const source = decodeText(found);
  if ('reason' in source) return source;
  const { folder, own } = sharedFolder(path);
  const inside = own.slice(0, -basename(path).length);
  // The file is the game, whatever it is called.
  const game = `${inside}game.json`;
  const gathered = await gather(folder, ['', inside], terminal);
  gathered.set(game, found);
  const placeOf = (file: string) =>
    file.startsWith(inside)
      ? join(dirname(argument), file.slice(inside.length))
      : join(dirname(argument), '..', file);
  const read = await fromFolder(gathered, { ...options, game }, placeOf);
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
  const gathered = await gather(path, ['', `${GAMES_FOLDER}/`], terminal, /\.json$/i);
  const read = await fromFolder(gathered, { ...options, name: basename(path) }, (file) =>
    join(argument, file),
  );
  return 'reason' in read
    ? read
    : { ...read, origin: 'folder', name: basename(path), path: join(argument, read.path) };
}

const fromFolder = async (
  files: FolderFiles,
  options: FolderOptions,
  placeOf: (file: string) => string,
): Promise<Pick<GameFiles, 'path' | 'text' | 'assets' | 'places' | 'remarks'> | NoGame> => {
  const { folder, diagnostics } = await readGameFolder(files, options);
  if (!folder) return { reason: errorTextOf(diagnostics) };
  const places = new Map([...(folder.places ?? [])].map(([file, inside]) => [file, placeOf(inside)]));
  return { ...folder, places, remarks: diagnostics };
};

const errorTextOf = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ message, hint }) => [message.replace(/(?<=\w)$/, '.'), hint].filter(Boolean).join(' '))
    .join(' ');

/**
 * What games bring along that lie in these folders inside a folder, with files of certain names beside them. Those come
 * first, so that a game is there whatever the folders hold.
 */
async function gather(
  folder: string,
  insides: readonly string[],
  { list, read }: Terminal,
  beside = NOTHING,
): Promise<Map<string, OwnPicture['content']>> {
  const files = new Map<string, OwnPicture['content']>();
  const refusal = newFolderRoom();
  const readNow = async (path: string): Promise<FileContent> => {
    const bytes = await read(join(folder, path)).catch(
      (error: unknown) => `cannot be read (${fileErrorText(error)})`,
    );
    return typeof bytes === 'string' ? bytes : (refusal(bytes.length) ?? bytes);
  };
  const contentOf = async (path: string): Promise<OwnPicture['content']> => {
    if (!READABLE.test(path)) return new Uint8Array();
    return isPicturePath(path) ? () => readNow(path) : readNow(path);
  };
  const take = async (path: string): Promise<void> => {
    if (!files.has(path) && files.size < GAME_LIMITS.files) files.set(path, await contentOf(path));
  };
  const search = async (inside: string, depth: number): Promise<void> => {
    const names = await list(join(folder, inside)).catch((error: unknown) => {
      if (!isCode(error, 'ENOENT') && !isCode(error, 'ENOTDIR'))
        files.set(inside, `cannot be read (${fileErrorText(error)})`);
      return [];
    });
    for (const name of names.filter((name) => !name.startsWith('.'))) {
      const path = `${inside}/${name}`;
      if (!path.endsWith('/')) await take(path);
      else if (depth < GAME_LIMITS.depth) await search(path.slice(0, -1), depth + 1);
    }
  };
  for (const inside of new Set(insides))
    for (const name of await list(join(folder, inside, '.')).catch(() => []))
      if (name === CONFIG_FILE || (beside.test(name) && !name.endsWith('/'))) await take(`${inside}${name}`);
  for (const inside of new Set(insides))
    for (const kind of ASSET_FOLDERS) await search(`${inside}${kind}`, 0);
  return files;
}

const NOTHING = /$^/;

/** The name and the lines of the file that something was found in: the game's own, or one beside it. */
export const diagnosticSource = (
  { path, text, assets, places }: Pick<GameFiles, 'path' | 'text' | 'assets' | 'places'>,
  { file }: Diagnostic,
): readonly [path: string, lines: readonly string[]] => {
  const own = file === undefined ? text : (assets.texts.get(file) ?? '');
  const place = file === undefined ? path : (places.get(file) ?? file);
  return [place, own.split(/\r\n|\r|\n/)];
};

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
