import {
  belongsToGameFolder,
  countFolderBytes,
  GAME_LIMITS,
  GAMES_FOLDER,
  isZip,
  READABLE,
} from '@platelayer/export';
import type { GameInput } from '../engine/values.ts';
import type { FileHandle, FolderHandle, SystemHandle } from './file-system.ts';
import { isErrorNamed } from './source-error.ts';

/** State of a file or folder before reading it. If the file changes, so does `stamp`. */
export interface Snapshot {
  readonly stamp: string;
  read(): Promise<GameInput>;
}

/** Takes a snapshot of the user's file or folder. Throws a `NotFoundError` if the folder no longer has a file at `path`. */
export const takeSnapshot = async (handle: SystemHandle, path?: string): Promise<Snapshot> => {
  if (handle.kind === 'file') {
    const file = await handle.getFile();
    return { stamp: stampOf(file), read: () => inputFromFile(file) };
  }
  const files = await gameFilesIn(handle);
  if (path !== undefined && !files.has(path)) throw new DOMException(path, 'NotFoundError');
  const stamps = [...files].map(([path, file]) => `${path} ${stampOf(file)}`);
  return { stamp: stamps.sort().join('\n'), read: () => inputFromFolder(handle.name, files) };
};

const stampOf = ({ size, lastModified }: File): string => `${size} ${lastModified}`;

/** Number of attempts, and pause between them, to read a file that is being saved. */
const MAX_ATTEMPTS = 4;
const PAUSE_MS = 100;

/** Reads a file or folder. Tries again if it is being saved: it can be missing or unreadable for a moment. */
export const readInput = async (
  handle: SystemHandle,
  path?: string,
): Promise<{ readonly stamp: string; readonly input: GameInput }> => {
  for (let attempt = 1; ; attempt++)
    try {
      const { stamp, read } = await takeSnapshot(handle, path);
      return { stamp, input: await read() };
    } catch (error) {
      const isBeingSaved = isErrorNamed(error, 'NotReadableError') || isErrorNamed(error, 'NotFoundError');
      if (!isBeingSaved || attempt === MAX_ATTEMPTS) throw error;
      await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    }
};

export const inputFromFile = async (file: File): Promise<GameInput> => {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (!isZip(start)) return { text: await file.text() };
  return { zip: await readBytes(file), name: file.name.replace(/\.zip$/i, '') };
};

export const inputFromFolder = async (name: string, files: ReadonlyMap<string, File>): Promise<GameInput> => {
  const refusal = countFolderBytes();
  const contentOf = ([path, file]: readonly [path: string, file: File]) =>
    READABLE.test(path) ? (refusal(file.size) ?? readBytes(file)) : new Uint8Array();
  const contents = await Promise.all([...files].map(contentOf));
  return { name, folder: new Map([...files.keys()].map((path, index) => [path, contents[index]!])) };
};

const readBytes = async (file: File): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await file.arrayBuffer());

/** A key that is equal for equal inputs: the whole text of a game, and FNV-1a checksums of other files. */
export const contentKey = (input: GameInput): string => {
  if ('bundled' in input) return `bundled ${input.bundled}`;
  if ('text' in input) return input.text;
  const parts = 'zip' in input ? [['', input.zip] as const] : [...input.folder];
  const keyOf = (content: Uint8Array | string) =>
    typeof content === 'string' ? content : `${content.length} ${checksumOf(content)}`;
  return parts.map(([path, content]) => `${path} ${keyOf(content)}`).join('\n');
};

const checksumOf = (bytes: Uint8Array): number => {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
};

/** Files of a game folder by path: game files, and the files in folders such as `logos`. */
export const gameFilesIn = async (folder: FolderHandle): Promise<ReadonlyMap<string, File>> => {
  const gameFiles = new Map<string, File>();
  const search = async (inside: FolderHandle, path: string, depth: number): Promise<void> => {
    const files: FileHandle[] = [];
    const folders: FolderHandle[] = [];
    for await (const entry of inside.values()) {
      if (!belongsToGameFolder(path + entry.name)) continue;
      if (entry.kind === 'file') files.push(entry);
      else folders.push(entry);
    }
    // Game files come first, so that many assets cannot push them over the limit.
    for (const file of files)
      if (gameFiles.size < GAME_LIMITS.files) gameFiles.set(path + file.name, await file.getFile());
    if (depth === GAME_LIMITS.depth) return;
    folders.sort((a, b) => Number(isGames(b)) - Number(isGames(a)));
    for (const each of folders) await search(each, `${path}${each.name}/`, depth + 1);
  };
  await search(folder, '', 0);
  return gameFiles;
};

const isGames = ({ name }: FolderHandle): boolean => name === GAMES_FOLDER;
