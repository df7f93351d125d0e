import type { Material } from '../engine/messages.ts';
import type { SystemHandle } from './file-system.ts';
import { filesBelow } from './folder-files.ts';

/** A file or folder as it is at one moment, before it is read; another `stamp` tells of a change. */
export interface Sight {
  readonly stamp: string;
  read(): Promise<Material>;
}

/** Looks at a file or folder of the user. */
export const lookAt = async (handle: SystemHandle): Promise<Sight> => {
  if (handle.kind === 'file') {
    const file = await handle.getFile();
    return { stamp: String(file.lastModified), read: () => materialOfFile(file) };
  }
  const files = await filesBelow(handle);
  const stamps = [...files].map(([path, { size, lastModified }]) => `${path} ${size} ${lastModified}`);
  return { stamp: stamps.sort().join('\n'), read: () => materialOfFolder(handle.name, files) };
};

/** The beginning of every zip that has entries. */
const ZIP = [0x50, 0x4b, 3, 4] as const;

/** What a file holds tells a zip from a text, not what it is called. */
export const materialOfFile = async (file: File): Promise<Material> => {
  const start = new Uint8Array(await file.slice(0, ZIP.length).arrayBuffer());
  if (!ZIP.every((byte, i) => start[i] === byte)) return { text: await file.text() };
  return { zip: await bytesOf(file), name: file.name.replace(/\.zip$/i, '') };
};

export const materialOfFolder = async (
  name: string,
  files: ReadonlyMap<string, File>,
): Promise<Material> => ({
  name,
  folder: new Map(
    await Promise.all([...files].map(async ([path, file]) => [path, await bytesOf(file)] as const)),
  ),
});

const bytesOf = async (file: File): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await file.arrayBuffer());

/** A text that is the same for the same material: all of a game's text, and a sum (FNV-1a) over the bytes of the others. */
export const fingerprint = (material: Material): string => {
  if ('text' in material) return material.text;
  const parts = 'zip' in material ? [['', material.zip] as const] : [...material.folder];
  return parts.map(([path, bytes]) => `${path} ${bytes.length} ${sumOf(bytes)}`).join('\n');
};

const sumOf = (bytes: Uint8Array): number => {
  let sum = 0x811c9dc5;
  for (const byte of bytes) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
};
