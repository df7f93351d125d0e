import type { ConfigPart } from '@platelayer/game';
import type { Artwork } from '../../artwork/artwork.ts';
import { setUp, type TestGame } from '../../testing/game.ts';
import { type CardContext, cardContext } from '../card.ts';
import { singleCardFormat } from '../layout.ts';

interface CardGame extends TestGame {
  /** Context of a mini Euro card without bleed. */
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
