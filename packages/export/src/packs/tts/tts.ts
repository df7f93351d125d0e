import { nameWord } from '@platelayer/components';
import type { Page } from '@platelayer/scene';
import type { PlanContext } from '../../formats/format.ts';
import { uniqueNames } from '../../names.ts';
import { backFault } from '../backs.ts';
import { deckOf, groupedBy, type InventoryPiece, inventoryOf, isCard, playCount } from '../inventory.ts';
import type { ListEntry } from '../list.ts';
import { messages, type PackMessage, refuse, tooManyPieces, twoSidedCards } from '../messages.ts';
import type { PackPicture } from '../pictures.ts';
import { backOf, commonBack, frontOf, type Side, sidePage } from '../side.ts';
import { cardSheet, MOST_CARDS, type SheetGrid, sheetGrid } from './card-sheet.ts';
import { addressOf, type ImagePlace } from './image-place.ts';
import {
  BOX_SHORT_SIDE,
  CARD_HEIGHT,
  CARDBOARD,
  DISC_WIDTH,
  guidMaker,
  HEX_FLAT_TO_FLAT,
  type Place,
  round,
  type TableObject,
  THICKNESS,
  TILE_SHAPE,
  tileImage,
  transform,
} from './objects.ts';

export interface TableOptions {
  readonly images: ImagePlace | undefined;
  /** Pixels of the longest side of a picture. */
  readonly longest: number;
  /** A deck of shares for each company, in its bag. */
  readonly splitShares: boolean;
}

/** Dots to the inch: of pieces, of tokens, which are small, of charters and of boards. */
const DPI = { piece: 300, token: 600, charter: 150, board: 150 };

/** The table as it is written, and the pictures that it needs. */
export interface Table {
  readonly objects: readonly TableObject[];
  readonly pictures: ReadonlyMap<string, PackPicture>;
  readonly entries: ReadonlyMap<string, ListEntry>;
  readonly all: readonly InventoryPiece[];
  readonly notes: readonly PackMessage[];
}

/** Everything of a game on a table: boards, decks and bags in three rows (86.8.2). */
export const buildTable = async (
  context: Pick<PlanContext, 'drawings' | 'components' | 'fileName'>,
  { images, longest, splitShares }: TableOptions,
): Promise<Table> => {
  if (images === undefined) return refuse(messages.noPath());
  const { drawings } = context;
  const { info, companies, maps } = drawings.game;
  const all = await inventoryOf(context);
  const pieces = all.filter((piece) => piece.play !== 0);
  const notes: PackMessage[] = [];
  if (images.kind === 'address' && !/^https:\/\//i.test(images.address))
    notes.push(messages.notPublic(images.address));
  if (maps.length === 0) notes.push(messages.noMap());
  notes.push(...twoSidedCards(pieces), ...tooManyPieces(pieces));
  const pictures = new Map<string, PackPicture>();
  const entries = new Map<string, ListEntry>();
  const guid = guidMaker();

  /** The address of a picture, which is made later. */
  const pictured = (name: string, dpi: number, page: () => Promise<Page>): string => {
    const file = context.fileName(name, 'png');
    pictures.set(file, { dpi, page });
    return addressOf(images, file);
  };
  const fitting = ({ width, height, title }: Side | InventoryPiece, wished: number): number => {
    const most = Math.floor((100 * longest) / Math.max(width, height));
    if (most < wished) notes.push(messages.lowerResolution(title, most));
    return Math.min(wished, most);
  };
  const picturedSide = (name: string, side: Side, wished: number): string =>
    pictured(name, fitting(side, wished), () => sidePage(side, side, drawings));

  const object = (Name: string, path: string, Nickname: string, place: Place, keys: object): TableObject => ({
    Name,
    Transform: transform(place),
    Nickname,
    GUID: guid(path),
    ...keys,
  });

  const board = (piece: InventoryPiece, x: number): TableObject => {
    const scale = Math.min(piece.width, piece.height) / 100 / BOX_SHORT_SIDE;
    const front = picturedSide(piece.name, frontOf(piece), DPI.board);
    entries.set(piece.name, { front: context.fileName(piece.name, 'png') });
    // In the board's own coordinates, seen from above with its top away from the player (86.3.8).
    const spots = (piece.spots ?? []).map((spot) => ({
      Position: {
        x: round(-(spot.x - piece.width / 2) / 100 / scale),
        y: THICKNESS,
        z: round((spot.y - piece.height / 2) / 100 / scale),
      },
    }));
    return object(
      'Custom_Tile',
      piece.name,
      piece.title,
      { x, scale },
      {
        Locked: true,
        Sticky: false,
        ColorDiffuse: CARDBOARD,
        CustomImage: tileImage(front, '', TILE_SHAPE.box, false),
        ...(spots.length > 0 ? { AttachedSnapPoints: spots } : {}),
      },
    );
  };

  // Abbreviations of two companies may differ in signs alone, which no name of a file has (86.2.4).
  const sheetName = uniqueNames();
  let deckKey = 0;
  /** Decks of cards of one kind and size, face down; more cards than a picture holds go on the next. */
  const deck = async (
    kind: string,
    title: string,
    cards: readonly InventoryPiece[],
  ): Promise<TableObject[]> => {
    const first = cards[0]!;
    const fault = first.back ? undefined : await backFault(kind, first, drawings);
    if (fault) {
      notes.push(fault);
      return [];
    }
    const ownBack = await drawings.draw((look) => look.artwork.back(kind) !== undefined);
    const scale = first.height / 100 / CARD_HEIGHT;
    // Cards of one back share its picture; second sides are on a sheet of their own, in the same cells.
    const common = first.back
      ? undefined
      : picturedSide(`back-${kind}`, commonBack(info, kind, first), DPI.piece);
    const sheets = sheetName(`cards-${nameWord(title)}`);
    const custom: Record<string, object> = {};
    const dealt: {
      readonly card: InventoryPiece;
      readonly id: number;
      readonly sheet: Record<string, object>;
    }[] = [];
    for (let from = 0, number = 1; from < cards.length; from += MOST_CARDS, number++) {
      const onSheet = cards.slice(from, from + MOST_CARDS);
      const grid: SheetGrid = sheetGrid(onSheet.length, first, longest);
      const key = ++deckKey;
      if (grid.dpi < DPI.piece)
        notes.push(messages.lowerResolution(`The sheet of ${title} cards`, Math.floor(grid.dpi)));
      const name = `${sheets}-${number}`;
      const backName = common === undefined ? `${name}-back` : `back-${kind}`;
      const sheet = {
        FaceURL: pictured(name, 100, () => cardSheet(onSheet.map(frontOf), grid, drawings)),
        BackURL:
          common ??
          pictured(backName, 100, () =>
            cardSheet(
              onSheet.map((card) => backOf(card)!),
              grid,
              drawings,
            ),
          ),
        NumWidth: grid.columns,
        NumHeight: grid.rows,
        BackIsHidden: true,
        UniqueBack: common === undefined,
        Type: 0,
      };
      custom[key] = sheet;
      for (const [index, card] of onSheet.entries()) {
        const endless = card.play === '∞' ? [messages.printCount(playCount(card)).text] : [];
        entries.set(card.name, {
          front: context.fileName(name, 'png'),
          back: context.fileName(backName, 'png'),
          sheet: context.fileName(name, 'png'),
          cell: index,
          notes: [...endless, ...(ownBack || card.back ? [] : [messages.drawnBack().text])],
        });
        for (let copy = 0; copy < playCount(card); copy++)
          dealt.push({ card, id: 100 * key + index, sheet: { [key]: sheet } });
      }
    }
    const place = { scale, faceDown: true };
    const single = dealt.map(({ card, id, sheet }, i) =>
      object('Card', `${title} ${card.name} ${i}`, card.title, place, {
        CardID: id,
        SidewaysCard: false,
        CustomDeck: sheet,
        ColorDiffuse: { r: 0.713235259, g: 0.713235259, b: 0.713235259 },
      }),
    );
    if (single.length <= 1) return single;
    return [
      object('Deck', `deck ${title}`, title, place, {
        DeckIDs: dealt.map(({ id }) => id),
        CustomDeck: custom,
        SidewaysCard: false,
        Hands: false,
        ContainedObjects: single,
      }),
    ];
  };

  /** So many of a piece: one, a stack, or a source without end. */
  const supply = (piece: InventoryPiece, keys: object, place: Place): TableObject => {
    const one = (Name: string, more: object = {}) =>
      object(Name, piece.name, piece.title, place, { ...keys, ...more });
    if (piece.play === '∞')
      return object(
        'Infinite_Bag',
        `${piece.name} without end`,
        piece.title,
        {},
        {
          ContainedObjects: [one('Custom_Tile')],
        },
      );
    return piece.play === 1 ? one('Custom_Tile') : one('Custom_Tile_Stack', { Number: playCount(piece) });
  };

  const tile = (piece: InventoryPiece): TableObject => {
    const front = pictured(piece.name, DPI.piece, () => sidePage(frontOf(piece), piece, drawings));
    entries.set(piece.name, { front: context.fileName(piece.name, 'png') });
    const keys = { ColorDiffuse: CARDBOARD, CustomImage: tileImage(front, '', TILE_SHAPE.hexagon) };
    const turn = info.orientation === 'vertical' ? 210 : 180;
    return supply(piece, keys, { turn, scale: piece.height / 100 / HEX_FLAT_TO_FLAT });
  };

  const token = (piece: InventoryPiece): TableObject => {
    // Without an outline at the edge, which the program cuts itself.
    const side = (drawn: Side): Side => ({
      ...drawn,
      draw: (look) => drawn.draw(look, { bleed: BEYOND_EDGE }),
    });
    const reverse = backOf(piece);
    const [frontName, backName] = [`${piece.name}-front`, `${piece.name}-back`];
    const front = picturedSide(frontName, side(frontOf(piece)), DPI.token);
    const back = reverse ? picturedSide(backName, side(reverse), DPI.token) : '';
    entries.set(piece.name, {
      front: context.fileName(frontName, 'png'),
      ...(reverse ? { back: context.fileName(backName, 'png') } : {}),
    });
    const round = piece.shape === 'circle';
    const keys = {
      Snap: false,
      ColorDiffuse: CARDBOARD,
      CustomImage: tileImage(front, back, round ? TILE_SHAPE.circle : TILE_SHAPE.box),
    };
    return supply(piece, keys, { scale: piece.width / 100 / (round ? DISC_WIDTH : BOX_SHORT_SIDE) });
  };

  const charter = (piece: InventoryPiece): TableObject => {
    const front = picturedSide(piece.name, frontOf(piece), DPI.charter);
    entries.set(piece.name, { front: context.fileName(piece.name, 'png') });
    const scale = Math.min(piece.width, piece.height) / 100 / BOX_SHORT_SIDE;
    const keys = {
      Sticky: false,
      ColorDiffuse: CARDBOARD,
      CustomImage: tileImage(front, '', TILE_SHAPE.box, false),
    };
    return object('Custom_Tile', piece.name, piece.title, { scale }, keys);
  };

  const bag = (name: string, contained: readonly TableObject[]): readonly TableObject[] =>
    contained.length === 0 ? [] : [object('Bag', `bag ${name}`, name, {}, { ContainedObjects: contained })];

  const of = (component: string) => pieces.filter((piece) => piece.component.id === component);
  let x = 0;
  const boards = pieces
    .filter(({ kind }) => kind === 'board')
    .map((piece) => {
      const made = board(piece, x + piece.width / 200);
      x += piece.width / 100 + 1;
      return made;
    });
  const cards = pieces.filter((piece) => isCard(piece));
  const isSplit = ({ kind, company }: InventoryPiece) =>
    splitShares && kind === 'share' && company !== undefined;
  const decks: TableObject[] = [];
  for (const [, members] of groupedBy(
    cards.filter((card) => !isSplit(card)),
    (card) => `${deckOf(card)} ${card.width} ${card.height}`,
  ))
    decks.push(...(await deck(members[0]!.kind, deckOf(members[0]!), members)));
  const bags: TableObject[] = [...bag('Tiles', of('tiles').map(tile))];
  for (const [key, own] of groupedBy(
    pieces.filter((piece) => piece.company !== undefined && (!isCard(piece) || isSplit(piece))),
    ({ company = '' }) => company,
  )) {
    const shares = own.filter((piece) => isCard(piece));
    const name = companies.find((company) => company.key === key)?.name ?? key;
    bags.push(
      ...bag(name, [
        ...own.filter(({ kind }) => kind === 'charter').map(charter),
        ...own.filter(({ component }) => component.id === 'tokens').map(token),
        ...(shares.length > 0 ? await deck('share', `share-${key}`, shares) : []),
      ]),
    );
  }
  bags.push(
    ...bag(
      'Tokens',
      of('tokens')
        .filter(({ company }) => company === undefined)
        .map(token),
    ),
  );
  for (const { name, play } of all) if (play === 0) entries.set(name, { notes: ['not part of this pack'] });
  const front =
    -Math.max(0, ...pieces.filter(({ kind }) => kind === 'board').map(({ height }) => height)) / 200;
  return {
    objects: [...boards, ...inRow(decks, front - ROW), ...inRow(bags, front - 2 * ROW)],
    pictures,
    entries,
    all,
    notes,
  };
};

/** So far over the edge of a token that its outline is beyond the corners of the picture. */
const BEYOND_EDGE = 1;

/** Between rows in front of the boards, and between what lies in a row. */
const [ROW, STEP] = [4, 4];

const inRow = (objects: readonly TableObject[], z: number): readonly TableObject[] =>
  objects.map((object, i) => ({
    ...object,
    Transform: { ...object.Transform, posX: STEP * i, posZ: round(z) },
  }));
