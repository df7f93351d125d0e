import type { Config } from '@platelayer/game';
import type { Box, Node, Point } from '@platelayer/scene';
import { OUTER_RADIUS } from '../hex/outline.ts';

/** Arrangement of tiles on a sheet (80.4). Points are relative to the corner of the printable area. */
export interface TileSheetLayout {
  readonly paper: { readonly width: number; readonly height: number };
  /** The printable area, relative to the corner of the paper. */
  readonly area: Box;
  /** Distance between opposite sides. */
  readonly tileWidth: number;
  readonly perPage: number;
  /** Centre of the tile at a position, counted from 0 on its page. */
  centre(place: number): Point;
  /** How tiles are cut out: in touching columns, with lobes between neighbours, or without bleed. */
  readonly cut: 'columns' | 'lobes' | 'exact';
  /** Whether there is no position directly above this one. */
  startsColumn(place: number): boolean;
  /** Number of positions to leave empty before a group that would otherwise start here (80.2.4). */
  gapBefore(place: number): number;
  /** Pins and cut lines, drawn below the tiles. */
  readonly marks: readonly Node[];
}

/** Space for the header above the tiles (80.14.28). */
export const HEADER_HEIGHT = 20;

/** Width at which tiles are drawn before scaling (20.1.2). */
export const DRAWN_TILE_WIDTH = 150;

/** Limits for the tile width. A wrong setting must not fill pages with millions of positions. */
const [SMALLEST, LARGEST] = [10, 2000];

/** The configured tile width, between opposite sides. */
export const tileWidthOf = ({ tiles }: Pick<Config, 'tiles'>): number =>
  Math.min(LARGEST, Math.max(SMALLEST, tiles.width));

/** Distance between opposite corners of a tile with this width (80.3). */
export const cornerToCorner = (width: number): number => (2 * OUTER_RADIUS * width) / DRAWN_TILE_WIDTH;
