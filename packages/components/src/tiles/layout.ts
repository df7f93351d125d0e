import type { Config, Tile } from '@platelayer/game';
import type { Box, Node, Point } from '@platelayer/scene';
import { dieLayout, smallDieLayout } from './die.ts';
import { individualLayout } from './individual.ts';
import { offsetLayout } from './offset.ts';

/** How tiles stand on a sheet (80.4). Points are measured from the corner of the printable area. */
export interface SheetLayout {
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
  gapBefore(place: number, first: Tile): number;
  /** Pins and cut lines, under the tiles. */
  readonly marks: readonly Node[];
}

const LAYOUTS: Readonly<Record<Config['tiles']['layout'], (config: Config) => SheetLayout>> = {
  die: dieLayout,
  smallDie: smallDieLayout,
  individual: individualLayout,
  offset: offsetLayout,
};

export const layoutOf = (config: Config): SheetLayout => LAYOUTS[config.tiles.layout](config);
