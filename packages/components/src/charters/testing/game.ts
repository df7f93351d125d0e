import {
  type ConfigPart,
  type Diagnostic,
  defaults,
  type Game,
  type JsonObject,
  resolve,
  withPart,
} from '@platelayer/game';
import { library } from '@platelayer/library';
import { bundledFonts } from '../../../../../scripts/testing/fonts.ts';
import { noArtwork } from '../../artwork/artwork.ts';
import { type Look, lookOf } from '../../look.ts';

const fonts = await bundledFonts();

export interface Table {
  readonly game: Game;
  readonly look: Look;
  /** What drawing reported. */
  readonly found: readonly Diagnostic[];
}

/** A game with the default look, some settings of charters changed. */
export const table = (file: object, charters: object = {}, config: ConfigPart = {}): Table => {
  const { game } = resolve({ info: { title: 'T' }, ...file } as JsonObject, library);
  const found: Diagnostic[] = [];
  const look = lookOf(game, {
    config: withPart(withPart(withPart(defaults, game.config), config), { charters } as ConfigPart),
    fonts,
    artwork: noArtwork,
    report: (diagnostic) => found.push(diagnostic),
  });
  return { game, look, found };
};

export const codes = ({ found }: Table): readonly string[] => found.map(({ code }) => code);
