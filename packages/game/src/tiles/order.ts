import type { Tile } from './tiles.ts';

/** Sheet order of colours (80.2.2); all others follow (80.14.11). */
const COLOR_ORDER = [
  'yellow',
  'yellow/green',
  'green',
  'green/brown',
  'brown',
  'brown/gray',
  'gray',
  'offboard',
  'water',
  'mountain',
  'tunnel',
  'other',
  'none',
];

/** A hex or tile is upgraded to the next of these colours (87.1.1). */
export const UPGRADE_COLORS: readonly string[] = ['plain', 'yellow', 'green', 'brown', 'gray'];

const COLOR_RANKS = new Map(COLOR_ORDER.map((color, rank) => [color, rank]));

/** Tile colour for sorting and grouping: `grey` is `gray`, none is `plain`. */
export const sheetColor = ({ hex }: Tile): string => hex.phase.replaceAll('grey', 'gray');

/** Sheet order: colour, then number, then extra; otherwise file order. */
export const inSheetOrder = (tiles: readonly Tile[]): readonly Tile[] =>
  tiles.toSorted((a, b) => compare(colorRank(a), colorRank(b)) || compareNumbers(a, b));

/** Manifest order: number, then extra (80.9). */
export const inManifestOrder = (tiles: readonly Tile[]): readonly Tile[] => tiles.toSorted(compareNumbers);

const colorRank = (tile: Tile): number => COLOR_RANKS.get(sheetColor(tile)) ?? COLOR_ORDER.length;

const compareNumbers = (a: Tile, b: Tile): number =>
  compare(numberOf(a.base), numberOf(b.base)) || compare(numberOf(a.extra ?? '0'), numberOf(b.extra ?? '0'));

/** Ids that are not numbers sort after all numbers. */
const numberOf = (text: string): number =>
  /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;

/** Not a subtraction, because two infinities must be equal. */
const compare = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);

/** Tiles that are printed together on a sheet, in sheet order. */
export interface TileGroup {
  readonly key: string;
  readonly tiles: readonly Tile[];
}

/** Groups tiles as in 80.2.3, in the order of their first tile (80.14.13). */
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

/**
 * The key of a separate tile includes its id, so its copies stay together (80.14.14). The bar keeps it
 * distinct from other keys.
 */
const groupKey = (tile: Tile): string => {
  const { group, track } = tile.hex;
  const gauges = new Set(track.map(({ gauge }) => gauge));
  if (group === 'individual' || (group === undefined && gauges.size > 1)) return `|${tile.id}`;
  return group ?? `${sheetColor(tile)}-${[...gauges][0] ?? 'none'}`;
};
