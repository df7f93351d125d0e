import { type Game, inSheetOrder, sheetColor, type Tile } from '@platelayer/game';
import {
  compose,
  fitBlock,
  groupAt,
  line,
  type Node,
  type Page,
  path,
  rect,
  scale,
  translate,
} from '@platelayer/scene';
import { HAIRLINE, pageFulls } from '@platelayer/sheets';
import { areaBelowTitle, headedPages } from '../headed-pages.ts';
import { OUTER_RADIUS } from '../hex/outline.ts';
import type { Look } from '../look.ts';
import { drawTile } from '../tiles/tile-symbol.ts';
import { upgradesOf } from './upgrade.ts';

/** Height of the band that begins a colour, and the room around it. */
const BAND = { height: 22, above: 8, below: 10 } as const;

/** A tile with its id and, for the one that is replaced, its number; widths are those of the columns. */
const REPLACED = { tile: 62, width: 72, height: 82 } as const;
const REPLACING = { tile: 46, width: 54, height: 58 } as const;

/** Height of the hexagon of a tile so wide. */
const high = (width: number): number => (width * Math.sqrt(3)) / 2;

/** All tiles of a line and the arrow between them have one middle. */
const DOWN = (high(REPLACED.tile) - high(REPLACING.tile)) / 2;

/** Of the arrow between them. */
const ARROW = { width: 24, length: 16, head: 5 } as const;

/** Between two entries on a line, and between two lines. */
const SPACE = { x: 14, y: 6 } as const;

const ID = { family: 'sans-serif', weight: 'bold', lineHeight: 12.5, align: 'center', minSize: 6 } as const;
const RULE = { color: '#999999', width: HAIRLINE };
const INK = '#000000';

/** A tile and what it becomes. */
interface Entry {
  readonly tile: Tile;
  readonly into: readonly Tile[];
}

/** What stands on a line of its own across the page. */
type Row =
  | { readonly kind: 'band'; readonly text: string; readonly color: string; readonly height: number }
  | { readonly kind: 'entries'; readonly entries: readonly Entry[]; readonly height: number };

/** For every tile what it can become with the tiles of the game, by colour (87.2). */
export const upgradeSheets = (game: Game, look: Look): readonly Page[] => {
  const area = areaBelowTitle(look);
  const pages = rowPages(chartRows(game, area.width), area.height);
  return headedPages(pages, 'Upgrade Chart', game, look, (page) => {
    let { y } = area;
    return page.map((row) => {
      const node = groupAt(translate(area.x, y), ...drawRow(row, area.width, look));
      y += row.height;
      return node;
    });
  });
};

const chartRows = (game: Game, width: number): readonly Row[] => {
  const upgrades = upgradesOf(game);
  const entries = inSheetOrder(game.tiles).map(
    (tile): Entry => ({ tile, into: inSheetOrder(upgrades.get(tile) ?? []) }),
  );
  const colors = [...new Set(entries.map(({ tile }) => sheetColor(tile)))];
  return colors.flatMap((color): readonly Row[] => {
    const own = entries.filter(({ tile }) => sheetColor(tile) === color);
    const replaced = own.filter(({ into }) => into.length > 0);
    const final = own.filter(({ into }) => into.length === 0);
    return [
      ...section(color, `${nameOf(color)} tiles and what they become`, replaced, width),
      ...section(color, `${nameOf(color)} tiles that nothing replaces`, final, width),
    ];
  });
};

const nameOf = (color: string): string => color.charAt(0).toUpperCase() + color.slice(1);

const section = (color: string, text: string, entries: readonly Entry[], width: number): readonly Row[] =>
  entries.length === 0
    ? []
    : [
        { kind: 'band', text, color, height: BAND.above + BAND.height + BAND.below },
        ...linesOf(entries, width).map(
          (line): Row => ({
            kind: 'entries',
            entries: line,
            height: Math.max(...line.map((entry) => sizeOf(entry, width).height)) + SPACE.y,
          }),
        ),
      ];

/** Entries line by line, as many on each as there is room for. */
const linesOf = (entries: readonly Entry[], width: number): readonly (readonly Entry[])[] => {
  const lines: Entry[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const wanted = sizeOf(entry, width).width;
    if (used + SPACE.x + wanted > width) {
      lines.push([]);
      used = -SPACE.x;
    }
    lines.at(-1)!.push(entry);
    used += SPACE.x + wanted;
  }
  return lines;
};

/** How large an entry is, and how many tiles stand beside each other after its arrow. */
const sizeOf = ({ into }: Entry, width: number) => {
  const room = Math.max(1, Math.floor((width - REPLACED.width - ARROW.width) / REPLACING.width));
  const columns = Math.min(into.length, room);
  const lines = columns === 0 ? 0 : Math.ceil(into.length / columns);
  return {
    columns,
    lines,
    width: REPLACED.width + (columns === 0 ? 0 : ARROW.width + columns * REPLACING.width),
    height: Math.max(REPLACED.height, lines === 0 ? 0 : DOWN + lines * REPLACING.height),
  };
};

/** Rows page by page; a band never stands last on a page, and is repeated where its tiles go on. */
const rowPages = (rows: readonly Row[], height: number): readonly (readonly Row[])[] => {
  const pages: Row[][] = [];
  let used = Number.POSITIVE_INFINITY;
  let band: Row | undefined;
  rows.forEach((row, i) => {
    const next = rows[i + 1];
    const needed = row.height + (row.kind === 'band' && next ? next.height : 0);
    if (used + needed > height) {
      pages.push([]);
      used = 0;
      if (row.kind === 'entries' && band?.kind === 'band') {
        pages.at(-1)!.push({ ...band, text: `${band.text}, continued` });
        used += band.height;
      }
    }
    if (row.kind === 'band') band = row;
    pages.at(-1)!.push(row);
    used += row.height;
  });
  return pages;
};

const drawRow = (row: Row, width: number, look: Look): readonly Node[] => {
  if (row.kind === 'band') return drawBand(row, width, look);
  let x = 0;
  return row.entries.map((entry) => {
    const size = sizeOf(entry, width);
    const node = groupAt(translate(x, 0), ...drawEntry(entry, size, look));
    x += size.width + SPACE.x;
    return node;
  });
};

const drawBand = (
  { text, color }: Extract<Row, { kind: 'band' }>,
  width: number,
  look: Look,
): readonly Node[] => {
  const fill = look.color(color.split('/', 1)[0]!, 'tile') ?? '#ffffff';
  return [
    rect(0, BAND.above, width, BAND.height, { fill, stroke: RULE }),
    fitBlock(look.fonts, text, 8, BAND.above, {
      family: 'sans-serif',
      weight: 'bold',
      size: 14,
      lineHeight: BAND.height,
      minSize: 7,
      width: Math.max(1, width - 16),
      height: BAND.height,
      fill: look.readable(fill),
    }).node,
  ];
};

const drawEntry = (
  { tile, into }: Entry,
  { columns, height }: ReturnType<typeof sizeOf>,
  look: Look,
): readonly Node[] => {
  const left = REPLACED.width + ARROW.width;
  return [
    ...drawNumbered(tile, REPLACED, look, `${tile.quantity}x`),
    ...(columns === 0
      ? []
      : drawArrow(REPLACED.width + (ARROW.width - ARROW.length) / 2, high(REPLACED.tile) / 2)),
    ...pageFulls(into, Math.max(1, columns)).flatMap((line, row) =>
      line.map((other, column) =>
        groupAt(
          translate(left + column * REPLACING.width, DOWN + row * REPLACING.height),
          ...drawNumbered(other, REPLACING, look),
        ),
      ),
    ),
    line(0, height + SPACE.y / 2, left + columns * REPLACING.width, height + SPACE.y / 2, {
      stroke: { ...RULE, color: '#dddddd' },
    }),
  ];
};

/** A tile with its id below and, under that, how many there are. */
const drawNumbered = (
  tile: Tile,
  { tile: side, width }: typeof REPLACED | typeof REPLACING,
  look: Look,
  count?: string,
): readonly Node[] => {
  const below = high(side) + 1;
  const write = (words: string, y: number, size: number, weight: 'bold' | 'normal') =>
    fitBlock(look.fonts, words, 0, y, { ...ID, size, weight, fill: INK, width, height: ID.lineHeight }).node;
  const id = tile.extra === undefined ? tile.base : `${tile.base} (${tile.extra})`;
  return [
    groupAt(
      compose(translate(width / 2, high(side) / 2), scale(side / (2 * OUTER_RADIUS))),
      drawTile(tile, look),
    ),
    write(id, below, 10.5, 'bold'),
    ...(count === undefined ? [] : [write(count, below + ID.lineHeight, 10.5, 'normal')]),
  ];
};

const drawArrow = (x: number, y: number): readonly Node[] => [
  line(x, y, x + ARROW.length - ARROW.head, y, { stroke: { color: INK, width: 2 } }),
  path(
    [
      ['M', x + ARROW.length, y],
      ['L', x + ARROW.length - 1.6 * ARROW.head, y - ARROW.head],
      ['L', x + ARROW.length - 1.6 * ARROW.head, y + ARROW.head],
      ['Z'],
    ],
    { fill: INK },
  ),
];
