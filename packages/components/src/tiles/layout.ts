import type { Config } from '@platelayer/game';
import { dieLayout, smallDieLayout } from './die.ts';
import { individualLayout } from './individual.ts';
import { offsetLayout } from './offset.ts';
import type { TileSheetLayout } from './sheet-layout.ts';

const LAYOUTS: Readonly<Record<Config['tiles']['layout'], (config: Config) => TileSheetLayout>> = {
  die: dieLayout,
  smallDie: smallDieLayout,
  individual: individualLayout,
  offset: offsetLayout,
};

export const tileSheetLayout = (config: Config): TileSheetLayout => LAYOUTS[config.tiles.layout](config);
