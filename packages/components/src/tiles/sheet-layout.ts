import type { Config } from '@platelayer/game';
import type { Box, Node, Point } from '@platelayer/scene';
import { OUTER_RADIUS } from '../hex/outline.ts';

/** How tiles stand on a sheet (80.4). Points are measured from the corner of the printable area. */
export interface TileSheetLayout {
  readonly paper: { readonly width: number; readonly height: number };
  /** The printable area, measured from the corner of the paper. */
  readonly area: Box;
  /** From flat side to flat side. */
  readonly tileWidth: number;
  readonly perPage: number;
  /** Middle of the tile at a place, counted from 0 on its page. */
  centre(place: number): Point;
  /** How tiles are cut out: in touching columns, by lobes that fit between neighbours, or without bleed. */
  readonly cut: 'columns' | 'lobes' | 'exact';
  /** Whether nothing can stand directly above this place. */
  startsColumn(place: number): boolean;
  /** Empty places before a group that would otherwise begin at this place of a page (80.2.4). */
  gapBefore(place: number): number;
  /** Pins and cut lines, under the tiles. */
  readonly marks: readonly Node[];
}

/** Room for the header above the tiles (80.14.28). */
export const HEADER_HEIGHT = 20;

/** Width of a tile in the units it is drawn in (20.1.2). */
export const DRAWN_TILE_WIDTH = 150;

/** Nobody prints smaller or larger tiles; a slip in the settings must not fill pages with millions of places. */
const [SMALLEST, LARGEST] = [10, 2000];

/** The configured width of a tile, from flat side to flat side. */
export const tileWidthOf = ({ tiles }: Pick<Config, 'tiles'>): number =>
  Math.min(LARGEST, Math.max(SMALLEST, tiles.width));

/** From corner to corner of a tile of this width (80.3). */
export const cornerToCorner = (width: number): number => (2 * OUTER_RADIUS * width) / DRAWN_TILE_WIDTH;
