import type { PlanContext } from '../../formats/format.ts';
import { groupBy, type InventoryPiece, inventoryOf, isCard } from '../inventory.ts';
import type { ListEntry } from '../list.ts';
import { messages, type PackMessage, tooManyPieces, twoSidedCards } from '../messages.ts';
import type { PackPicture } from '../pictures.ts';
import { frontOf } from '../side.ts';
import { bankWindows } from './bank-window.ts';
import {
  GAP,
  type ModuleMaker,
  moduleMaker,
  TOKEN_COLUMNS,
  TOKEN_STEP,
  tokenTraits,
} from './module-maker.ts';
import { pieceText, type Trait, traits } from './piece-text.ts';
import { tileWindows } from './tile-window.ts';
import { plain, spotGrid, windowOf } from './window.ts';
import { type Element, element, MODULE, WIDGET } from './xml.ts';

/** Oldest version of the program that can open a module. */
export const PROGRAM_VERSION = '3.6.0';

export interface VassalModule {
  readonly build: Element;
  readonly images: ReadonlyMap<string, PackPicture>;
  readonly entries: ReadonlyMap<string, ListEntry>;
  readonly all: readonly InventoryPiece[];
  readonly notes: readonly PackMessage[];
}

/** Builds a module with windows for map, market, tiles, bank and every company (86.4.7). */
export const buildModule = async (
  context: Pick<PlanContext, 'drawings' | 'components'>,
  version: string,
): Promise<VassalModule> => {
  const { game } = context.drawings;
  const all = await inventoryOf(context);
  const pieces = all.filter(({ play }) => play !== 0);
  const module = moduleMaker(context.drawings);
  const { images, entries, notes, palette } = module;
  if (game.maps.length === 0) notes.push(messages.noMap());
  notes.push(...twoSidedCards(pieces), ...tooManyPieces(pieces));

  const boards = boardWindows(pieces, module);
  const [tilesTitle, bankTitle] = [module.windowTitle('Tiles'), module.windowTitle('Bank')];
  const tiles = pieces.filter(({ component }) => component.id === 'tiles');
  const windows = [
    ...boards,
    ...tileWindows(tiles, tilesTitle, module),
    ...(await bankWindows(pieces, bankTitle, module)),
    ...companyWindows(pieces, module),
  ];
  const title = game.info.title || 'Game';
  const build = element(
    'VASSAL.build.GameModule',
    {
      name: title,
      version,
      description: title,
      VassalVersion: PROGRAM_VERSION,
      nextPieceSlotId: module.nextId(),
      ModuleOther1: '',
      ModuleOther2: '',
    },
    [
      element(`${MODULE}.BasicCommandEncoder`),
      element(`${MODULE}.Documentation`),
      element(`${MODULE}.PlayerRoster`),
      element(`${MODULE}.GlobalOptions`),
      ...windows,
      element(`${MODULE}.PrototypesContainer`, {}, [
        definePrototype('Tile', [traits.layer('Tiles'), traits.turn(), traits.remove()]),
        definePrototype('Token', [traits.layer('Tokens'), traits.offGrid(), traits.remove()]),
      ]),
      ...(palette.size > 0 ? [makePalette(palette)] : []),
      element(`${MODULE}.Chatter`),
      element(`${MODULE}.KeyNamer`),
    ],
  );
  for (const { name, play } of all) if (play === 0) entries.set(name, { notes: ['not part of this pack'] });
  return { build, images, entries, all, notes };
};

/** Makes a window for each board. The map comes first, because it is the main window. */
const boardWindows = (
  pieces: readonly InventoryPiece[],
  { windowTitle, addSide, entries }: ModuleMaker,
): readonly Element[] => {
  const boards = pieces.filter(({ kind }) => kind === 'board');
  const isMap = ({ component }: InventoryPiece) => component.id === 'map';
  return [...boards.filter(isMap), ...boards.filter((piece) => !isMap(piece))].map((piece, i) => {
    const image = addSide(piece.name, frontOf(piece));
    entries.set(piece.name, { front: image });
    return windowOf({
      name: windowTitle(piece.title),
      board: { image },
      grid: spotGrid(piece),
      main: i === 0,
    });
  });
};

/** Makes a window for each company, with its charter and tokens. */
const companyWindows = (pieces: readonly InventoryPiece[], module: ModuleMaker): readonly Element[] => {
  const { companies } = module.drawings.game;
  const owned = pieces.filter((piece) => piece.company !== undefined && !isCard(piece));
  return [...groupBy(owned, ({ company = '' }) => company)].map(([key, own]) => {
    const name = companies.find((company) => company.key === key)?.name ?? key;
    const title = module.windowTitle(`${name} charter`);
    const charter = own.find(({ kind }) => kind === 'charter');
    const image = charter && module.addSide(charter.name, frontOf(charter));
    if (charter && image) module.entries.set(charter.name, { front: image });
    const centre = (charter?.height ?? TOKEN_STEP) / 2;
    const content = own
      .filter(({ component }) => component.id === 'tokens')
      .flatMap((piece, i) =>
        module.supply(piece, tokenTraits(piece, module), title, {
          x: GAP + (i + 0.5) * TOKEN_STEP,
          y: centre,
        }),
      );
    const board = image ? { image } : plain(TOKEN_COLUMNS * TOKEN_STEP, TOKEN_STEP);
    return windowOf({ name: title, board, content });
  });
};

const definePrototype = (name: string, pieceTraits: readonly Trait[]): Element =>
  element(`${MODULE}.PrototypeDefinition`, { name, description: '' }, [
    pieceText([...pieceTraits, traits.piece('', '', '')]),
  ]);

const makePalette = (tabs: ReadonlyMap<string, readonly Element[]>): Element =>
  element(`${MODULE}.PieceWindow`, { name: 'Supply', text: 'Supply', hidden: false }, [
    element(
      `${WIDGET}.TabWidget`,
      { entryName: 'Without limit' },
      [...tabs].map(([entryName, slots]) =>
        element(`${WIDGET}.ListWidget`, { entryName, width: 300, height: 400, divider: 194 }, slots),
      ),
    ),
  ]);
