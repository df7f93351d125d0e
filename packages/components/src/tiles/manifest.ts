import { type Game, inManifestOrder, sheetColor, type Tile } from '@platelayer/game';
import {
  compose,
  fitBlock,
  groupAt,
  line,
  type Node,
  type Page,
  scale,
  text,
  translate,
} from '@platelayer/scene';
import { HAIRLINE, pageFulls, printableArea, sheetOf } from '@platelayer/sheets';
import { OUTER_RADIUS } from '../hex/outline.ts';
import type { Look } from '../look.ts';
import { drawTile } from './tile-symbol.ts';

/** Heights of the title and of every entry. */
const ROW = 50;

/** A quarter of eight inches less five hairlines, and the part of it before the tile (80.9). */
const COLUMN = (800 - 5 * HAIRLINE) / 4;
const TILE_X = 94.75 * HAIRLINE;

/** Side of the square that shows a tile, and the space on either side of it. */
const TILE = 50;
const SPACE = 10;

const RULE = { color: '#999999', width: HAIRLINE };
const LETTERING = { family: 'sans-serif', weight: 'normal', size: 16, baseline: 'central' } as const;

/** The small text under a quantity. */
const NOTE = { ...LETTERING, size: 10 } as const;

/** Every tile of a game once, with its number and how many there are (80.9). */
export const manifestSheets = ({ info, tiles }: Game, look: Look): readonly Page[] => {
  const sheet = sheetOf(look.config.paper, 'upright');
  const area = printableArea(sheet);
  const columns = Math.max(1, Math.floor(area.width / COLUMN));
  const rows = Math.max(1, Math.floor(area.height / ROW) - 1);
  const pages = manifestPages(tiles, { columns, rows });
  return pages.map((page, i) => {
    const title = `${info.title} Tile Manifest${pages.length > 1 ? `, page ${i + 1} of ${pages.length}` : ''}`;
    const heading = fitBlock(look.fonts, title, area.x, area.y, {
      family: info.titleFontFamily,
      weight: info.titleFontWeight,
      size: 25,
      lineHeight: ROW,
      minSize: 10,
      width: area.width,
      height: ROW,
      align: 'center',
    });
    const left = area.x + (area.width - page.length * COLUMN) / 2;
    return {
      width: sheet.width,
      height: sheet.height,
      title,
      section: 'Tile Manifest',
      children: [
        heading.node,
        ...page.flatMap((tiles, column) =>
          tiles.map((tile, row) =>
            groupAt(translate(left + column * COLUMN, area.y + (row + 1) * ROW), ...drawEntry(tile, look)),
          ),
        ),
      ],
    };
  });
};

/** Number, picture and quantity, from the corner of the entry. */
const drawEntry = (tile: Tile, look: Look): readonly Node[] => [
  line(0, 0, COLUMN, 0, { stroke: RULE }),
  text(look.fonts, idOf(tile), TILE_X - SPACE, ROW / 2, { ...LETTERING, anchor: 'end' }),
  groupAt(
    compose(translate(TILE_X + TILE / 2, ROW / 2), scale(TILE / (2 * OUTER_RADIUS))),
    drawTile(tile, look),
  ),
  ...drawQuantity(tile, look),
];

const idOf = ({ base, extra }: Tile): string => (extra === undefined ? base : `${base} (${extra})`);

/** How many the game has and, if it is another number, how many are printed (80.14.15). */
const drawQuantity = ({ quantity, copies }: Tile, { fonts }: Look): readonly Node[] => {
  const x = TILE_X + TILE + SPACE;
  const shown = `${quantity}x`;
  if (quantity === copies) return [text(fonts, shown, x, ROW / 2, LETTERING)];
  return [
    text(fonts, shown, x, ROW / 2 - 6, LETTERING),
    text(fonts, `print ${copies}`, x, ROW / 2 + 10, NOTE),
  ];
};

/** Entries of a column from top to bottom. */
type ManifestColumn = readonly Tile[];

/** What a page has room for. */
interface ManifestGrid {
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
