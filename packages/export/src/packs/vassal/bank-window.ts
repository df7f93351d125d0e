import { capitalised } from '@platelayer/game';
import { checkBackShape } from '../backs.ts';
import { deckOf, groupBy, type InventoryPiece, isCard, playCount } from '../inventory.ts';
import { cardNotes } from '../messages.ts';
import { backOf, commonBack, frontOf } from '../side.ts';
import { GAP, type ModuleMaker, TOKEN_COLUMNS, TOKEN_STEP, tokenTraits } from './module-maker.ts';
import { traits } from './piece-text.ts';
import { plain, windowOf } from './window.ts';
import { type Element, element, MAP_PART } from './xml.ts';

/** Makes the window with a row of decks and the general tokens below, unless it would be empty. */
export const bankWindows = async (
  pieces: readonly InventoryPiece[],
  title: string,
  module: ModuleMaker,
): Promise<readonly Element[]> => {
  const content: Element[] = [];
  let right = GAP;
  let deckHeight = 0;
  for (const [name, cards] of groupBy(
    pieces.filter((piece) => isCard(piece)),
    deckOf,
  )) {
    const slots = await cardSlots(cards, module);
    if (!slots) continue;
    const [width, height] = [Math.round(cards[0]!.width), Math.round(cards[0]!.height)];
    const place = {
      name: capitalised(name),
      owningBoard: title,
      x: Math.round(right + width / 2),
      y: Math.round(GAP + height / 2),
      width,
      height,
    };
    content.push(element(`${MAP_PART}.DrawPile`, { ...place, ...DRAWING }, slots));
    right += width + GAP;
    deckHeight = Math.max(deckHeight, height);
  }
  const tokens = pieces.filter(
    ({ component, company }) => component.id === 'tokens' && company === undefined,
  );
  for (const [i, piece] of tokens.entries()) {
    const at = {
      x: GAP + ((i % TOKEN_COLUMNS) + 0.5) * TOKEN_STEP,
      y: deckHeight + 3 * GAP + Math.floor(i / TOKEN_COLUMNS) * TOKEN_STEP,
    };
    content.push(...module.supply(piece, tokenTraits(piece, module), title, at));
  }
  if (content.length === 0) return [];
  const rows = Math.ceil(tokens.length / TOKEN_COLUMNS);
  const board = plain(Math.max(right, TOKEN_COLUMNS * TOKEN_STEP), deckHeight + 4 * GAP + rows * TOKEN_STEP);
  return [windowOf({ name: title, board, content })];
};

/** Attributes that let players draw from a deck. */
const DRAWING = {
  draw: true,
  drawFaceUp: true,
  faceDown: 'Via right-click Menu',
  shuffle: 'Via right-click Menu',
  allowSelect: true,
  allowMultiple: true,
  reversible: false,
  reshufflable: false,
  canSave: false,
  maxStack: 15,
};

/** Makes a slot for each copy of each card, or returns undefined if their back cannot be used. */
const cardSlots = async (
  cards: readonly InventoryPiece[],
  { drawings, entries, notes, addSide, slot }: ModuleMaker,
): Promise<readonly Element[] | undefined> => {
  const first = cards[0]!;
  const { kind } = first;
  const backProblem = first.back ? undefined : await checkBackShape(kind, first, drawings);
  if (backProblem) {
    notes.push(backProblem);
    return undefined;
  }
  const ownBack = await drawings.draw((look) => look.artwork.back(kind) !== undefined);
  const common = first.back
    ? undefined
    : addSide(`back-${kind}`, commonBack(drawings.game.info, kind, first));
  return cards.flatMap((card) => {
    const front = addSide(card.name, frontOf(card));
    const back = common ?? addSide(`${card.name}-back`, backOf(card)!);
    entries.set(card.name, { front, back, notes: cardNotes(card, ownBack) });
    const traitsOf = (id: number) =>
      card.back
        ? [traits.twoSides(front, back), traits.piece('', card.title, id)]
        : [traits.cardBack(back), traits.piece(front, card.title, id)];
    return Array.from({ length: playCount(card) }, () => slot('CardSlot', card, traitsOf));
  });
};
