import type { Game, SectionId } from '@platelayer/game';
import type { Box, Node, Page } from '@platelayer/scene';
import type { Look } from './look.ts';
import type { PhysicalPiece } from './physical-piece.ts';

/** Kinds of cards that a sheet can leave out (50.2). */
export type CardGroup = 'privates' | 'shares' | 'trains' | 'numbers';

/** Options of sheets that are not part of the configuration. */
export interface PageRequest {
  /** Whether to cut the drawing into sheets of paper. */
  readonly paginated?: boolean;
  /** Index of the map variation. */
  readonly variation?: number;
  readonly hide?: ReadonlySet<CardGroup>;
  /** Number of copies to print by piece name, as in `physical`. Other pieces are left out. Sheets without pieces ignore it. */
  readonly only?: ReadonlyMap<string, number>;
}

/** A single piece on a page of exactly its size, for pictures, galleries and print shops. */
export interface Piece {
  /** Stable and safe as a file name, such as `card-private-1-tram` (without the game's own stem). */
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly children: readonly Node[];
  readonly trim?: Box;
  /** Last part of its address, below the component's. Default: its index. */
  readonly address?: string;
}

export interface PieceOptions {
  /** Adds the same bleed as on sheets. Without it, pieces have their trimmed size. */
  readonly bleed?: boolean;
}

/** Parts of a piece's address: `cards/{type}/{index}`, `tiles/{id}`, `charters/{index}`, … (98.3.1). */
export interface PieceAddress {
  readonly component: string;
  /** Kind of card, for cards only. */
  readonly type?: string;
  readonly index: string;
  /** Index in the list of colours, for number cards (50.6). */
  readonly color?: number;
}

/** Functions that draw a component. */
export interface Drawings {
  /**
   * Sheets for the screen, printers and PDF, without empty pages. Each drawing of something in the game file is a group with a
   * `subject`, which links it to the file (98.9.5); `registry.test.ts` checks that.
   */
  pages(game: Game, look: Look, request: PageRequest): readonly Page[];
  /** Every piece on its own page. */
  pieces(game: Game, look: Look, options?: PieceOptions): readonly Piece[];
  /** Finds the piece at an address. Needed only if addresses do not end with the index in `pieces`. */
  piece?(game: Game, look: Look, address: PieceAddress): Piece | undefined;
  /** Pieces that lie on the table. The manifest, for example, has none. */
  physical?(game: Game, look: Look): readonly PhysicalPiece[];
}

/** A kind of printed matter. Routes, menus, exports, the command line and the help are generated from the registry of components. */
export type Component = ComponentMetadata & {
  /** Whether the game has anything to show here (10.3). */
  available(game: Game): boolean;
  /** Loads the drawing code on demand, because it is large. */
  drawings(): Promise<Drawings>;
};

/** Description of a component as plain data. The application's page has only this, without the drawing code. */
export type ComponentMetadata = WholePicture | ManyPieces;

/** A component that can be saved as one picture (98.5.5). */
interface WholePicture extends CommonMetadata {
  readonly kind: 'picture';
}

/** A component that consists of pieces, each with its own address. */
interface ManyPieces extends CommonMetadata {
  readonly kind: 'pieces';
  /** Word for one piece, such as `tile`. */
  readonly piece: string;
  /** Whether addresses of pieces contain their type, as for cards. */
  readonly typed?: true;
}

interface CommonMetadata {
  /** Tab in addresses (98), such as `tile-manifest`. */
  readonly id: string;
  /** Title in English. Translations override it with `game.nav.{id}`. */
  readonly title: string;
  /** Path of the setting that chooses between several layouts, such as `cards.layout`. */
  readonly layout?: string;
  /** Whether `platelayer print` adds the layout to file names (98.15.1). */
  readonly layoutInName?: true;
  /** Options of a request that it supports. */
  readonly options: readonly (keyof PageRequest)[];
  /** Sections of the configuration that the panel next to its page unfolds (95.8). */
  readonly sections: readonly SectionId[];
  /** Fields of the game file that it draws. A problem in a field is shown on the first component that lists the field. */
  readonly fields: readonly string[];
  /** Related help page, such as `pnp/tokens`. */
  readonly help: string;
}
