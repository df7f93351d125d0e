import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Artwork, noArtwork } from '@platelayer/components';
import { effectiveConfig, type Game, load, settingsLayer } from '@platelayer/game';
import { BUNDLED_FACES, library } from '@platelayer/library';
import { createSubsetter } from '@platelayer/press';
import { loadFonts } from '@platelayer/scene';
import { type GameDrawings, openDrawings, type Settings } from '../drawings.ts';
import type { Press } from '../formats/format.ts';

const require = createRequire(import.meta.url);
const packaged = async (file: string) => new Uint8Array(await readFile(require.resolve(file)));

export const testFonts = await loadFonts(BUNDLED_FACES, ({ file }) => packaged(file));

/** Settings with sizes that every print shop makes. */
export const MINI: Settings = [
  ['cards.layout', 'free'],
  ['cards.width', '250'],
  ['cards.height', '175'],
  ['tiles.width', '175'],
  ['tokens.stationTokenSize', '50'],
];

export const loadGame = (file: object): Game => {
  const { game } = load(JSON.stringify(file), library);
  if (!game) throw new Error('This is not a game.');
  return game;
};

/** Opens the drawings of a game, with settings that override the defaults. */
export const drawingsOfGame = (
  game: Game,
  settings: Settings = [],
  artwork: Artwork = noArtwork,
): GameDrawings => {
  const config = effectiveConfig({ url: settingsLayer(settings).part, game: game.config });
  return openDrawings(game, config, testFonts, artwork);
};

/** Opens the drawings of a game file, with settings that override the defaults. */
export const drawingsOf = (file: object, settings?: Settings, artwork?: Artwork): GameDrawings =>
  drawingsOfGame(loadGame(file), settings, artwork);

export const press: Press = {
  fonts: testFonts,
  subsetter: await createSubsetter(await packaged('harfbuzzjs/dist/harfbuzz-subset.wasm')),
};
