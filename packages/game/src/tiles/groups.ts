import { inSheetOrder, sheetColor } from './order.ts';
import type { Tile } from './tiles.ts';

/** Tiles that stand together on a sheet, in the order of the sheet. */
export interface TileGroup {
  readonly key: string;
  readonly tiles: readonly Tile[];
}

/** Groups of 80.2.3 in the order of their first tile (80.14.13). */
export const groupTiles = (tiles: readonly Tile[]): readonly TileGroup[] => {
  const groups = new Map<string, Tile[]>();
  for (const tile of inSheetOrder(tiles)) {
    const key = groupKey(tile);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [tile]);
    else group.push(tile);
  }
  return [...groups].map(([key, tiles]) => ({ key, tiles }));
};

/** A tile that stands alone takes its copies with it (80.14.14). The bar keeps its key clear of the others. */
const groupKey = (tile: Tile): string => {
  const { group, track } = tile.hex;
  const gauges = new Set(track.map(({ gauge }) => gauge));
  if (group === 'individual' || (group === undefined && gauges.size > 1)) return `|${tile.id}`;
  return group ?? `${sheetColor(tile)}-${[...gauges][0] ?? 'none'}`;
};
