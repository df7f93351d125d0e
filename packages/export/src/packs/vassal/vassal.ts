import { inSheetOrder } from '@platelayer/game';
import { apply, group, type Page, polygon, rotate } from '@platelayer/scene';
import type { PlanContext } from '../../formats/format.ts';
import { uniqueNames } from '../../names.ts';
import { backFault } from '../backs.ts';
import { deckOf, groupedBy, type InventoryPiece, inventoryOf, isCard, playCount } from '../inventory.ts';
import type { ListEntry } from '../list.ts';
import { messages, type PackMessage, tooManyPieces, twoSidedCards } from '../messages.ts';
import type { PackPicture } from '../pictures.ts';
import { backOf, commonBack, frontOf, hexagon, type Side, sidePage } from '../side.ts';
import { MAP_PART, MODULE, WIDGET } from './classes.ts';
import { pieceText, type Trait, traits } from './piece-text.ts';
import { plain, spotGrid, windowName, windowOf } from './window.ts';
import { type Element, element } from './xml.ts';

/** Pixels to the inch: one unit is one pixel. */
const DPI = 100;

/** The oldest version of the program that opens a module; newer ones do, too. */
export const PROGRAM_VERSION = '3.6.0';

export interface VassalModule {
  readonly build: Element;
  readonly images: ReadonlyMap<string, PackPicture>;
  readonly entries: ReadonlyMap<string, ListEntry>;
  readonly all: readonly InventoryPiece[];
  readonly notes: readonly PackMessage[];
}

/** A game as a module: windows for map, market, tiles, bank and every company (86.4.7). */
export const buildModule = async (
  context: Pick<PlanContext, 'drawings' | 'components'>,
  version: string,
): Promise<VassalModule> => {
  const { drawings } = context;
  const { game, config } = drawings;
  const { info } = game;
  const all = await inventoryOf(context);
  const pieces = all.filter(({ play }) => play !== 0);
  const notes: PackMessage[] = [
    ...(game.maps.length === 0 ? [messages.noMap()] : []),
    ...twoSidedCards(pieces),
    ...tooManyPieces(pieces),
  ];
  const entries = new Map<string, ListEntry>();
  const images = new Map<string, PackPicture>();
  const pointed = info.orientation === 'vertical';

  // Windows are found by their names, and piles by those of the boards in them.
  const unique = uniqueNames();
  const titleOf = (name: string) => unique(windowName(name));

  const pictured = (name: string, dpi: number, page: () => Promise<Page>): string => {
    images.set(`${name}.png`, { dpi, page });
    return `${name}.png`;
  };
  const picturedSide = (name: string, side: Side): string =>
    pictured(name, DPI, () => sidePage(side, side, drawings));

  let ids = 0;
  const slot = (
    kind: 'PieceSlot' | 'CardSlot',
    piece: InventoryPiece,
    make: (id: number) => readonly Trait[],
  ) => {
    const id = ++ids;
    return element(
      `${WIDGET}.${kind}`,
      { entryName: piece.title, gpid: id, width: Math.round(piece.width), height: Math.round(piece.height) },
      [pieceText(make(id))],
    );
  };

  const tileImage = (piece: InventoryPiece): string => {
    // As large as the hexes of the map that it goes on.
    const dpi = (DPI * config.tiles.mapWidth) / piece.height;
    const size = pointed ? { width: piece.height, height: piece.width } : piece;
    entries.set(piece.name, { front: `${piece.name}.png` });
    return pictured(piece.name, dpi, async () => {
      const side: Side = {
        ...piece,
        ...size,
        draw: (look, options) => piece.front(look, { ...options, pointed }),
      };
      const page = await sidePage(side, size, drawings);
      const corners = hexagon(piece).map((corner) => apply(rotate(pointed ? 30 : 0), corner));
      const outline = polygon(corners.map(({ x, y }) => ({ x: x + size.width / 2, y: y + size.height / 2 })));
      return { ...page, children: [group(page.children, { clip: outline })] };
    });
  };

  const tileTraits = (piece: InventoryPiece, image: string) => (id: number) => [
    traits.prototype('Tile'),
    traits.piece(image, piece.title, id),
  ];

  const tokenTraits = (piece: InventoryPiece) => {
    const [front, back] = [`${piece.name}-front`, `${piece.name}-back`];
    const reverse = backOf(piece);
    const frontImage = picturedSide(front, frontOf(piece));
    entries.set(piece.name, { front: `${front}.png`, ...(reverse ? { back: `${back}.png` } : {}) });
    const sides = reverse ? [traits.twoSides(frontImage, picturedSide(back, reverse))] : [];
    return (id: number) => [
      traits.prototype('Token'),
      ...sides,
      traits.piece(reverse ? '' : frontImage, piece.title, id),
    ];
  };

  /** So many of a piece in a pile; one without limit goes to the palette instead. */
  const palette = new Map<string, Element[]>();
  const supply = (
    piece: InventoryPiece,
    make: (id: number) => readonly Trait[],
    board: string,
    { x, y }: { readonly x: number; readonly y: number },
  ): readonly Element[] => {
    if (piece.play === '∞') {
      const tab = piece.component.title;
      palette.set(tab, [...(palette.get(tab) ?? []), slot('PieceSlot', piece, make)]);
      return [];
    }
    const copies = Array.from({ length: playCount(piece) }, () => slot('PieceSlot', piece, make));
    const place = {
      name: piece.title,
      owningBoard: board,
      useGridLocation: false,
      x: Math.round(x),
      y: Math.round(y),
    };
    return [element(`${MAP_PART}.SetupStack`, place, copies)];
  };

  const boardWindow = (piece: InventoryPiece, main: boolean): Element => {
    entries.set(piece.name, { front: `${piece.name}.png` });
    const image = picturedSide(piece.name, frontOf(piece));
    return windowOf({ name: titleOf(piece.title), board: { image }, grid: spotGrid(piece), main });
  };

  const boards = pieces.filter(({ kind }) => kind === 'board');
  // The map comes first: it is the main window.
  const sorted = boards.toSorted(
    (a, b) => Number(b.component.id === 'map') - Number(a.component.id === 'map'),
  );
  const boardWindows = sorted.map((piece, i) => boardWindow(piece, i === 0));

  const [tilesTitle, bankTitle] = [titleOf('Tiles'), titleOf('Bank')];
  const tiles = pieces.filter(({ component }) => component.id === 'tiles');
  const order = new Map(inSheetOrder(game.tiles).map(({ id }, i) => [`Tile ${id}`, i]));
  const inOrder = tiles.toSorted((a, b) => (order.get(a.title) ?? 0) - (order.get(b.title) ?? 0));
  const tilePiles: Element[] = [];
  let place = 0;
  for (const [, sameColour] of groupedBy(inOrder, ({ kind }) => kind)) {
    for (const piece of sameColour) {
      const { width: w, height: h } = cellOf(piece, config.tiles.mapWidth);
      const at = { x: (place % TILE_COLUMNS) * w + w / 2, y: Math.floor(place / TILE_COLUMNS) * h + h / 2 };
      const piles = supply(piece, tileTraits(piece, tileImage(piece)), tilesTitle, at);
      tilePiles.push(...piles);
      place += piles.length;
    }
    // A colour begins a row.
    place = Math.ceil(place / TILE_COLUMNS) * TILE_COLUMNS;
  }
  const tileWindows = tiles.slice(0, 1).map((first) => {
    const { width, height } = cellOf(first, config.tiles.mapWidth);
    const rows = Math.max(1, place / TILE_COLUMNS);
    return windowOf({
      name: tilesTitle,
      board: plain(TILE_COLUMNS * width, rows * height),
      content: tilePiles,
    });
  });

  /** Decks in a row, then the game's own tokens below. */
  const bank: Element[] = [];
  let right = GAP;
  let deckHeight = 0;
  for (const [deck, cards] of groupedBy(
    pieces.filter((piece) => isCard(piece)),
    deckOf,
  )) {
    const first = cards[0]!;
    const { kind } = first;
    const fault = first.back ? undefined : await backFault(kind, first, drawings);
    if (fault) {
      notes.push(fault);
      continue;
    }
    const ownBack = await drawings.draw((look) => look.artwork.back(kind) !== undefined);
    const common = first.back ? undefined : picturedSide(`back-${kind}`, commonBack(info, kind, first));
    const slots = cards.flatMap((card) => {
      const front = picturedSide(card.name, frontOf(card));
      const back = common ?? picturedSide(`${card.name}-back`, backOf(card)!);
      const endless = card.play === '∞' ? [messages.printCount(playCount(card)).text] : [];
      const drawn = ownBack || card.back ? [] : [messages.drawnBack().text];
      entries.set(card.name, { front, back, notes: [...endless, ...drawn] });
      const make = (id: number) =>
        card.back
          ? [traits.twoSides(front, back), traits.piece('', card.title, id)]
          : [traits.cardBack(back), traits.piece(front, card.title, id)];
      return Array.from({ length: playCount(card) }, () => slot('CardSlot', card, make));
    });
    const [width, height] = [Math.round(first.width), Math.round(first.height)];
    bank.push(
      element(
        `${MAP_PART}.DrawPile`,
        {
          name: deck.slice(0, 1).toUpperCase() + deck.slice(1),
          owningBoard: bankTitle,
          x: Math.round(right + width / 2),
          y: Math.round(GAP + height / 2),
          width,
          height,
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
        },
        slots,
      ),
    );
    right += width + GAP;
    deckHeight = Math.max(deckHeight, height);
  }
  const ownTokens = pieces.filter(
    ({ component, company }) => component.id === 'tokens' && company === undefined,
  );
  ownTokens.forEach((piece, i) => {
    const at = {
      x: GAP + (i % TOKEN_COLUMNS) * TOKEN_STEP + TOKEN_STEP / 2,
      y: deckHeight + 3 * GAP + Math.floor(i / TOKEN_COLUMNS) * TOKEN_STEP,
    };
    bank.push(...supply(piece, tokenTraits(piece), bankTitle, at));
  });
  const bankRows = Math.ceil(ownTokens.length / TOKEN_COLUMNS);
  const bankSize = plain(
    Math.max(right, TOKEN_COLUMNS * TOKEN_STEP),
    deckHeight + 4 * GAP + bankRows * TOKEN_STEP,
  );

  const companyWindows = [
    ...groupedBy(
      pieces.filter((piece) => piece.company !== undefined && !isCard(piece)),
      ({ company = '' }) => company,
    ),
  ].map(([key, own]) => {
    const name = game.companies.find((company) => company.key === key)?.name ?? key;
    const title = titleOf(`${name} charter`);
    const charter = own.find(({ kind }) => kind === 'charter');
    if (charter) entries.set(charter.name, { front: `${charter.name}.png` });
    const board = charter
      ? { image: picturedSide(charter.name, frontOf(charter)) }
      : plain(TOKEN_COLUMNS * TOKEN_STEP, TOKEN_STEP);
    const tokens = own.filter(({ component }) => component.id === 'tokens');
    const middle = charter ? charter.height / 2 : TOKEN_STEP / 2;
    const content = tokens.flatMap((piece, i) =>
      supply(piece, tokenTraits(piece), title, { x: GAP + (i + 0.5) * TOKEN_STEP, y: middle }),
    );
    return windowOf({ name: title, board, content });
  });

  const prototypes = [
    prototypeOf('Tile', [traits.layer('Tiles'), traits.turn(), traits.remove()]),
    prototypeOf('Token', [traits.layer('Tokens'), traits.offGrid(), traits.remove()]),
  ];
  const windows = [
    ...boardWindows,
    ...tileWindows,
    ...(bank.length > 0 ? [windowOf({ name: bankTitle, board: bankSize, content: bank })] : []),
    ...companyWindows,
  ];
  const title = info.title || 'Game';
  const build = element(
    'VASSAL.build.GameModule',
    {
      name: title,
      version,
      description: title,
      VassalVersion: PROGRAM_VERSION,
      nextPieceSlotId: ids + 1,
      ModuleOther1: '',
      ModuleOther2: '',
    },
    [
      element(`${MODULE}.BasicCommandEncoder`),
      element(`${MODULE}.Documentation`),
      element(`${MODULE}.PlayerRoster`),
      element(`${MODULE}.GlobalOptions`),
      ...windows,
      element(`${MODULE}.PrototypesContainer`, {}, prototypes),
      ...(palette.size > 0 ? [paletteOf(palette)] : []),
      element(`${MODULE}.Chatter`),
      element(`${MODULE}.KeyNamer`),
    ],
  );
  for (const { name, play } of all) if (play === 0) entries.set(name, { notes: ['not part of this pack'] });
  return { build, images, entries, all, notes };
};

/** Piles of tiles in a row, room around what lies on plain boards, and room for a pile of tokens. */
const [TILE_COLUMNS, GAP, TOKEN_COLUMNS, TOKEN_STEP] = [6, 20, 12, 80];

/** A pile with room around it, in pixels; tiles are as large as the hexes of the map. */
const cellOf = ({ width, height }: InventoryPiece, mapWidth: number) => ({
  width: Math.ceil((width * mapWidth) / height + GAP),
  height: Math.ceil((width * mapWidth) / height + GAP),
});

const prototypeOf = (name: string, own: readonly Trait[]): Element =>
  element(`${MODULE}.PrototypeDefinition`, { name, description: '' }, [
    pieceText([...own, traits.piece('', '', '')]),
  ]);

const paletteOf = (tabs: ReadonlyMap<string, readonly Element[]>): Element =>
  element(`${MODULE}.PieceWindow`, { name: 'Supply', text: 'Supply', hidden: false }, [
    element(
      `${WIDGET}.TabWidget`,
      { entryName: 'Without limit' },
      [...tabs].map(([entryName, slots]) =>
        element(`${WIDGET}.ListWidget`, { entryName, width: 300, height: 400, divider: 194 }, slots),
      ),
    ),
  ]);
