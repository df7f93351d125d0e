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

/** What files are made with here. */
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

/** Where a slice of a fallback font lies: beside the built program, or in its package, which may not be installed. */
export const findSlice = (path: string): string | undefined => {
  const name = SLICE_PATH.exec(path)?.[1];
  if (name === undefined) return undefined;
  const beside = fileURLToPath(new URL(`fonts/${path}`, import.meta.url));
  if (existsSync(beside)) return beside;
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
  const [wanted] = path.split('/');
  throw new Error(`Install the package @fontsource/${wanted} beside the program: its fonts have it.`);
};

/** Faces for characters that the bundled ones lack: the families of packages, then fonts of this machine. */
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
