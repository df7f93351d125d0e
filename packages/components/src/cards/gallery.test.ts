import type { ConfigPart } from '@platelayer/game';
import { testGallery } from '../testing/gallery.ts';
import { cardDrawings } from './drawings.ts';
import { ALL_CARDS } from './testing/all-cards.ts';

const card = (name: string, config: ConfigPart = {}) => ({ file: ALL_CARDS, config, card: name });

/** One picture for each design. */
const EXAMPLES = {
  private: card('card-private-1-ferry-company'),
  'private-notes': card('card-private-2-harbour'),
  'private-big': card('card-private-2-harbour', { privates: { style: 'big' } }),
  train: card('train-Dx2'),
  'train-number': card('train-3Hx1', { trains: { style: 'number' } }),
  'share-gmt': card('share-LL-chairman-20'),
  'share-left': card('share-BK', { cards: { shareStyle: 'left' } }),
  'share-center': card('share-LL-10', { cards: { shareStyle: 'center' } }),
  number: card('card-number-3'),
};

testGallery(EXAMPLES, (game, look, { card }) =>
  cardDrawings.pieces(game, look).filter(({ name }) => name === card),
);
