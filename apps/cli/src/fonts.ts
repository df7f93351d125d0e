import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { BUNDLED_FACES } from '@platelayer/library';
import { createSubsetter, type Subsetter } from '@platelayer/press';
import { type Fonts, loadFonts } from '@platelayer/scene';

const require = createRequire(import.meta.url);

/** Files of npm packages: the built program has them beside it, the sources find them where npm put them. */
const readPackageFile = async (file: string): Promise<Uint8Array> => {
  const beside = new URL(basename(file), import.meta.url);
  return new Uint8Array(await readFile(existsSync(beside) ? beside : require.resolve(file)));
};

export const readFonts = (): Promise<Fonts> => loadFonts(BUNDLED_FACES, ({ file }) => readPackageFile(file));

export const readSubsetter = async (): Promise<Subsetter> =>
  createSubsetter(await readPackageFile('harfbuzzjs/dist/harfbuzz-subset.wasm'));
