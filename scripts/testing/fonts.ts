import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { faces } from '@platelayer/library';
import { type Fonts, loadFonts } from '@platelayer/scene';

const require = createRequire(import.meta.url);

let loaded: Promise<Fonts> | undefined;

/** The bundled faces, read from disk once per test process. */
export const bundledFonts = (): Promise<Fonts> => {
  loaded ??= loadFonts(faces, async ({ file }) => new Uint8Array(await readFile(require.resolve(file))));
  return loaded;
};
