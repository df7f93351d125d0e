import {
  baseConfig,
  type ConfigPart,
  type Diagnostic,
  type Game,
  type Json,
  load,
  type Stock,
} from '@platelayer/game';
import { library } from '@platelayer/library';
import { bundledFonts } from '../../../../../scripts/testing/fonts.ts';
import { noArtwork } from '../../artwork/artwork.ts';
import { type Look, lookOf } from '../../look.ts';

const fonts = await bundledFonts();

type File = Readonly<Record<string, Json>>;

/** A game as a file would give it; an `info` with the title `T` is added. */
export const gameOf = (file: File): Game => {
  const { game } = load(JSON.stringify({ info: { title: 'T' }, ...file }), library);
  if (game === undefined) throw new Error('The game of this test cannot be read.');
  return game;
};

/** A game with this `stock`, and the stock by itself. */
export const stockOf = (stock: File, rest: File = {}): { readonly game: Game; readonly stock: Stock } => {
  const game = gameOf({ ...rest, stock });
  if (game.stock === undefined) throw new Error('The stock of this test cannot be read.');
  return { game, stock: game.stock };
};

/** The default look with a part of the configuration changed, and what is reported while drawing with it. */
export const lookFor = (
  game: Game,
  part: ConfigPart = {},
): Look & { readonly found: readonly Diagnostic[] } => {
  const found: Diagnostic[] = [];
  const report = (remark: Diagnostic) => {
    found.push(remark);
  };
  return { ...lookOf(game, { config: baseConfig(part), fonts, artwork: noArtwork, report }), found };
};
