import {
  type Config,
  type ConfigPart,
  type Diagnostic,
  effectiveConfig,
  type Game,
  type Json,
  resolve,
} from '@platelayer/game';
import { library } from '@platelayer/library';
import { bundledFonts } from '../../../../../scripts/testing/fonts.ts';
import { type Artwork, noArtwork } from '../../artwork/artwork.ts';
import { type Look, lookOf } from '../../look.ts';
import { type CardContext, cardContext } from '../card.ts';
import { singleCardFormat } from '../layout.ts';

/** A game on the table: resolved, with its look, and what drawing it reports. */
export interface Table {
  readonly game: Game;
  readonly look: Look;
  readonly config: Config;
  readonly found: readonly Diagnostic[];
  /** A mini Euro card without bleed at some place of the file. */
  readonly context: CardContext;
}

const fonts = await bundledFonts();

export const lay = (file: Json, config: ConfigPart = {}, artwork: Artwork = noArtwork): Table => {
  const { game } = resolve(file, library);
  const found: Diagnostic[] = [];
  const settled = effectiveConfig({ user: config, game: game.config });
  const look = lookOf(game, {
    config: settled,
    fonts,
    artwork,
    report: (one) => {
      found.push(one);
    },
  });
  const context = cardContext(singleCardFormat(settled, 'privates'), 'Card', '/here');
  return { game, look, config: settled, found, context };
};
