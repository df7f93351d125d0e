import type { ConfigPart } from '@platelayer/game';
import { testGallery } from '../testing/gallery.ts';
import { cardDrawings } from './drawings.ts';
import { ALL_CARDS } from './testing/all-cards.ts';

const card = (name: string, config: ConfigPart = {}) => ({ file: ALL_CARDS, config, card: name });

/** One picture for each design. */
const EXAMPLES = {
  private: card('card-private-1'),
  'private-notes': card('card-private-2'),
  'private-big': card('card-private-2', { privates: { style: 'big' } }),
  train: card('card-train-3-D'),
  'train-number': card('card-train-4-3H', { trains: { style: 'number' } }),
  'share-gmt': card('card-share-1-LL'),
  'share-left': card('card-share-4-BK', { cards: { shareStyle: 'left' } }),
  'share-center': card('card-share-2-LL', { cards: { shareStyle: 'center' } }),
  number: card('card-number-3'),
};

testGallery(EXAMPLES, (game, look, { card }) =>
  cardDrawings.pieces(game, look).filter(({ name }) => name === card),
);
