import type { ConfigPart } from '@platelayer/game';
import { testGallery } from '../testing/gallery.ts';
import { cardDrawings } from './drawings.ts';
import { ALL_CARDS } from './testing/all-cards.ts';

const card = (name: string, config: ConfigPart = {}) => ({ file: ALL_CARDS, config, card: name });

/** An example of each design. */
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

/** A game with group marks, one example for each design. */
const MARKED = {
  groups: [
    { id: 'E', shape: 'hexagon', color: 'yellow', text: 'E' },
    { id: 'W', shape: 'ellipse', text: 'West' },
  ],
  companies: [
    {
      ...{ name: 'Loch Line', abbrev: 'LL', color: 'green', group: 'E', outlineWidth: 4 },
      shares: [{ president: true, shares: 2, percent: 20, label: 'Chair' }, { shares: 1 }],
    },
  ],
  privates: [
    {
      name: 'Ferry Company',
      id: 'F',
      group: 'W',
      price: 40,
      company: 'LL',
      description: 'Crosses the loch.',
    },
  ],
};
const marked = (name: string, config: ConfigPart = {}) => ({ file: MARKED, config, card: name });

const MARKS = {
  'mark-private': marked('card-private-1-ferry-company'),
  'mark-private-big': marked('card-private-1-ferry-company', { privates: { style: 'big' } }),
  'mark-private-certificate': marked('card-private-1-ferry-company', { style: 'certificate' }),
  'mark-share-gmt': marked('share-LL-chair-20'),
  'mark-share-left': marked('share-LL-chair-20', { cards: { shareStyle: 'left' } }),
  'mark-share-center': marked('share-LL-chair-20', { cards: { shareStyle: 'center' } }),
  'mark-share-certificate': marked('share-LL-chair-20', { style: 'certificate' }),
};

testGallery({ ...EXAMPLES, ...MARKS }, (game, look, { card }) =>
  cardDrawings.pieces(game, look).filter(({ name }) => name === card),
);
