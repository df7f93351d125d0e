/** A piece as the engine lists it. */
export interface PieceName {
  readonly name: string;
  readonly title: string;
}

/** The parts of an address behind the component: `cards/{type}/{index}`, `tiles/{id}`, … (98.3.1). */
export interface PieceAddress {
  readonly tab: string;
  readonly type?: string;
  readonly index: string;
}

/** Types of cards that count from 0 on their own; every other is a number card that shows the index itself. */
const CARD_TYPES = new Set(['private', 'train', 'share']);

const at = (pieces: readonly PieceName[], index: string): PieceName | undefined =>
  /^\d{1,6}$/.test(index) ? pieces[Number(index)] : undefined;

/** Components with pages for single pieces: the word of the test id (98.20), and how an address finds a piece. */
export const pieceKinds: Readonly<
  Record<
    string,
    {
      readonly word: string;
      readonly find: (pieces: readonly PieceName[], address: PieceAddress) => PieceName | undefined;
    }
  >
> = {
  cards: {
    word: 'card',
    find: (pieces, { type = '', index }) =>
      CARD_TYPES.has(type)
        ? at(
            pieces.filter(({ name }) => name.startsWith(`card-${type}-`)),
            index,
          )
        : pieces.find(({ name }) => name === `card-number-${index}`),
  },
  charters: { word: 'charter', find: (pieces, { index }) => at(pieces, index) },
  tokens: { word: 'token', find: (pieces, { index }) => at(pieces, index) },
  tiles: { word: 'tile', find: (pieces, { index }) => pieces.find(({ title }) => title === `Tile ${index}`) },
};
