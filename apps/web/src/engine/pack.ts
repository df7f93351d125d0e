import { type Artwork, openArtwork } from '@platelayer/components';
import {
  fontsWith,
  type GameDrawings,
  noAssets,
  openDrawings,
  type Pack,
  type ReadPack,
} from '@platelayer/export';
import { type Config, type Game, type Loaded, resolve } from '@platelayer/game';
import { library, libraryWith } from '@platelayer/library';
import type { Fonts } from '@platelayer/scene';
import { bundledFonts } from './fonts.ts';
import type { Material } from './messages.ts';

/** What a game is opened from, taken apart. The code for folders and zips loads with the first of them. */
export const packOf = async (material: Material): Promise<ReadPack> =>
  'text' in material
    ? { pack: { name: '', path: '', text: material.text, assets: noAssets }, diagnostics: [] }
    : (await import('./unpack.ts')).unpack(material);

/** The game of a pack, with what it was opened from: a game that was checked already is only resolved. */
export const readGame = async (
  { text, assets }: Pack,
  material?: Material,
): Promise<Pick<Loaded, 'file' | 'game' | 'diagnostics'> & Partial<Pick<Loaded, 'parsed'>>> => {
  if (material && 'text' in material && material.checked) {
    const file = JSON.parse(text);
    return { file, ...resolve(file, library) };
  }
  const { load } = await import('./load.ts');
  return load(text, assets === noAssets ? library : libraryWith(assets));
};

/** The drawings of a game, with everything that it brings along. */
export const drawingsOf = async (game: Game, pack: Pack, config: Config): Promise<GameDrawings> => {
  const { fonts, artwork } = materialsOf(pack);
  return openDrawings(game, config, await fonts, artwork);
};

interface Materials {
  readonly fonts: Promise<Fonts>;
  readonly artwork: Artwork;
}

const opened = new WeakMap<Pack, Materials>();

/** The fonts and pictures of a game are opened once, however often it is drawn. */
const materialsOf = (pack: Pack): Materials => {
  const known = opened.get(pack);
  if (known) return known;
  const fonts = bundledFonts().then((bundled) => fontsWith(pack.assets, bundled));
  const materials = { fonts, artwork: openArtwork(pack.assets) };
  opened.set(pack, materials);
  fonts.catch(() => opened.delete(pack));
  return materials;
};
