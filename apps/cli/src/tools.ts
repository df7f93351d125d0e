import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { faces } from '@platelayer/library';
import { createSubsetter, type Subsetter } from '@platelayer/press';
import { type Fonts, loadFonts } from '@platelayer/scene';

/** Files of npm packages, found from wherever this program is installed. */
const require = createRequire(import.meta.url);
const packaged = async (file: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(require.resolve(file)));

export const readFonts = (): Promise<Fonts> => loadFonts(faces, ({ file }) => packaged(file));

export const readSubsetter = async (): Promise<Subsetter> =>
  createSubsetter(await packaged('harfbuzzjs/dist/harfbuzz-subset.wasm'));
