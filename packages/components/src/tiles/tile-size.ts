import type { Config } from '@platelayer/game';
import { OUTER_RADIUS } from '../hex/outline.ts';

/** Width of a tile in the units it is drawn in (20.1.2). */
export const DRAWN_WIDTH = 150;

/** Nobody prints smaller or larger tiles; a slip in the settings must not fill pages with millions of places. */
const [SMALLEST, LARGEST] = [10, 2000];

/** The configured width of a tile, from flat side to flat side. */
export const tileWidthOf = ({ tiles }: Pick<Config, 'tiles'>): number =>
  Math.min(LARGEST, Math.max(SMALLEST, tiles.width));

/** From corner to corner of a tile of this width (80.3). */
export const cornerToCorner = (width: number): number => (2 * OUTER_RADIUS * width) / DRAWN_WIDTH;
