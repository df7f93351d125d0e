import type { GameDrawings } from '../../drawings.ts';
import { uniqueNames } from '../../names.ts';
import { type InventoryPiece, playCount } from '../inventory.ts';
import type { ListEntry } from '../list.ts';
import type { PackMessage } from '../messages.ts';
import type { PackPicture } from '../pictures.ts';
import { backOf, frontOf, type Side, sidePage } from '../side.ts';
import { pieceText, type Trait, traits } from './piece-text.ts';
import { windowName } from './window.ts';
import { type Element, element, MAP_PART, WIDGET } from './xml.ts';

/** One pixel per unit. */
export const DPI = 100;

/** Returns the traits of a piece with a number in the module. */
export type TraitsOf = (id: number) => readonly Trait[];

/** Collects pictures, list entries and notes while the windows of a module are made. */
export interface ModuleMaker {
  readonly drawings: GameDrawings;
  readonly images: ReadonlyMap<string, PackPicture>;
  /** List entries by names of pieces. */
  readonly entries: Map<string, ListEntry>;
  readonly notes: PackMessage[];
  /** Slots of unlimited pieces by tab. */
  readonly palette: ReadonlyMap<string, readonly Element[]>;
  /** Makes a title unique, because windows and boards are identified by their names. */
  windowTitle(title: string): string;
  /** Adds a picture to make later and returns its file name. */
  addPicture(name: string, picture: PackPicture): string;
  addSide(name: string, side: Side): string;
  slot(kind: 'PieceSlot' | 'CardSlot', piece: InventoryPiece, traitsOf: TraitsOf): Element;
  /** Makes a pile with the copies of a piece. An unlimited piece goes to the palette instead. */
  supply(
    piece: InventoryPiece,
    traitsOf: TraitsOf,
    board: string,
    at: { readonly x: number; readonly y: number },
  ): readonly Element[];
  /** Returns the first unused slot number. */
  nextId(): number;
}

export const moduleMaker = (drawings: GameDrawings): ModuleMaker => {
  const images = new Map<string, PackPicture>();
  const palette = new Map<string, Element[]>();
  const unique = uniqueNames();
  let ids = 0;
  const addPicture: ModuleMaker['addPicture'] = (name, picture) => {
    images.set(`${name}.png`, picture);
    return `${name}.png`;
  };
  const slot: ModuleMaker['slot'] = (kind, piece, traitsOf) => {
    const id = ++ids;
    return element(
      `${WIDGET}.${kind}`,
      { entryName: piece.title, gpid: id, width: Math.round(piece.width), height: Math.round(piece.height) },
      [pieceText(traitsOf(id))],
    );
  };
  return {
    drawings,
    images,
    entries: new Map(),
    notes: [],
    palette,
    windowTitle: (title) => unique(windowName(title)),
    addPicture,
    addSide: (name, side) => addPicture(name, { dpi: DPI, page: () => sidePage(side, side, drawings) }),
    slot,
    supply: (piece, traitsOf, board, { x, y }) => {
      if (piece.play === '∞') {
        const tab = piece.component.title;
        palette.set(tab, [...(palette.get(tab) ?? []), slot('PieceSlot', piece, traitsOf)]);
        return [];
      }
      const copies = Array.from({ length: playCount(piece) }, () => slot('PieceSlot', piece, traitsOf));
      const place = {
        name: piece.title,
        owningBoard: board,
        useGridLocation: false,
        x: Math.round(x),
        y: Math.round(y),
      };
      return [element(`${MAP_PART}.SetupStack`, place, copies)];
    },
    nextId: () => ids + 1,
  };
};

/** Number of token piles in a row. */
export const TOKEN_COLUMNS = 12;
/** Distance between token piles. */
export const TOKEN_STEP = 80;
/** Space around pieces on plain boards. */
export const GAP = 20;

export const tokenTraits = (piece: InventoryPiece, { addSide, entries }: ModuleMaker): TraitsOf => {
  const reverse = backOf(piece);
  const front = addSide(`${piece.name}-front`, frontOf(piece));
  const back = reverse && addSide(`${piece.name}-back`, reverse);
  entries.set(piece.name, { front, ...(back ? { back } : {}) });
  return (id) => [
    traits.prototype('Token'),
    ...(back ? [traits.twoSides(front, back)] : []),
    traits.piece(back ? '' : front, piece.title, id),
  ];
};
