import type { Game } from '@platelayer/game';
import type { Box, Node, Page } from '@platelayer/scene';
import type { Look } from './look.ts';

/** The kinds of cards that a sheet of cards can leave out (50.2). */
export type CardGroup = 'privates' | 'shares' | 'trains' | 'numbers';

/** What a viewer can ask of a component beyond the configuration. */
export interface Request {
  /** Cut into sheets of paper instead of one large sheet. */
  readonly paginated?: boolean;
  /** Which variation of the map. */
  readonly variation?: number;
  readonly hide?: ReadonlySet<CardGroup>;
}

/** One thing drawn alone, exactly as large as it is: for pictures, galleries and print shops. */
export interface Piece {
  /** Stable and safe as a file name, such as `card-private-1` (without the game's own stem). */
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly children: readonly Node[];
  readonly trim?: Box;
}

/** How a component is drawn. */
export interface Drawings {
  /** Sheets for screen, printer and PDF. Never an empty page; no pages where the game has nothing to show. */
  pages(game: Game, look: Look, request: Request): readonly Page[];
  /** Every piece alone. */
  pieces(game: Game, look: Look): readonly Piece[];
}

/**
 * A kind of printed matter a game has. Routes, menus, redirects, exports, command line and documentation are all made
 * from the registry of these.
 */
export interface Component {
  /** The tab in addresses (98), such as `tile-manifest`. */
  readonly id: string;
  readonly title: string;
  /** Whether a game has anything to show here (10.3). */
  available(game: Game): boolean;
  /** Path of the configuration value that chooses its layout, where it has several, such as `cards.layout`. */
  readonly layout?: string;
  /** Which parts of a request it understands. */
  readonly options: readonly (keyof Request)[];
  /** The code that draws it, which is large: a page that shows one component loads that one's only. */
  drawings(): Promise<Drawings>;
}
