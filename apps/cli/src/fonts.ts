import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BUNDLED_FACES, type FallbackGroup, findInSlices, type SlicedFamily } from '@platelayer/library';
import { createSubsetter, type Deflate, type Subsetter } from '@platelayer/press';
import { type FindFallback, type Fonts, loadFonts } from '@platelayer/scene';
import { deflate } from './deflate.ts';
import { findOnMachine } from './machine-fonts.ts';
import { readPackageFile } from './package-file.ts';

const require = createRequire(import.meta.url);

export const readFonts = (): Promise<Fonts> => loadFonts(BUNDLED_FACES, ({ file }) => readPackageFile(file));

let subsetter: Promise<Subsetter> | undefined;

export const openPress = async (
  fonts: Fonts,
): Promise<{ readonly fonts: Fonts; readonly subsetter: Subsetter; readonly deflate: Deflate }> => ({
  fonts,
  subsetter: await readSubsetter(),
  deflate,
});

/** Read once, however often a game is exported. */
const readSubsetter = (): Promise<Subsetter> => {
  subsetter ??= readPackageFile('harfbuzzjs/dist/harfbuzz-subset.wasm').then(createSubsetter);
  return subsetter;
};

const TABLES: Readonly<Record<FallbackGroup, () => Promise<{ readonly families: readonly SlicedFamily[] }>>> =
  {
    signs: () => import('virtual:platelayer/fallback/signs'),
    cjk: () => import('virtual:platelayer/fallback/cjk'),
  };

const SLICE_PATH = /^([a-z\d-]+)@[\d.]+\/[\w-]+\.woff$/;

/** Finds a slice of a fallback font next to the built program or in its package, if that is installed. */
export const findSlice = (path: string): string | undefined => {
  const name = SLICE_PATH.exec(path)?.[1];
  if (name === undefined) return undefined;
  const bundled = fileURLToPath(new URL(`fonts/${path}`, import.meta.url));
  if (existsSync(bundled)) return bundled;
  const paths = [fileURLToPath(new URL('.', import.meta.url)), process.cwd()];
  try {
    return require.resolve(`@fontsource/${name}/files/${basename(path)}`, { paths });
  } catch {
    return undefined;
  }
};

const readSlice = async (path: string): Promise<Uint8Array> => {
  const file = findSlice(path);
  if (file !== undefined) return new Uint8Array(await readFile(file));
  const [family] = path.split('/');
  throw new Error(`Install the package @fontsource/${family}, whose fonts have it.`);
};

/** Finds faces for characters that the bundled faces lack: first in font packages, then among the fonts of this machine. */
export const findFallback = (text: string): FindFallback => {
  const inSlices = findInSlices({
    table: async (group) => (await TABLES[group]()).families,
    read: readSlice,
    text,
  });
  const onMachine = findOnMachine();
  return async function* (character, weight) {
    yield* inSlices(character, weight);
    yield* onMachine(character, weight);
  };
};
