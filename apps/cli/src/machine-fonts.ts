import { type FileHandle, open, readdir, readFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { basename, join } from 'node:path';
import {
  codePointsOf,
  customFace,
  type Face,
  type FaceFile,
  type FallbackFace,
  type FindFallback,
  MADE_BOLD,
} from '@platelayer/scene';

/** Where systems and users keep fonts. */
const folders = (): readonly string[] => [
  '/usr/share/fonts',
  '/usr/local/share/fonts',
  join(homedir(), '.local', 'share', 'fonts'),
  join(homedir(), '.fonts'),
  '/System/Library/Fonts',
  '/Library/Fonts',
  join(homedir(), 'Library', 'Fonts'),
  join(process.env.SystemRoot ?? 'C:\\Windows', 'Fonts'),
  ...(process.env.LOCALAPPDATA ? [join(process.env.LOCALAPPDATA, 'Microsoft', 'Windows', 'Fonts')] : []),
];

/** Fonts of this machine that have a character, the plainest of the right weight first: the last resort. */
export const findOnMachine = (places: readonly string[] = folders()): FindFallback =>
  async function* (character, weight) {
    const point = character.codePointAt(0)!;
    // Private characters mean something to their font only.
    if (/\p{Co}/u.test(character)) return;
    for (const path of await fontFiles(places, weight))
      if ((await charactersOf(path)).has(point)) {
        const face = await openFont(path, weight);
        if (face) yield face;
      }
  };

const openFont = async (path: string, weight: Face['weight']): Promise<FallbackFace | undefined> => {
  const bytes = new Uint8Array(await readFile(path));
  const face = customFace(path, bytes);
  if ('fault' in face) return undefined;
  const file: FaceFile = {
    ...face,
    id: `machine ${path} ${weight}`,
    weight,
    typeface: face.typeface.replace('Own', 'Machine'),
    source: { from: 'machine', file: path },
    ...(face.weight < weight ? { madeBold: MADE_BOLD } : {}),
  };
  return { file, read: async () => bytes };
};

const SPECIAL = /italic|oblique|mono|condensed|narrow|light|thin|serif|black/i;

/** TTF and OTF files in the order in which they are asked. */
const fontFiles = async (places: readonly string[], weight: Face['weight']): Promise<readonly string[]> => {
  const files = (await Promise.all(places.map(fontsBelow))).flat();
  const score = (path: string) =>
    (SPECIAL.test(basename(path)) ? 2 : 0) + (/bold/i.test(basename(path)) === (weight === 700) ? 0 : 1);
  return files.toSorted((one, other) => score(one) - score(other) || (one < other ? -1 : 1));
};

const listed = new Map<string, Promise<readonly string[]>>();

const fontsBelow = (folder: string): Promise<readonly string[]> => {
  const found =
    listed.get(folder) ??
    readdir(folder, { recursive: true }).then(
      (names) => names.filter((name) => /\.(?:ttf|otf)$/i.test(name)).map((name) => join(folder, name)),
      () => [],
    );
  listed.set(folder, found);
  return found;
};

const read = new Map<string, Promise<ReadonlySet<number>>>();

/** What a font has; none of a file that cannot be read. */
const charactersOf = (path: string): Promise<ReadonlySet<number>> => {
  const found = read.get(path) ?? readCharacters(path).catch(() => new Set<number>());
  read.set(path, found);
  return found;
};

/** Reads the one table that tells; fonts may have many megabytes. */
const readCharacters = async (path: string): Promise<ReadonlySet<number>> => {
  const file = await open(path);
  try {
    const count = (await readAt(file, 4, 2)).getUint16(0);
    const directory = await readAt(file, 12, 16 * count);
    for (let entry = 0; entry < directory.byteLength; entry += 16)
      if (directory.getUint32(entry) === CMAP)
        return codePointsOf(
          await readAt(file, directory.getUint32(entry + 8), directory.getUint32(entry + 12)),
        );
    return new Set();
  } finally {
    await file.close();
  }
};

/** The letters `cmap` read as one number. */
const CMAP = 0x636d6170;

/** More is no table of characters. */
const MAX_BYTES = 4_000_000;

const readAt = async (file: FileHandle, position: number, length: number): Promise<DataView> => {
  const bytes = new Uint8Array(Math.min(length, MAX_BYTES));
  const { bytesRead } = await file.read(bytes, 0, bytes.length, position);
  return new DataView(bytes.buffer, 0, bytesRead);
};
