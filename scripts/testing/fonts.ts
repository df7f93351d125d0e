import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { BUNDLED_FACES, type BundledFace } from '@platelayer/library';
import { type Fonts, loadFonts, openFonts } from '@platelayer/scene';

const require = createRequire(import.meta.url);

const read = async ({ file }: BundledFace) => new Uint8Array(await readFile(require.resolve(file)));

let loaded: Promise<Fonts> | undefined;

/** The bundled faces, read from disk once per test process. */
export const bundledFonts = (): Promise<Fonts> => {
  loaded ??= loadFonts(BUNDLED_FACES, read);
  return loaded;
};

/** The bundled faces loaded lazily, as in a page: each is read when text first needs it. Records which were read. */
export const fontsOnDemand = async (): Promise<{
  readonly fonts: Fonts;
  readonly read: readonly string[];
}> => {
  const ids: string[] = [];
  const fonts = await openFonts(BUNDLED_FACES, (face) => {
    ids.push(face.id);
    return read(face);
  });
  return { fonts, read: ids };
};
