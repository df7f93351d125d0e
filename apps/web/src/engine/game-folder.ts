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
import { type Fonts, withFallback } from '@platelayer/scene';
import { bundledFonts, searchFallback } from './fonts.ts';
import type { GameInput } from './values.ts';

/** What a game is opened from, taken apart. The code for folders and zips loads with the first of them. */
export const gameFolderOf = async (input: GameInput): Promise<ReadGameFolder> => {
  if ('zip' in input || 'folder' in input) return (await import('./unpack.ts')).unpack(input);
  const text = 'bundled' in input ? await bundledGame(input.bundled) : input.text;
  if (text === undefined) return { diagnostics: [] };
  return { folder: { name: '', path: '', text, assets: noAssets }, diagnostics: [] };
};

/** The game of a folder, with what it was opened from: bundled games were checked before they were let in. */
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

/** The drawings of a game, with everything that it brings along; `file` is its text as JSON. */
export const openFolderDrawings = async (
  game: Game,
  folder: GameFolder,
  config: Config,
  file?: Json,
): Promise<GameDrawings> => {
  const { fonts, artwork } = materialsOf(folder);
  return openDrawings(game, config, await fonts, artwork, () => file, folder.assets);
};

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

/** The built-in pictures, which all games share that bring none along. */
export const builtInArtwork = openArtwork();

const opened = new WeakMap<GameFolder, Materials>();

/** The fonts and pictures of a game are opened once, however often it is drawn. */
const materialsOf = (folder: GameFolder): Materials => {
  const known = opened.get(folder);
  if (known) return known;
  const fonts = fontsFor(folder);
  const { assets } = folder;
  const materials = { fonts, artwork: assets === noAssets ? builtInArtwork : openArtwork(assets) };
  opened.set(folder, materials);
  fonts.catch(() => opened.delete(folder));
  return materials;
};
