import type { GameDrawings } from '../drawings.ts';
import { groupedBy, type InventoryPiece, isCard, MOST_IN_PLAY, playCount } from './inventory.ts';

/** What a maker of packs has to say (86.9). One that stops something is thrown as an error. */
export interface PackMessage {
  readonly code: string;
  readonly text: string;
}

const NAMED = 8;

/** The first few, and how many more there are. */
const several = (names: readonly string[]): string =>
  names.length <= NAMED
    ? names.join(', ')
    : `${names.slice(0, NAMED).join(', ')} and ${names.length - NAMED} more`;

/** A size that a shop sells, and the settings that lead to it. */
export interface SizeOffer {
  readonly name: string;
  /** In millimetres. */
  readonly size: string;
  readonly settings: string;
}

const offered = (offers: readonly SizeOffer[]): string =>
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
    text: `No table takes more than ${MOST_IN_PLAY} of a piece; there are ${MOST_IN_PLAY} instead of ${several(titles)}.`,
  }),
  cardSize: (shop: string, size: string, kind: string, offers: readonly SizeOffer[]): PackMessage => ({
    code: 'pack/card-size',
    text: `${shop} sells no cards of ${size} (${kind}). The nearest are: ${offered(offers)}.`,
  }),
  pieceSize: (shop: string, what: string, size: string, offers: readonly SizeOffer[]): PackMessage => ({
    code: 'pack/piece-size',
    text: `${shop} sells no ${what} of ${size}, so they are left out. The nearest are: ${offered(offers)}.`,
  }),
  unsafe: (names: readonly string[], distance: string): PackMessage => ({
    code: 'pack/safe-zone',
    text: `Text is closer than ${distance} to the edge, where a careless cut may take it away: ${several(names)}.`,
  }),
  notMade: (titles: readonly string[]): PackMessage => ({
    code: 'pack/not-made',
    text: `Not part of the pack: ${titles.join(', ')}. Print them from their PDF documents.`,
  }),
  noMap: (): PackMessage => ({ code: 'pack/no-map', text: 'The game has no map, so there is no map board.' }),
  noPath: (): PackMessage => ({
    code: 'pack/no-path',
    text: 'Say where the pictures will lie: an address that begins with https:// (--images-url), a folder of your computer (--images-folder), or only their names (--images-by-name).',
  }),
  /** Where no command line is at hand. */
  noPathYet: (): PackMessage => ({
    code: 'pack/no-path',
    text: 'Say where the pictures will lie: an address that begins with https://, a folder of your computer, or only their names.',
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

/** Cards that cannot lie in one deck with the others of their kind (86.9). */
export const twoSidedCards = (pieces: readonly InventoryPiece[]): readonly PackMessage[] =>
  [
    ...groupedBy(
      pieces.filter((piece) => isCard(piece) && piece.back),
      ({ kind }) => kind,
    ),
  ].map(([kind, cards]) => messages.twoSided(kind, cards.length));

/** Pieces of which a virtual table has fewer than the game. */
export const tooManyPieces = (pieces: readonly InventoryPiece[]): readonly PackMessage[] => {
  const cut = pieces.filter(({ play }) => play !== '∞' && play > MOST_IN_PLAY);
  return cut.length === 0 ? [] : [messages.tooMany(cut.map(({ play, title }) => `${play} × ${title}`))];
};

/** Tells of something that does not stop the pack. */
export const report = ({ code, text }: PackMessage, drawings: GameDrawings): void =>
  drawings.report({ severity: 'warning', code, message: text, pointer: '' });

/** Why a file is not made. */
export class PackRefusal extends Error {}

/** Stops a file. */
export const refuse = ({ text }: PackMessage): never => {
  throw new PackRefusal(text);
};

/** What the list of a table says of a card; `ownBack` where the game brings a picture for its back. */
export const cardNotes = (card: InventoryPiece, ownBack: boolean): readonly string[] => [
  ...(card.play === '∞' ? [messages.printCount(playCount(card)).text] : []),
  ...(ownBack || card.back ? [] : [messages.drawnBack().text]),
];
