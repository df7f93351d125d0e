import {
  type ConfigPart,
  type Diagnostic,
  effectiveConfig,
  type Game,
  type JsonObject,
  resolve,
} from '@platelayer/game';
import { companySets, library } from '@platelayer/library';
import { bundledFonts } from '../../../../scripts/testing/fonts.ts';
import { type Art, type Artwork, noArtwork } from '../artwork/artwork.ts';
import { parseArt } from '../artwork/parse-svg.ts';
import { type Look, lookOf } from '../look.ts';
import { marketCode } from '../map/market-code.ts';

const fonts = await bundledFonts();
await Promise.all([marketCode.load(), companySets.load()]);

/** A look that collects diagnostics. */
export interface TestLook extends Look {
  readonly found: readonly Diagnostic[];
}

/** Resolves a game from a few fields. Its default title is `T`. */
export const gameOf = (file: object = {}): Game =>
  resolve({ info: { title: 'T' }, ...(file as JsonObject) }, library).game;

/** Returns the default look of a game, with optional configuration and pictures. */
export const lookFor = (
  game: Game = gameOf(),
  config: ConfigPart = {},
  artwork: Partial<Artwork> = {},
): TestLook => {
  const found: Diagnostic[] = [];
  const look = lookOf(game, {
    config: effectiveConfig({ user: config, game: game.config }),
    fonts,
    artwork: { ...noArtwork, ...artwork },
    report: (diagnostic) => void found.push(diagnostic),
  });
  return { ...look, found };
};

/** A game and its look. */
export interface TestGame {
  readonly game: Game;
  readonly look: TestLook;
  /** Diagnostics from drawing. */
  readonly found: readonly Diagnostic[];
}

export const setUp = (file: object, config: ConfigPart = {}, artwork: Partial<Artwork> = {}): TestGame => {
  const game = gameOf(file);
  const look = lookFor(game, config, artwork);
  return { game, look, found: look.found };
};

/** Returns a picture of 100 by 100 with the given shapes. */
export const picture = (...shapes: readonly string[]): Art | undefined =>
  parseArt(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${shapes.join('')}</svg>`).art;
