import type { GameDrawings } from '../drawings.ts';
import { groupBy, type InventoryPiece, isCard, MAX_IN_PLAY, playCount } from './inventory.ts';

/** Message about a pack (86.9). It is reported and printed in the pack, or thrown if it stops the pack. */
export interface PackMessage {
  readonly code: string;
  readonly text: string;
}

const MAX_NAMED = 8;

const joinNames = (names: readonly string[]): string =>
  names.length <= MAX_NAMED
    ? names.join(', ')
    : `${names.slice(0, MAX_NAMED).join(', ')} and ${names.length - MAX_NAMED} more`;

/** A size that a shop sells, with the settings for it. */
export interface SizeOffer {
  readonly name: string;
  /** In millimetres. */
  readonly size: string;
  readonly settings: string;
}

const joinOffers = (offers: readonly SizeOffer[]): string =>
  offers.map(({ name, size, settings }) => `${name}, ${size} (${settings})`).join('; ');

export const messages = {
  lowerResolution: (picture: string, dpi: number): PackMessage => ({
    code: 'pack/resolution',
    text: `${picture} would be too large at the resolution of the others; it is drawn at ${dpi} dots an inch.`,
  }),
  drawnBack: (): PackMessage => ({ code: 'pack/back', text: 'no back given: the drawn back is used' }),
  backShape: (kind: string, file: string, size: string): PackMessage => ({
    code: 'pack/back-shape',
    text: `The back for ${kind} has another shape than its pieces and would be distorted: it should be ${size} (${file}). The pieces are left out.`,
  }),
  twoSided: (kind: string, count: number): PackMessage => ({
    code: 'pack/two-sided',
    text: `${count} ${kind} ${count === 1 ? 'card has' : 'cards have'} a second side, while the others share a back: they are a deck of their own.`,
  }),
  printCount: (count: number): PackMessage => ({
    code: 'pack/unlimited',
    text: `unlimited: as many as are printed, ${count}`,
  }),
  tooMany: (titles: readonly string[]): PackMessage => ({
    code: 'pack/too-many',
    text: `No table takes more than ${MAX_IN_PLAY} of a piece; there are ${MAX_IN_PLAY} instead of ${joinNames(titles)}.`,
  }),
  cardSize: (shop: string, size: string, kind: string, offers: readonly SizeOffer[]): PackMessage => ({
    code: 'pack/card-size',
    text: `${shop} sells no cards of ${size} (${kind}). The nearest are: ${joinOffers(offers)}.`,
  }),
  pieceSize: (shop: string, what: string, size: string, offers: readonly SizeOffer[]): PackMessage => ({
    code: 'pack/piece-size',
    text: `${shop} sells no ${what} of ${size}, so they are left out. The nearest are: ${joinOffers(offers)}.`,
  }),
  unsafe: (names: readonly string[], distance: string): PackMessage => ({
    code: 'pack/safe-zone',
    text: `Text is closer than ${distance} to the edge, where a careless cut may take it away: ${joinNames(names)}.`,
  }),
  notMade: (titles: readonly string[]): PackMessage => ({
    code: 'pack/not-made',
    text: `Not part of the pack: ${titles.join(', ')}. Print them from their PDF documents.`,
  }),
  noMap: (): PackMessage => ({ code: 'pack/no-map', text: 'The game has no map, so there is no map board.' }),
  noPath: (): PackMessage => ({
    code: 'pack/no-path',
    text: 'Set a location for the pictures: an address that starts with https:// (--images-url), a folder on your computer (--images-folder), or only their names (--images-by-name).',
  }),
  /** For the dialog, without command line flags. */
  noPathYet: (): PackMessage => ({
    code: 'pack/no-path',
    text: 'Set a location for the pictures: an address that starts with https://, a folder on your computer, or only their names.',
  }),
  notPublic: (address: string): PackMessage => ({
    code: 'pack/not-public',
    text: `"${address}" does not begin with https://, so other players will not see the pictures.`,
  }),
  tooManyCards: (count: number, most: number): PackMessage => ({
    code: 'pack/too-many-cards',
    text: `${count} cards are more than the ${most} of one order: order them in parts.`,
  }),
} as const;

/** Reports cards that cannot share a deck with the others of their kind (86.9). */
export const twoSidedCards = (pieces: readonly InventoryPiece[]): readonly PackMessage[] =>
  [
    ...groupBy(
      pieces.filter((piece) => isCard(piece) && piece.back),
      ({ kind }) => kind,
    ),
  ].map(([kind, cards]) => messages.twoSided(kind, cards.length));

/** Reports pieces of which a virtual table has fewer than the game. */
export const tooManyPieces = (pieces: readonly InventoryPiece[]): readonly PackMessage[] => {
  const reduced = pieces.filter(({ play }) => play !== '∞' && play > MAX_IN_PLAY);
  return reduced.length === 0
    ? []
    : [messages.tooMany(reduced.map(({ play, title }) => `${play} × ${title}`))];
};

/** Reports a message that does not stop the pack. */
export const report = ({ code, text }: PackMessage, drawings: GameDrawings): void =>
  drawings.report({ severity: 'warning', code, message: text, pointer: '' });

/** Error that stops a pack because of its options or the game. */
export class PackRefusal extends Error {}

export const refuse = ({ text }: PackMessage): never => {
  throw new PackRefusal(text);
};

/** Returns the notes on a card in the list. `ownBack`: the game has a picture for its back. */
export const cardNotes = (card: InventoryPiece, ownBack: boolean): readonly string[] => [
  ...(card.play === '∞' ? [messages.printCount(playCount(card)).text] : []),
  ...(ownBack || card.back ? [] : [messages.drawnBack().text]),
];
