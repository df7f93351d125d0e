import type { Tile } from './tiles.ts';

/** Colours in the order of sheets (80.2.2); all others follow (80.14.11). */
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

/** What a hex or tile is replaced by has the next of these colours (87.1.1). */
export const UPGRADE_COLORS: readonly string[] = ['plain', 'yellow', 'green', 'brown', 'gray'];

const COLOR_RANKS = new Map(COLOR_ORDER.map((color, rank) => [color, rank]));

/** The colour of a tile for sorting and grouping: `grey` is `gray`, none is `plain`. */
export const sheetColor = ({ hex }: Tile): string => hex.phase.replaceAll('grey', 'gray');

/** Order of tile sheets: colour, then number, then extra; otherwise as in the file. */
export const inSheetOrder = (tiles: readonly Tile[]): readonly Tile[] =>
  tiles.toSorted((a, b) => compare(colorRank(a), colorRank(b)) || compareNumbers(a, b));

/** Order of the manifest: number, then extra (80.9). */
export const inManifestOrder = (tiles: readonly Tile[]): readonly Tile[] => tiles.toSorted(compareNumbers);

const colorRank = (tile: Tile): number => COLOR_RANKS.get(sheetColor(tile)) ?? COLOR_ORDER.length;

const compareNumbers = (a: Tile, b: Tile): number =>
  compare(numberOf(a.base), numberOf(b.base)) || compare(numberOf(a.extra ?? '0'), numberOf(b.extra ?? '0'));

/** What is no number ranks after all numbers. */
const numberOf = (text: string): number =>
  /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.POSITIVE_INFINITY;

/** Not a difference: two infinities are equal. */
const compare = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);
