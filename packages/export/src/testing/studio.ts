import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { noArtwork } from '@platelayer/components';
import { effectiveConfig, load, settingsLayer } from '@platelayer/game';
import { BUNDLED_FACES, library } from '@platelayer/library';
import { createSubsetter } from '@platelayer/press';
import { loadFonts } from '@platelayer/scene';
import type { MakeOptions } from '../make.ts';
import { openStudio, type Settings, type Studio } from '../studio.ts';

const require = createRequire(import.meta.url);
const packaged = async (file: string) => new Uint8Array(await readFile(require.resolve(file)));

export const fonts = await loadFonts(BUNDLED_FACES, ({ file }) => packaged(file));

/** A game on the drawing board, with settings over the defaults. */
export const studioOf = (file: object, settings: Settings = []): Studio => {
  const { game } = load(JSON.stringify(file), library);
  if (!game) throw new Error('This is no game.');
  const config = effectiveConfig({ url: settingsLayer(settings).part, game: game.config });
  return openStudio(game, config, fonts, noArtwork);
};

export const makeOptions: MakeOptions = {
  fonts,
  subsetter: await createSubsetter(await packaged('harfbuzzjs/dist/harfbuzz-subset.wasm')),
  dpi: 96,
  lettering: 'outlines',
};
