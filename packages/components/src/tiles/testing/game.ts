import {
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

const fonts = await bundledFonts();

/** A game of nothing but tiles. */
export const gameOf = (tiles: Json, rest: Readonly<Record<string, Json>> = {}): Game =>
  resolve({ info: { title: 'Narrow Valley' }, tiles, ...rest }, library).game;

/** The default look with some configuration changed; keeps what drawing reports. */
export const lookFor = (
  game: Game,
  config: ConfigPart = {},
): Look & { readonly found: readonly Diagnostic[] } => {
  const found: Diagnostic[] = [];
  const look = lookOf(game, {
    config: withPart(defaults, config),
    fonts,
    artwork: noArtwork,
    report: (diagnostic) => found.push(diagnostic),
  });
  return { ...look, found };
};
