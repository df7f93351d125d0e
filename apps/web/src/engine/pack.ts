import { loadArtwork, usedLogos } from '@platelayer/components';
import { fontsWith, noAssets, openStudio, type Pack, type ReadPack, type Studio } from '@platelayer/export';
import { type Config, type Game, type Loaded, load } from '@platelayer/game';
import { library, libraryWith } from '@platelayer/library';
import type { Fonts } from '@platelayer/scene';
import { loadedFonts } from './fonts.ts';
import type { Material } from './messages.ts';

/** What a game is opened from, taken apart. The code for folders and zips loads with the first of them. */
export const packOf = async (material: Material): Promise<ReadPack> =>
  'text' in material
    ? { pack: { name: '', path: '', text: material.text, assets: noAssets }, diagnostics: [] }
    : (await import('./unpack.ts')).unpack(material);

export const readGame = ({ text, assets }: Pack): Loaded =>
  load(text, assets === noAssets ? library : libraryWith(assets));

/** A game on the drawing board, with everything that it brings along. */
export const studioOf = async (game: Game, pack: Pack, config: Config): Promise<Studio> => {
  const [fonts, artwork] = await Promise.all([
    fontsOf(pack),
    loadArtwork({ trains: config.trains.images, logos: usedLogos(game, config), own: pack.assets }),
  ]);
  return openStudio(game, config, fonts, artwork);
};

const opened = new WeakMap<Pack, Promise<Fonts>>();

/** The fonts of a game are opened once, however often it is drawn. */
const fontsOf = (pack: Pack): Promise<Fonts> => {
  const fonts = opened.get(pack) ?? loadedFonts().then((bundled) => fontsWith(pack.assets, bundled));
  opened.set(pack, fonts);
  fonts.catch(() => opened.delete(pack));
  return fonts;
};
