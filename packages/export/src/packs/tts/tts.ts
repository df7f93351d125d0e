import type { PlanContext } from '../../formats/format.ts';
import { deckOf, groupBy, type InventoryPiece, inventoryOf, isCard } from '../inventory.ts';
import type { ListEntry } from '../list.ts';
import { messages, type PackMessage, refuse, tooManyPieces, twoSidedCards } from '../messages.ts';
import type { PackPicture } from '../pictures.ts';
import { makeDeck } from './deck.ts';
import { round, type TableObject } from './objects.ts';
import { makeBag, makeBoard, makeCharter, makeTile, makeToken } from './pieces.ts';
import { type ImagePlace, type TableMaker, tableMaker } from './table-maker.ts';

export interface TableOptions {
  readonly images: ImagePlace | undefined;
  /** Maximum pixels of the longer side of a picture. */
  readonly longest: number;
  /** Whether each company has a deck of its shares in its bag. */
  readonly splitShares: boolean;
}

/** Objects of a table, and everything for their files. */
export interface Table {
  readonly objects: readonly TableObject[];
  readonly pictures: ReadonlyMap<string, PackPicture>;
  readonly entries: ReadonlyMap<string, ListEntry>;
  readonly all: readonly InventoryPiece[];
  readonly notes: readonly PackMessage[];
}

/** Lays out a game on a table: boards, decks and bags in three rows (86.8.2). */
export const buildTable = async (
  context: Pick<PlanContext, 'drawings' | 'components' | 'fileName'>,
  { images, longest, splitShares }: TableOptions,
): Promise<Table> => {
  if (images === undefined) return refuse(messages.noPath());
  const all = await inventoryOf(context);
  const pieces = all.filter((piece) => piece.play !== 0);
  const table = tableMaker(context, images, longest);
  const { pictures, entries, notes } = table;
  if (images.kind === 'address' && !/^https:\/\//i.test(images.address))
    notes.push(messages.notPublic(images.address));
  if (context.drawings.game.maps.length === 0) notes.push(messages.noMap());
  notes.push(...twoSidedCards(pieces), ...tooManyPieces(pieces));

  const isSplit = ({ kind, company }: InventoryPiece) =>
    splitShares && kind === 'share' && company !== undefined;
  const boards = pieces.filter(({ kind }) => kind === 'board');
  const front = -Math.max(0, ...boards.map(({ height }) => height)) / 200;
  const objects = [
    ...makeBoards(boards, table),
    ...inRow(
      await makeDecks(
        pieces.filter((piece) => isCard(piece) && !isSplit(piece)),
        table,
      ),
      front - ROW,
    ),
    ...inRow(
      await makeBags(
        pieces.filter((piece) => !isCard(piece) || isSplit(piece)),
        table,
      ),
      front - 2 * ROW,
    ),
  ];
  for (const { name, play } of all) if (play === 0) entries.set(name, { notes: ['not part of this pack'] });
  return { objects, pictures, entries, all, notes };
};

/** Puts boards next to each other. */
const makeBoards = (boards: readonly InventoryPiece[], table: TableMaker): readonly TableObject[] => {
  let x = 0;
  return boards.map((piece) => {
    const board = makeBoard(piece, x + piece.width / 200, table);
    x += piece.width / 100 + 1;
    return board;
  });
};

/** Makes a deck for each kind and size of cards. */
const makeDecks = async (
  cards: readonly InventoryPiece[],
  table: TableMaker,
): Promise<readonly TableObject[]> => {
  const decks: TableObject[] = [];
  for (const [, members] of groupBy(cards, (card) => `${deckOf(card)} ${card.width} ${card.height}`))
    decks.push(...(await makeDeck(members[0]!.kind, deckOf(members[0]!), members, table)));
  return decks;
};

/** Makes a bag of tiles, one for each company with its charter, tokens and perhaps shares, and one of the other tokens. */
const makeBags = async (
  pieces: readonly InventoryPiece[],
  table: TableMaker,
): Promise<readonly TableObject[]> => {
  const { companies } = table.drawings.game;
  const isToken = ({ component }: InventoryPiece) => component.id === 'tokens';
  const tiles = pieces.filter(({ component }) => component.id === 'tiles');
  const bags = [
    ...makeBag(
      'Tiles',
      tiles.map((piece) => makeTile(piece, table)),
      table,
    ),
  ];
  for (const [key, own] of groupBy(
    pieces.filter(({ company }) => company !== undefined),
    ({ company = '' }) => company,
  )) {
    const name = companies.find((company) => company.key === key)?.name ?? key;
    const shares = own.filter((piece) => isCard(piece));
    const contained = [
      ...own.filter(({ kind }) => kind === 'charter').map((piece) => makeCharter(piece, table)),
      ...own.filter(isToken).map((piece) => makeToken(piece, table)),
      ...(shares.length > 0 ? await makeDeck('share', `share-${key}`, shares, table) : []),
    ];
    bags.push(...makeBag(name, contained, table));
  }
  const others = pieces.filter((piece) => isToken(piece) && piece.company === undefined);
  return [
    ...bags,
    ...makeBag(
      'Tokens',
      others.map((piece) => makeToken(piece, table)),
      table,
    ),
  ];
};

/** Distances between rows in front of the boards, and between objects in a row. */
const [ROW, STEP] = [4, 4];

const inRow = (objects: readonly TableObject[], z: number): readonly TableObject[] =>
  objects.map((object, i) => ({
    ...object,
    Transform: { ...object.Transform, posX: STEP * i, posZ: round(z) },
  }));
