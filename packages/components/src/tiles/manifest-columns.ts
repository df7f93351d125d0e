import { inManifestOrder, sheetColor, type Tile } from '@platelayer/game';
import { pageFulls } from '@platelayer/sheets';

/** Entries of a column from top to bottom. */
export type ManifestColumn = readonly Tile[];

/** What a page has room for. */
export interface ManifestGrid {
  readonly columns: number;
  readonly rows: number;
}

/** Colours that have columns of their own; all others share the last (80.9). */
const COLUMN_COLORS = ['yellow', 'green', 'brown'];

/**
 * Pages of columns. Each colour has columns of its own, as many as it needs. Where that would take more pages than there
 * is matter for, short colours share a column; where even that does not help, all follow each other in columns of equal
 * length.
 */
export const manifestPages = (
  tiles: readonly Tile[],
  grid: ManifestGrid,
): readonly (readonly ManifestColumn[])[] => {
  const { columns, rows } = grid;
  const colors = byColor(inManifestOrder(tiles));
  const own = colors.flatMap((color) => evenly(color, Math.ceil(color.length / rows)));
  const fewest = Math.ceil(tiles.length / (columns * rows));
  const shared = joinShort(own, rows, columns * fewest);
  return shared.length <= columns * fewest
    ? pageFulls(shared, columns)
    : pageFulls(colors.flat(), columns * rows).map((page) => evenly(page, columns));
};

const byColor = (tiles: readonly Tile[]): readonly (readonly Tile[])[] => {
  const columnOf = (tile: Tile) => {
    const index = COLUMN_COLORS.indexOf(sheetColor(tile));
    return index < 0 ? COLUMN_COLORS.length : index;
  };
  return [...COLUMN_COLORS, 'others']
    .map((_, column) => tiles.filter((tile) => columnOf(tile) === column))
    .filter((color) => color.length > 0);
};

/** Joins the shortest neighbours that fit into one column until there are no more columns than wanted. */
const joinShort = (
  columns: readonly ManifestColumn[],
  rows: number,
  wanted: number,
): readonly ManifestColumn[] => {
  if (columns.length <= wanted) return columns;
  const lengths = columns.slice(1).map((column, i) => columns[i]!.length + column.length);
  const shortest = Math.min(...lengths);
  if (shortest > rows) return columns;
  const at = lengths.indexOf(shortest);
  return joinShort(columns.toSpliced(at, 2, [...columns[at]!, ...columns[at + 1]!]), rows, wanted);
};

const evenly = <T>(things: readonly T[], parts: number): readonly (readonly T[])[] =>
  pageFulls(things, Math.ceil(things.length / parts));
