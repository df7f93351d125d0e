import type { ConfigPart } from '@platelayer/game';
import type { Artwork } from '../../artwork/artwork.ts';
import { setUp, type TestGame } from '../../testing/game.ts';
import { type CardContext, cardContext } from '../card.ts';
import { singleCardFormat } from '../layout.ts';

interface CardGame extends TestGame {
  /** A mini Euro card without bleed at some place of the file. */
  readonly context: CardContext;
}

export const setUpCards = (
  file: object,
  config: ConfigPart = {},
  artwork: Partial<Artwork> = {},
): CardGame => {
  const cards = setUp(file, config, artwork);
  return { ...cards, context: cardContext(singleCardFormat(cards.look.config, 'privates'), 'Card', '/here') };
};
