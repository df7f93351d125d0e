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

/** A side of a card alone, exactly as large as it is once cut (50.7). */
const drawSide = (card: Card, draw: DrawTrimmed, look: Look): Omit<Piece, 'name' | 'title'> => {
  const { width, height } = singleCardFormat(look.config, card.group);
  return { width, height, children: draw(card, look, 0) };
};

/** The same with its bleed around it. */
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

/** A card alone. */
const drawSingleCard = (card: Card, look: Look): Piece => ({
  ...frontNames(card),
  ...drawSide(card, drawTrimmedCard, look),
});

/** A card alone, and its back where that is its own and backs are printed. */
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

/** The word of addresses for the backs that trains have of their own. */
const TRAIN_BACK = 'train-back';

/** From the corner of the trimmed card. */
const drawTrimmedCard = (card: Card, look: Look, bleed: number): readonly Node[] => {
  const format = { ...singleCardFormat(look.config, card.group), bleed };
  return [cardGroup(drawCardLayers(card.draw(format), format), card, format)];
};

/** The back of its own, which no other card has. */
const drawTrimmedBack: DrawTrimmed = (card, look, bleed) => {
  const format = { ...singleCardFormat(look.config, card.group), bleed };
  const { title, pointer } = card;
  return [
    cardGroup(card.back?.(format) ?? [], { title: backTitle(title), pointer: at(pointer, 'back') }, format),
  ];
};

/** One of each group, in addresses and in lists of pieces. */
const KINDS: Readonly<Record<CardGroup, string>> = {
  privates: 'private',
  shares: 'share',
  trains: 'train',
  numbers: 'number',
};

/** Every card as it lies on the table. */
export const physicalCards = (game: Game, look: Look): readonly PhysicalPiece[] => {
  // What cards have in common is measured once for each look.
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

/**
 * The card that an address names: the type's card at a position counted from 0, or for any other type a number card
 * that shows the index itself (50.7). `color` is a position in the list of colours of number cards.
 */
export const singleCard = (
  game: Game,
  look: Look,
  address: Omit<PieceAddress, 'component'>,
): Piece | undefined => {
  const isBack = address.type === TRAIN_BACK;
  const type = isBack ? KINDS.trains : address.type;
  const group = (['privates', 'trains', 'shares'] as const).find((one) => KINDS[one] === type);
  if (group === undefined) return drawSingleCard(numberShowing(game, look, address), look);
  if (!/^\d{1,6}$/.test(address.index)) return undefined;
  const card = deckOf(game, look).filter((one) => one.group === group)[Number(address.index)];
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
