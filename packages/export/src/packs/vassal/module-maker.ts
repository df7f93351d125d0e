import type { GameDrawings } from '../../drawings.ts';
import { uniqueNames } from '../../names.ts';
import { type InventoryPiece, playCount } from '../inventory.ts';
import type { ListEntry } from '../list.ts';
import type { PackMessage } from '../messages.ts';
import type { PackPicture } from '../pictures.ts';
import { type Side, sidePage } from '../side.ts';
import { MAP_PART, WIDGET } from './classes.ts';
import { pieceText, type Trait } from './piece-text.ts';
import { windowName } from './window.ts';
import { type Element, element } from './xml.ts';

/** Pixels to the inch: one unit is one pixel. */
export const DPI = 100;

/** What a piece is and can do, by its number in the module. */
export type TraitsOf = (id: number) => readonly Trait[];

/** Collects what a module needs while its windows are made. */
export interface ModuleMaker {
  readonly drawings: GameDrawings;
  readonly images: ReadonlyMap<string, PackPicture>;
  /** What the list says of pieces, by their names. */
  readonly entries: Map<string, ListEntry>;
  readonly notes: PackMessage[];
  /** Slots of pieces without limit, by the tab that they stand in. */
  readonly palette: ReadonlyMap<string, readonly Element[]>;
  /** Windows are found by their names, and piles by those of the boards in them. */
  windowTitle(wished: string): string;
  /** The file of a picture, which is made later. */
  pictured(name: string, picture: PackPicture): string;
  picturedSide(name: string, side: Side): string;
  slot(kind: 'PieceSlot' | 'CardSlot', piece: InventoryPiece, traitsOf: TraitsOf): Element;
  /** So many of a piece in a pile; one without limit goes to the palette instead. */
  supply(
    piece: InventoryPiece,
    traitsOf: TraitsOf,
    board: string,
    at: { readonly x: number; readonly y: number },
  ): readonly Element[];
  /** The first number that no slot has. */
  nextId(): number;
}

export const moduleMaker = (drawings: GameDrawings): ModuleMaker => {
  const images = new Map<string, PackPicture>();
  const palette = new Map<string, Element[]>();
  const unique = uniqueNames();
  let ids = 0;
  const pictured: ModuleMaker['pictured'] = (name, picture) => {
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
    windowTitle: (wished) => unique(windowName(wished)),
    pictured,
    picturedSide: (name, side) => pictured(name, { dpi: DPI, page: () => sidePage(side, side, drawings) }),
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
