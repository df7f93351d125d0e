import {
  type Config,
  type ConfigPart,
  type Diagnostic,
  defaults,
  type Game,
  type Json,
  resolve,
  withPart,
} from '@platelayer/game';
import { library } from '@platelayer/library';
import { bundledFonts } from '../../../../../scripts/testing/fonts.ts';
import { noArtwork } from '../../artwork/artwork.ts';
import { type Look, lookOf } from '../../look.ts';

/** A game of a few fields. */
export const tinyGame = (file: Json): Game => resolve(file, library).game;

/** The default look with some configuration changed; keeps what drawing reports. */
export const tinyLook = async (
  game: Game,
  part: ConfigPart = {},
): Promise<Look & { readonly found: readonly Diagnostic[] }> => {
  const found: Diagnostic[] = [];
  const config: Config = withPart(defaults, part);
  const look = lookOf(game, {
    config,
    fonts: await bundledFonts(),
    artwork: noArtwork,
    report: (diagnostic) => found.push(diagnostic),
  });
  return { ...look, found };
};
