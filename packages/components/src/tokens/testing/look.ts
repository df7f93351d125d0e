import { type ConfigPart, type Game, type Json, resolveTokenFace } from '@platelayer/game';
import type { Artwork } from '../../artwork/artwork.ts';
import { parseArt } from '../../artwork/parse-svg.ts';
import type { Look } from '../../look.ts';
import { gameOf, lookFor, type TestLook } from '../../testing/game.ts';
import { frameOf, type TokenFrame, type TokenSetting } from '../frame.ts';

/** The default look of a game, with some configuration and some pictures; keeps what drawing reports. */
export const testLook = (
  game: Game = gameOf(),
  config: ConfigPart = {},
  artwork: Partial<Artwork> = {},
): TestLook => lookFor(game, config, artwork);

/** A frame of a token written as in a game file. */
export const frameOfJson = (json: Json, setting: TokenSetting = {}, look: Look = testLook()): TokenFrame =>
  frameOf(resolveTokenFace(json), look, setting);

/** A picture in 100 by 100 with the given shapes. */
export const picture = (...shapes: readonly string[]) =>
  parseArt(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${shapes.join('')}</svg>`).art;
