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

const fontFolders = (): readonly string[] => [
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

/** Finds fonts on this machine that have a character, plain fonts of the right weight first. */
export const findOnMachine = (folders: readonly string[] = fontFolders()): FindFallback =>
  async function* (character, weight) {
    const point = character.codePointAt(0)!;
    // Private-use characters mean something only in the font they were made for.
    if (/\p{Co}/u.test(character)) return;
    for (const path of await fontFiles(folders, weight))
      if ((await readCharacters(path)).has(point)) {
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

/** Returns TTF and OTF files in the order in which they are tried. */
const fontFiles = async (folders: readonly string[], weight: Face['weight']): Promise<readonly string[]> => {
  const files = (await Promise.all(folders.map(listFonts))).flat();
  const score = (path: string) =>
    (SPECIAL.test(basename(path)) ? 2 : 0) + (/bold/i.test(basename(path)) === (weight === 700) ? 0 : 1);
  return files.toSorted((a, b) => score(a) - score(b) || (a < b ? -1 : 1));
};

const listedFonts = new Map<string, Promise<readonly string[]>>();

const listFonts = (folder: string): Promise<readonly string[]> => {
  const fonts =
    listedFonts.get(folder) ??
    readdir(folder, { recursive: true }).then(
      (names) => names.filter((name) => /\.(?:ttf|otf)$/i.test(name)).map((name) => join(folder, name)),
      () => [],
    );
  listedFonts.set(folder, fonts);
  return fonts;
};

const knownCharacters = new Map<string, Promise<ReadonlySet<number>>>();

/** Returns the characters of a font, none if it cannot be read. */
const readCharacters = (path: string): Promise<ReadonlySet<number>> => {
  const characters = knownCharacters.get(path) ?? readCmap(path).catch(() => new Set<number>());
  knownCharacters.set(path, characters);
  return characters;
};

/** Reads only the table with the characters, because a font can have many megabytes. */
const readCmap = async (path: string): Promise<ReadonlySet<number>> => {
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

/** The tag `cmap` as a number. */
const CMAP = 0x636d6170;

/** More than any character table needs. */
const MAX_BYTES = 4_000_000;

const readAt = async (file: FileHandle, position: number, length: number): Promise<DataView> => {
  const bytes = new Uint8Array(Math.min(length, MAX_BYTES));
  const { bytesRead } = await file.read(bytes, 0, bytes.length, position);
  return new DataView(bytes.buffer, 0, bytesRead);
};
