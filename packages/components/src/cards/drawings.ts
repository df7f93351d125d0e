import type { CardGroup, Drawings } from '../component.ts';
import { reportOnce } from '../look.ts';
import { selectCopies } from '../physical-piece.ts';
import { deckOf } from './deck.ts';
import { cardSheets } from './sheet.ts';
import { drawCardSides, physicalCards, singleCard } from './single-card.ts';

/** Order of picture files, which differs from the order on sheets (50.7). */
const PIECE_ORDER: readonly CardGroup[] = ['numbers', 'privates', 'trains', 'shares'];

export const cardDrawings: Drawings = {
  pages: (game, look, { hide, only }) => {
    const own = reportOnce(look);
    const shown = selectCopies(deckOf(game, own), only).filter(({ group }) => !hide?.has(group));
    return cardSheets(shown, game.info, own);
  },
  pieces: (game, look, { bleed } = {}) => {
    const own = reportOnce(look);
    const deck = deckOf(game, own);
    return PIECE_ORDER.flatMap((group) => deck.filter((card) => card.group === group)).flatMap((card) =>
      drawCardSides(card, own, bleed ?? false),
    );
  },
  piece: singleCard,
  physical: physicalCards,
};
