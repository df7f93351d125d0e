import { type Game, inManifestOrder, sheetColor, type Tile } from '@platelayer/game';
import {
  compose,
  groupAt,
  line,
  lineWidth,
  type Node,
  type Page,
  scale,
  text,
  translate,
} from '@platelayer/scene';
import { HAIRLINE, pageFulls } from '@platelayer/sheets';
import { areaBelowTitle, headedPages } from '../headed-pages.ts';
import { OUTER_RADIUS } from '../hex/outline.ts';
import type { Look } from '../look.ts';
import { drawTile } from './tile-symbol.ts';

/** Height of the title, and of an entry on a full page. */
const ROW = 50;

/** A quarter of eight inches less five hairlines (80.9). With wider columns, fewer than four would fit on a page. */
const COLUMN = (800 - 5 * HAIRLINE) / 4;

/** Maximum row height and column width, used for manifests with few tiles. */
const LARGEST = { row: 150, column: 300 };

/** Distance of text from the picture, and from the ends of the entry. */
const SPACE = 10;
const END = 8;

const RULE = { color: '#999999', width: HAIRLINE };
const LETTERING = { family: 'sans-serif', weight: 'normal', size: 16, baseline: 'central' } as const;

/** Style of the small text below a quantity. */
const NOTE = { ...LETTERING, size: 10.5 } as const;

/** Sizes common to all entries of a manifest. */
interface EntrySize {
  readonly row: number;
  readonly column: number;
  /** Side of the square with the tile. */
  readonly tile: number;
  readonly tileX: number;
}

/** Lists every tile of a game once, with its number and quantity (80.9). */
export const manifestSheets = (game: Game, look: Look): readonly Page[] => {
  const { tiles } = game;
  const area = areaBelowTitle(look);
  const { pages, size } = largestEntries(tiles, area, look);
  return headedPages(pages, 'Tile Manifest', game, look, (page) => {
    const left = area.x + (area.width - page.length * size.column) / 2;
    return page.flatMap((tiles, column) =>
      tiles.map((tile, row) =>
        groupAt(
          translate(left + column * size.column, area.y + row * size.row),
          ...drawEntry(tile, size, look),
        ),
      ),
    );
  });
};

type Area = { readonly width: number; readonly height: number };
type ManifestPages = readonly (readonly ManifestColumn[])[];

/** How much smaller tiles may get so that colours have separate columns. */
const COLORS_APART = 0.85;

/** Chooses the fewest pages, and the number of columns that leaves the tiles largest. */
const largestEntries = (
  tiles: readonly Tile[],
  area: Area,
  look: Look,
): { readonly pages: ManifestPages; readonly size: EntrySize } => {
  const texts = textWidths(tiles, look);
  // Long text leaves space for fewer columns.
  const fitting = (column: number) =>
    Math.max(1, Math.min(tiles.length, Math.floor(area.width / Math.max(column, leastColumn(texts)))));
  const columns = fitting(COLUMN);
  const rows = Math.max(1, Math.floor(area.height / ROW));
  const candidates = Array.from({ length: fitting(0) - columns + 1 }, (_, i) => ({
    columns: columns + i,
    rows,
  }))
    .flatMap((grid) => [
      { pages: manifestPages(tiles, grid), worth: 1 },
      { pages: pagesOfEqualColumns(tiles, grid), worth: COLORS_APART },
    ])
    .map(({ pages, worth }) => ({ pages, worth, size: entrySize(pages, texts, area) }));
  const isBetter = (one: (typeof candidates)[number], other: (typeof candidates)[number]) =>
    one.pages.length === other.pages.length
      ? one.worth * one.size.tile > other.worth * other.size.tile
      : one.pages.length < other.pages.length;
  return candidates.reduce((best, other) => (isBetter(other, best) ? other : best));
};

/** Widths of the ids and quantities next to the tiles. */
interface TextWidths {
  readonly before: number;
  readonly after: number;
}

const most = (counts: readonly number[]) => Math.max(1, ...counts);

const textWidths = (tiles: readonly Tile[], { fonts }: Look): TextWidths => {
  const width = (text: string, style: typeof LETTERING | typeof NOTE) => lineWidth(fonts, text, style);
  return {
    before: most(tiles.map((tile) => width(idOf(tile), LETTERING))),
    after: most(tiles.map((tile) => most(quantityLines(tile).map(({ text, style }) => width(text, style))))),
  };
};

/** The narrowest column that fits a tile of a full page. */
const leastColumn = ({ before, after }: TextWidths): number => before + after + ROW + 2 * (SPACE + END);

/** Entries as large as the fullest page allows, and never smaller than those of a full page. */
const entrySize = (pages: ManifestPages, texts: TextWidths, area: Area): EntrySize => {
  const { before, after } = texts;
  const fullest = most(pages.flatMap((page) => page.map((column) => column.length)));
  const widest = most(pages.map((page) => page.length));
  const row = Math.max(ROW, Math.min(LARGEST.row, area.height / fullest));
  const column = Math.max(leastColumn(texts), Math.min(LARGEST.column, area.width / widest));
  const tile = Math.max(ROW, Math.min(row, column - before - after - 2 * (SPACE + END)));
  return { row, column, tile, tileX: Math.max(END + before + SPACE, (column - tile + before - after) / 2) };
};

/** Draws number, picture and quantity, from the corner of the entry. */
const drawEntry = (tile: Tile, size: EntrySize, look: Look): readonly Node[] => {
  const { tileX, row } = size;
  const middle = row / 2;
  const x = tileX + size.tile + SPACE;
  const lines = quantityLines(tile);
  return [
    line(0, 0, size.column, 0, { stroke: RULE }),
    text(look.fonts, idOf(tile), tileX - SPACE, middle, { ...LETTERING, anchor: 'end' }),
    groupAt(
      compose(translate(tileX + size.tile / 2, middle), scale(size.tile / (2 * OUTER_RADIUS))),
      drawTile(tile, look, tile.hex.rotation),
    ),
    ...lines.map((entry, i) =>
      text(
        look.fonts,
        entry.text,
        x,
        lines.length === 1 ? middle : middle + (i === 0 ? -6 : 10),
        entry.style,
      ),
    ),
  ];
};

const idOf = ({ base, extra }: Tile): string => (extra === undefined ? base : `${base} (${extra})`);

/** The quantity in the game and, if it differs, the number of printed copies (80.14.15). */
const quantityLines = ({ quantity, copies }: Tile) => [
  { text: `${quantity}x`, style: LETTERING },
  ...(quantity === copies ? [] : [{ text: `print ${copies}`, style: NOTE }]),
];

/** Entries of a column from top to bottom. */
type ManifestColumn = readonly Tile[];

/** Capacity of a page. */
interface ManifestGrid {
  readonly columns: number;
  readonly rows: number;
}

/** Colours with their own columns. All others share the last (80.9). */
const COLUMN_COLORS = ['yellow', 'green', 'brown'];

/**
 * Arranges tiles in pages of columns. Each colour has as many columns as it needs, and on a single page the longest
 * colour gets the remaining ones. If this takes more pages than necessary, short colours share a column. If that is not
 * enough, all tiles follow each other in columns of equal length.
 */
export const manifestPages = (
  tiles: readonly Tile[],
  grid: ManifestGrid,
): readonly (readonly ManifestColumn[])[] => {
  const { columns, rows } = grid;
  const colors = byColor(inManifestOrder(tiles));
  const own = colors.flatMap((color, i) => evenly(color, columnCounts(colors, grid)[i]!));
  const fewest = Math.ceil(tiles.length / (columns * rows));
  const shared = joinShort(own, rows, columns * fewest);
  return shared.length <= columns * fewest ? pageFulls(shared, columns) : pagesOfEqualColumns(tiles, grid);
};

/** Arranges all tiles in sequence, colour after colour. */
const pagesOfEqualColumns = (
  tiles: readonly Tile[],
  { columns, rows }: ManifestGrid,
): readonly (readonly ManifestColumn[])[] =>
  pageFulls(byColor(inManifestOrder(tiles)).flat(), columns * rows).map((page) => evenly(page, columns));

/** Columns with this many entries are short enough for the largest tiles. */
const SHORT = 7;

/**
 * Number of columns for each colour: the minimum, plus the remaining columns of a single page for the longest colours.
 */
const columnCounts = (
  colors: readonly (readonly Tile[])[],
  { columns, rows }: ManifestGrid,
): readonly number[] => {
  const counts = colors.map(({ length }) => Math.ceil(length / rows));
  const height = (i: number) => Math.ceil(colors[i]!.length / counts[i]!);
  for (let left = columns - counts.reduce((sum, count) => sum + count, 0); left > 0; left--) {
    const highest = counts.reduce((best, _, i) => (height(i) > height(best) ? i : best), 0);
    if (counts.length === 0 || height(highest) <= SHORT) break;
    counts[highest]! += 1;
  }
  return counts;
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

/** Joins the shortest neighbours that fit into one column, until at most `limit` columns are left. */
const joinShort = (
  columns: readonly ManifestColumn[],
  rows: number,
  limit: number,
): readonly ManifestColumn[] => {
  if (columns.length <= limit) return columns;
  const lengths = columns.slice(1).map((column, i) => columns[i]!.length + column.length);
  const shortest = Math.min(...lengths);
  if (shortest > rows) return columns;
  const at = lengths.indexOf(shortest);
  return joinShort(columns.toSpliced(at, 2, [...columns[at]!, ...columns[at + 1]!]), rows, limit);
};

const evenly = <T>(things: readonly T[], parts: number): readonly (readonly T[])[] =>
  pageFulls(things, Math.ceil(things.length / parts));
