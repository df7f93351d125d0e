import { at, type Game } from '@platelayer/game';
import { groupAt, type Node, translate } from '@platelayer/scene';
import type { CardGroup, Piece, PieceAddress } from '../component.ts';
import type { Look } from '../look.ts';
import { fileWord, type PhysicalPiece } from '../physical-piece.ts';
import { type Card, cardContext } from './card.ts';
import { backTitle, deckOf } from './deck.ts';
import { cardGroup, cardSubject, drawCardLayers } from './frame.ts';
import { cardLayout, printsBacks, singleCardFormat } from './layout.ts';
import { drawNumberCard } from './number-card.ts';
import { drawSheetBack } from './sheet.ts';

/** Draws one side of a card in its trimmed size (50.7). */
const drawSide = (card: Card, draw: DrawTrimmed, look: Look): Omit<Piece, 'name' | 'title'> => {
  const { width, height } = singleCardFormat(look.config, card.group);
  return { width, height, children: draw(card, look, 0) };
};

/** Draws one side of a card with its bleed. */
const drawBleedingSide = (card: Card, draw: DrawTrimmed, look: Look): Omit<Piece, 'name' | 'title'> => {
  const { width, height } = singleCardFormat(look.config, card.group);
  const { bleed } = cardLayout(look.config).format(card.group);
  return {
    width: width + 2 * bleed,
    height: height + 2 * bleed,
    children: [groupAt(translate(bleed, bleed), ...draw(card, look, bleed))],
    trim: { x: bleed, y: bleed, width, height },
  };
};

type DrawTrimmed = (card: Card, look: Look, bleed: number) => readonly Node[];

const drawSingleCard = (card: Card, look: Look): Piece => ({
  ...frontNames(card),
  ...drawSide(card, drawTrimmedCard, look),
});

/** Draws a card, and its own back if it has one and backs are printed. */
export const drawCardSides = (card: Card, look: Look, bleed: boolean): readonly Piece[] => {
  const draw = bleed ? drawBleedingSide : drawSide;
  const front = { ...frontNames(card), ...draw(card, drawTrimmedCard, look) };
  return card.back && printsBacks(look)
    ? [front, { ...backNames(card), ...draw(card, drawTrimmedBack, look) }]
    : [front];
};

const frontNames = ({ name, address, title }: Card) => ({ name, address, title });

const backNames = ({ name, address, title }: Card) => ({
  name: backName(name),
  address: address.replace(/^train/, TRAIN_BACK),
  title: backTitle(title),
});

const backName = (name: string): string => `${name}-back`;

/** Word in addresses of trains' own backs. */
const TRAIN_BACK = 'train-back';

/** Draws a card from the top left corner of the trimmed card. */
const drawTrimmedCard = (card: Card, look: Look, bleed: number): readonly Node[] => {
  const format = { ...singleCardFormat(look.config, card.group), bleed };
  return [cardGroup(drawCardLayers(card.draw(format), format), card, format)];
};

/** Draws a card's own back. */
const drawTrimmedBack: DrawTrimmed = (card, look, bleed) => {
  const format = { ...singleCardFormat(look.config, card.group), bleed };
  const { title, pointer } = card;
  return [
    cardGroup(card.back?.(format) ?? [], { title: backTitle(title), pointer: at(pointer, 'back') }, format),
  ];
};

/** Words for one card of each group, in addresses and in lists of pieces. */
const KINDS: Readonly<Record<CardGroup, string>> = {
  privates: 'private',
  shares: 'share',
  trains: 'train',
  numbers: 'number',
};

/** All cards as physical pieces. */
export const physicalCards = (game: Game, look: Look): readonly PhysicalPiece[] => {
  // A deck per look, because common sizes are measured once per deck.
  const decks = new WeakMap<Look, readonly Card[]>();
  const deckFor = (own: Look): readonly Card[] => {
    const deck = decks.get(own) ?? deckOf(game, own);
    decks.set(own, deck);
    return deck;
  };
  const info = printsBacks(look) ? game.info : undefined;
  return deckFor(look).map(({ group, name, title, pointer, copies, supply, company, back }, i) => ({
    kind: KINDS[group],
    name,
    title,
    play: supply,
    print: copies,
    ...cardLayout(look.config).single(group),
    shape: 'rectangle',
    company,
    subject: cardSubject({ title, pointer }),
    front: (own, { bleed }) => drawTrimmedCard(deckFor(own)[i]!, own, bleed),
    ...(back && { back: (own, { bleed }) => drawTrimmedBack(deckFor(own)[i]!, own, bleed) }),
    ...(back && info ? { backPicture: backName(name) } : {}),
    ...(info ? { sheetBack: (own) => drawSheetBack(info, singleCardFormat(own.config, group), own) } : {}),
  }));
};

/** Finds the card with this index and type. For any other type, draws a number card that shows the index itself (50.7). */
export const singleCard = (
  game: Game,
  look: Look,
  address: Omit<PieceAddress, 'component'>,
): Piece | undefined => {
  const isBack = address.type === TRAIN_BACK;
  const type = isBack ? KINDS.trains : address.type;
  const group = (['privates', 'trains', 'shares'] as const).find((each) => KINDS[each] === type);
  if (group === undefined) return drawSingleCard(numberShowing(game, look, address), look);
  if (!/^\d{1,6}$/.test(address.index)) return undefined;
  const card = deckOf(game, look).filter((each) => each.group === group)[Number(address.index)];
  if (!isBack) return card && drawSingleCard(card, look);
  return card?.back && { ...backNames(card), ...drawSide(card, drawTrimmedBack, look) };
};

const numberShowing = (
  { info, numberCards }: Game,
  look: Look,
  { index, color: position = 0 }: Pick<PieceAddress, 'index' | 'color'>,
): Card => {
  const colors = numberCards.filter(({ number }) => number === 1).map(({ color }) => color);
  const color = colors[position] ?? info.background ?? 'gray';
  const title = `Number ${index}`;
  return {
    group: 'numbers',
    name: `card-number-${fileWord(index)}`,
    address: `number/${encodeURIComponent(index)}${position > 0 ? `?color=${position}` : ''}`,
    title,
    pointer: '/numberCards',
    copies: 1,
    supply: 1,
    draw: (format) =>
      drawNumberCard({ text: index, color }, look, cardContext(format, title, '/numberCards')),
  };
};
