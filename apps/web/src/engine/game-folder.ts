import { type Artwork, openArtwork } from '@platelayer/components';
import {
  type GameDrawings,
  type GameFolder,
  noAssets,
  openDrawings,
  type ReadGameFolder,
} from '@platelayer/export';
import { type Config, type Game, type Json, type Loaded, resolveGame } from '@platelayer/game';
import { bundledGame, library } from '@platelayer/library';
import { type Fonts, type SearchFallback, withFallback } from '@platelayer/scene';
import { bundledFonts } from './fonts.ts';
import type { GameInput } from './values.ts';

/** Reads an input as a game folder. The code for folders and zips loads on demand. */
export const gameFolderOf = async (input: GameInput): Promise<ReadGameFolder> => {
  if ('zip' in input || 'folder' in input) return (await import('./unpack.ts')).unpack(input);
  const text = 'bundled' in input ? await bundledGame(input.bundled) : input.text;
  if (text === undefined) return { diagnostics: [] };
  return { folder: { name: '', path: '', text, assets: noAssets }, diagnostics: [] };
};

/** Reads the game of a folder. Bundled games are known to be valid, so they are not checked. */
export const readGame = async (
  { text, assets }: GameFolder,
  input?: GameInput,
): Promise<Pick<Loaded, 'file' | 'game' | 'written' | 'diagnostics'> & Partial<Pick<Loaded, 'parsed'>>> => {
  if (input && 'bundled' in input) {
    const file = JSON.parse(text);
    return { file, game: resolveGame(file, library).game, diagnostics: [] };
  }
  const { load } = await import('./load.ts');
  return load(text, assets);
};

/** Opens the drawings of a game with its assets; `file` is its text as JSON. */
export const openFolderDrawings = async (
  game: Game,
  folder: GameFolder,
  config: Config,
  file?: Json,
): Promise<GameDrawings> => {
  const { fonts, artwork } = materialsOf(folder);
  return openDrawings(game, config, await fonts, artwork, () => file, folder.assets);
};

/** Finds faces for characters that the bundled ones lack. Its code loads with the first such character. */
const searchFallback =
  (text: string): SearchFallback =>
  async (...search) =>
    (await import('./fallback-fonts.ts')).searchOnline(text)(...search);

interface Materials {
  readonly fonts: Promise<Fonts>;
  readonly artwork: Artwork;
}

const fontsFor = async ({ assets, text }: GameFolder): Promise<Fonts> => {
  const bundled = await bundledFonts();
  const fonts =
    assets === noAssets ? bundled : await (await import('./unpack.ts')).fontsWith(assets, bundled);
  return withFallback(fonts, searchFallback(text));
};

/** The built-in pictures, shared by all games without assets. */
export const builtInArtwork = openArtwork();

const openedMaterials = new WeakMap<GameFolder, Materials>();

/** Opens the fonts and pictures of a game once, however often it is drawn. */
const materialsOf = (folder: GameFolder): Materials => {
  const opened = openedMaterials.get(folder);
  if (opened) return opened;
  const fonts = fontsFor(folder);
  const { assets } = folder;
  const materials = { fonts, artwork: assets === noAssets ? builtInArtwork : openArtwork(assets) };
  openedMaterials.set(folder, materials);
  fonts.catch(() => openedMaterials.delete(folder));
  return materials;
};
