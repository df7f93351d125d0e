import {
  type ConfigPart,
  type Diagnostic,
  defaults,
  type Game,
  type Json,
  resolve,
  resolveTokenFace,
  withPart,
} from '@platelayer/game';
import { library } from '@platelayer/library';
import { bundledFonts } from '../../../../../scripts/testing/fonts.ts';
import { type Artwork, noArtwork } from '../../artwork/artwork.ts';
import { parseArt } from '../../artwork/parse-svg.ts';
import { type Look, lookOf } from '../../look.ts';
import { frameOf, type TokenFrame, type TokenSetting } from '../frame.ts';

const fonts = await bundledFonts();

export const gameOf = (file: Json): Game => resolve(file, library).game;

export interface TestLook extends Look {
  readonly found: readonly Diagnostic[];
}

/** The default look of a game, with some configuration and some pictures; keeps what drawing reports. */
export const testLook = (
  game: Game = gameOf({ info: { title: 'T' } }),
  config: ConfigPart = {},
  artwork: Partial<Artwork> = {},
): TestLook => {
  const found: Diagnostic[] = [];
  const look = lookOf(game, {
    config: withPart(defaults, config),
    fonts,
    artwork: { ...noArtwork, ...artwork },
    report: (diagnostic) => found.push(diagnostic),
  });
  return { ...look, found };
};

/** A frame of a token written as in a game file. */
export const frame = (json: Json, setting: TokenSetting = {}, look: Look = testLook()): TokenFrame =>
  frameOf(resolveTokenFace(json), look, setting);

/** A picture in 100 by 100 with the given shapes. */
export const picture = (...shapes: readonly string[]) =>
  parseArt(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${shapes.join('')}</svg>`).art;
