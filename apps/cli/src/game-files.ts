import { basename, dirname, extname, join, resolve } from 'node:path';
import {
  ASSET_FOLDERS,
  type Assets,
  CONFIG_FILE,
  GAMES_FOLDER,
  type Preference,
  readGameFolder,
  unzipGameFolder,
} from '@platelayer/export';
import type { Diagnostic } from '@platelayer/game';
import { decodeText, fileErrorText } from './read-text.ts';
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
  /** What was found out about the files around the game's own. */
  readonly remarks: readonly Diagnostic[];
}

/** Why there is no game to read. */
export interface NoGame {
  readonly reason: string;
  readonly missing?: true;
}

/** Deeper folders of logos are somebody's archive. */
const MAX_FOLDER_DEPTH = 4;

/** No game comes near; the rest of a folder that has more is not read. */
const MAX_FILES = 2_100;
const MAX_BYTES = 128e6;

const ZIP_SIGNATURE = [0x50, 0x4b];

/** Reads a game from a JSON file with what lies beside it, from a folder, or from a zip. */
export async function readGameFiles(argument: string, terminal: Terminal): Promise<GameFiles | NoGame> {
  const path = resolve(terminal.folder, argument);
  const name = basename(path, extname(path));
  const found = await terminal.read(path).catch((error: unknown) => error);
  if (!(found instanceof Uint8Array)) {
    if (isCode(found, 'EISDIR')) return readFolder(argument, path, terminal);
    return { reason: fileErrorText(found), ...(isCode(found, 'ENOENT') ? { missing: true } : {}) };
  }
  if (ZIP_SIGNATURE.every((byte, i) => found[i] === byte)) {
    const { folder, diagnostics } = unzipGameFolder(found, { name });
    if (!folder) return { reason: errorTextOf(diagnostics) };
    return { ...folder, origin: 'zip', name, path: `${argument}/${folder.path}`, remarks: diagnostics };
  }
  const source = decodeText(found);
  if ('reason' in source) return source;
  // The file is the game, whatever it is called.
  const beside = await sharedFiles(dirname(path), terminal);
  const read = fromFolder(new Map([['game.json', found], ...beside]), { game: 'game.json' });
  return 'reason' in read ? read : { ...read, origin: 'file', name, path: argument, text: source.text };
}

/** What a game has beside it: in its folder and, where that is called `games`, beside that. */
async function sharedFiles(folder: string, terminal: Terminal): Promise<Map<string, Uint8Array>> {
  const outer = basename(folder) === GAMES_FOLDER ? await assetFiles(dirname(folder), terminal) : [];
  return new Map([...outer, ...(await assetFiles(folder, terminal))]);
}

async function readFolder(argument: string, path: string, terminal: Terminal): Promise<GameFiles | NoGame> {
  try {
    const files = await assetFiles(path, terminal);
    for (const inside of ['', `${GAMES_FOLDER}/`]) {
      const names = await terminal.list(join(path, inside)).catch((error: unknown) => {
        if (inside === '') throw error;
        return [];
      });
      for (const name of names.filter((name) => /\.json$/i.test(name)))
        files.set(`${inside}${name}`, await terminal.read(join(path, inside, name)));
    }
    const read = fromFolder(files, { name: basename(path) });
    return 'reason' in read
      ? read
      : { ...read, origin: 'folder', name: basename(path), path: join(argument, read.path) };
  } catch (error) {
    return { reason: fileErrorText(error) };
  }
}

const fromFolder = (
  files: ReadonlyMap<string, Uint8Array>,
  preference: Preference,
): Pick<GameFiles, 'path' | 'text' | 'assets' | 'remarks'> | NoGame => {
  const { folder, diagnostics } = readGameFolder(files, preference);
  return folder ? { ...folder, remarks: diagnostics } : { reason: errorTextOf(diagnostics) };
};

const errorTextOf = (diagnostics: readonly Diagnostic[]): string =>
  diagnostics
    .filter(({ severity }) => severity === 'error')
    .map(({ message, hint }) => [message, hint].filter(Boolean).join(' '))
    .join(' ');

/** What a game brings along, by paths with plain slashes. */
async function assetFiles(folder: string, terminal: Terminal): Promise<Map<string, Uint8Array>> {
  const files = new Map<string, Uint8Array>();
  let room = MAX_BYTES;
  const gather = async (inside: string, depth: number): Promise<void> => {
    const names = await terminal.list(join(folder, inside)).catch(() => []);
    for (const name of names.filter((name) => !name.startsWith('.'))) {
      const path = `${inside}/${name}`;
      if (name.endsWith('/')) {
        if (depth < MAX_FOLDER_DEPTH) await gather(path.slice(0, -1), depth + 1);
      } else if (files.size < MAX_FILES && room > 0) {
        const bytes = await terminal.read(join(folder, path));
        room -= bytes.length;
        files.set(path, bytes);
      }
    }
  };
  for (const kind of ASSET_FOLDERS) await gather(kind, 0);
  const config = await terminal.read(join(folder, CONFIG_FILE)).catch(() => undefined);
  if (config) files.set(CONFIG_FILE, config);
  return files;
}

/** The name and the lines of the file that something was found in: the game's own, or one beside it. */
export const diagnosticSource = (
  { path, origin, text, assets }: Pick<GameFiles, 'path' | 'origin' | 'text' | 'assets'>,
  { file }: Diagnostic,
): readonly [path: string, lines: readonly string[]] => {
  const own = file === undefined ? text : (assets.texts.get(file) ?? '');
  const place = file === undefined ? path : origin === 'zip' ? `${path}: ${file}` : join(dirname(path), file);
  return [place, own.split(/\r\n|\r|\n/)];
};

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;
