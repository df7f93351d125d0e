import type { Game, SectionId } from '@platelayer/game';
import type { Box, Node, Page } from '@platelayer/scene';
import type { Look } from './look.ts';
import type { PhysicalPiece } from './physical-piece.ts';

/** The kinds of cards that a sheet of cards can leave out (50.2). */
export type CardGroup = 'privates' | 'shares' | 'trains' | 'numbers';

/** What a viewer can ask of a component beyond the configuration. */
export interface Request {
  /** Cut into sheets of paper instead of one large sheet. */
  readonly paginated?: boolean;
  /** Which variation of the map. */
  readonly variation?: number;
  readonly hide?: ReadonlySet<CardGroup>;
  /** Only these pieces, by their names in `physical`, and so many copies of each; sheets of pictures ignore it. */
  readonly only?: ReadonlyMap<string, number>;
}

/** One thing drawn alone, exactly as large as it is: for pictures, galleries and print shops. */
export interface Piece {
  /** Stable and safe as a file name, such as `card-private-1-tram` (without the game's own stem). */
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly children: readonly Node[];
  readonly trim?: Box;
  /** What its address ends with, below that of the component, where that is not its position counted from 0. */
  readonly address?: string;
}

export interface PieceOptions {
  /** Pieces reach as far over their edges as on sheets; they are as large as they are cut where absent. */
  readonly bleed?: boolean;
}

/** A piece as its address names it: `cards/{type}/{index}`, `tiles/{id}`, `charters/{index}`, … (98.3.1). */
export interface PieceAddress {
  readonly component: string;
  /** Kind of card; other components have none. */
  readonly type?: string;
  readonly index: string;
  /** Position in the colours of number cards (50.6). */
  readonly color?: number;
}

/** How a component is drawn. */
export interface Drawings {
  /** Sheets for screen, printer and PDF. Never an empty page; no pages where the game has nothing to show. */
  pages(game: Game, look: Look, request: Request): readonly Page[];
  /** Every piece alone. */
  pieces(game: Game, look: Look, options?: PieceOptions): readonly Piece[];
  /** The piece at an address, where that is not its position in `pieces`, counted from 0. */
  piece?(game: Game, look: Look, address: PieceAddress): Piece | undefined;
  /** What lies on the table; absent where nothing of it does, such as the manifest. */
  physical?(game: Game, look: Look): readonly PhysicalPiece[];
}

/**
 * A kind of printed matter a game has. Routes, menus, redirects, exports, command line and documentation are all made
 * from the registry of these.
 */
export type Component = ComponentFacts & {
  /** Whether a game has anything to show here (10.3). */
  available(game: Game): boolean;
  /** The code that draws it, which is large: a page that shows one component loads that one's only. */
  drawings(): Promise<Drawings>;
};

/** What is known of a component without its code: plain data, which is all that the page of the application has. */
export type ComponentFacts = WholePicture | ManyPieces;

/** It can be saved as one picture (98.5.5). */
interface WholePicture extends Facts {
  readonly kind: 'picture';
}

/** It consists of pieces, each with an address of its own. */
interface ManyPieces extends Facts {
  readonly kind: 'pieces';
  /** What one of them is called, such as `tile`. */
  readonly piece: string;
  /** Whether pieces have types and are addressed by them, as cards are. */
  readonly typed?: true;
}

interface Facts {
  /** The tab in addresses (98), such as `tile-manifest`. */
  readonly id: string;
  /** A translation may override it with `game.nav.{id}`. */
  readonly title: string;
  /** Path of the configuration value that chooses its layout, where it has several, such as `cards.layout`. */
  readonly layout?: string;
  /** Whether `platelayer print` names its files after that layout, too (98.15.1). */
  readonly layoutInName?: true;
  /** Which parts of a request it understands. */
  readonly options: readonly (keyof Request)[];
  /** Sections of the configuration that change it most: the panel beside its page unfolds them (95.8). */
  readonly sections: readonly SectionId[];
  /** Fields of the game file that it draws; a problem in one of them is shown on the first component that has it. */
  readonly fields: readonly string[];
  /** The help page to read next, such as `pnp/tokens`. */
  readonly help: string;
}
