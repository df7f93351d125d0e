import { isZip, newFolderRoom, READABLE } from '@platelayer/export';
import type { GameInput } from '../engine/values.ts';
import type { SystemHandle } from './file-system.ts';
import { gameFilesIn } from './folder-files.ts';
import { isErrorNamed } from './source-error.ts';

/** A file or folder as it is at one moment, before it is read; another `stamp` tells of a change. */
export interface Snapshot {
  readonly stamp: string;
  read(): Promise<GameInput>;
}

/** Looks at a file or folder of the user. A folder that has no file at `path` any more is not the one that is meant. */
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

/** How often, and after which pause, what is being saved is read again. */
const TRIES = 4;
const PAUSE_MS = 100;

/** Reads a file or folder, and once more where it was saved meanwhile: then it is gone for a moment, or its old bytes are. */
export const readInput = async (
  handle: SystemHandle,
  path?: string,
): Promise<{ readonly stamp: string; readonly input: GameInput }> => {
  for (let tries = 1; ; tries++)
    try {
      const { stamp, read } = await takeSnapshot(handle, path);
      return { stamp, input: await read() };
    } catch (error) {
      const saved = isErrorNamed(error, 'NotReadableError') || isErrorNamed(error, 'NotFoundError');
      if (!saved || tries === TRIES) throw error;
      await new Promise((resume) => setTimeout(resume, PAUSE_MS));
    }
};

export const inputFromFile = async (file: File): Promise<GameInput> => {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer());
  if (!isZip(start)) return { text: await file.text() };
  return { zip: await bytesOf(file), name: file.name.replace(/\.zip$/i, '') };
};

export const inputFromFolder = async (name: string, files: ReadonlyMap<string, File>): Promise<GameInput> => {
  const refusal = newFolderRoom();
  const contentOf = ([path, file]: readonly [path: string, file: File]) =>
    READABLE.test(path) ? (refusal(file.size) ?? bytesOf(file)) : new Uint8Array();
  const contents = await Promise.all([...files].map(contentOf));
  return { name, folder: new Map([...files.keys()].map((path, index) => [path, contents[index]!])) };
};

const bytesOf = async (file: File): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await file.arrayBuffer());

/** A text that is the same for the same input: all of a game's text, and a sum (FNV-1a) over the bytes of the others. */
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
