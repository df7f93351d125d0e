import {
  capitalised,
  coordinateName,
  type Game,
  inSheetOrder,
  printedCoordinate,
  sheetColor,
  type Tile,
  UPGRADE_COLORS,
} from '@platelayer/game';
import {
  compose,
  fitBlock,
  group,
  groupAt,
  line,
  type Node,
  type Page,
  path,
  polygon,
  rect,
  rotate,
  scale,
  translate,
  use,
} from '@platelayer/scene';
import { HAIRLINE, pageFulls } from '@platelayer/sheets';
import { areaBelowTitle, headedPages } from '../headed-pages.ts';
import { CORNERS, clipPolygon, OUTER_RADIUS } from '../hex/outline.ts';
import { hexSymbol } from '../hex/symbol.ts';
import type { Look } from '../look.ts';
import { tileSubject, tileSymbolWithoutId } from '../tiles/tile-symbol.ts';
import { type HexUpgrade, hexUpgrades, upgradesOf } from './game-upgrades.ts';

/** Height of the band above each colour, and the space around it. */
const BAND = { height: 22, above: 8, below: 10 } as const;

/**
 * Sizes of a tile with its id and quantity, or of an upgrade with its values: tile width, column width, name width and
 * height.
 */
const REPLACED = { tile: 66, width: 74, name: 74, height: 86 } as const;
const REPLACING = { tile: 60, width: 66, name: 62, height: 80 } as const;

/**
 * Scale factors to try. Usually the largest without more pages; a smaller one if the last page would be nearly empty.
 */
const SIZES = [1.5, 1.4, 1.3, 1.2, 1.1, 1, 0.94, 0.88] as const;
const NEARLY_EMPTY = 0.3;

/** Height of a hexagon with this width. */
const high = (width: number): number => (width * Math.sqrt(3)) / 2;

/** Offset that centres upgrades on their tile and the arrow. */
const DOWN = (high(REPLACED.tile) - high(REPLACING.tile)) / 2;

/** Sizes of the arrow. */
const ARROW = { width: 24, length: 16, head: 5 } as const;

/** Space between entries and between lines. */
const SPACE = { x: 14, y: 8 } as const;

const ID = { family: 'sans-serif', weight: 'bold', lineHeight: 12.5, align: 'center', minSize: 6 } as const;
const RULE = { color: '#999999', width: HAIRLINE };
const INK = '#000000';

/** Equal map hexes: the first one as it appears on the map, and the names of all on the printed board. */
interface MapHexes {
  readonly first: HexUpgrade['hexes'][number];
  readonly orientation: 0 | 90;
  readonly names: readonly string[];
}

/** A tile or map hexes, and their upgrades. */
interface Entry {
  readonly from: Tile | MapHexes;
  readonly into: readonly Tile[];
}

/** Part of a page that takes its full width. */
type Row =
  | { readonly kind: 'band'; readonly text: string; readonly color: string; readonly height: number }
  | { readonly kind: 'entries'; readonly entries: readonly Entry[]; readonly height: number };

/** Lists the upgrades of every tile within the game, by colour (87.2). */
export const upgradeSheets = (game: Game, look: Look): readonly Page[] => {
  const area = areaBelowTitle(look);
  const sections = chartSections(game, look);
  const { size, pages } = fittingPages(
    (size) =>
      rowPages(
        sections.flatMap((section) => rowsOf(section, area.width / size, area.height / size)),
        area.height / size,
      ),
    area.height,
  );
  return headedPages(pages, 'Upgrade Chart', game, look, (page) => {
    let { y } = area;
    return page.map((row) => {
      const place = compose(translate(area.x, y), scale(size));
      y += row.height * size;
      return groupAt(place, ...drawRow(row, area.width / size, look));
    });
  });
};

type RowPages = readonly (readonly Row[])[];

const fittingPages = (pagesAt: (size: number) => RowPages, height: number) => {
  const at = new Map(SIZES.map((size) => [size as number, pagesAt(size)]));
  const unscaled = at.get(1)!;
  const last = (unscaled.at(-1) ?? []).reduce((sum, row) => sum + row.height, 0);
  const smaller = SIZES.filter((size) => size < 1).find((size) => at.get(size)!.length < unscaled.length);
  const most = last < NEARLY_EMPTY * height && smaller !== undefined ? unscaled.length - 1 : unscaled.length;
  const size = SIZES.find((each) => at.get(each)!.length <= most) ?? 1;
  return { size, pages: at.get(size) ?? unscaled };
};

/** Entries below a coloured band. */
interface Section {
  readonly color: string;
  readonly text: string;
  readonly entries: readonly Entry[];
}

const chartSections = (game: Game, look: Look): readonly Section[] => {
  const options = { rare: look.config.aids.townsBecomeCities };
  const upgrades = upgradesOf(game, options);
  const entries = inSheetOrder(game.tiles).map((tile) => ({
    from: tile,
    into: inSheetOrder(upgrades.get(tile) ?? []),
  }));
  const colors = [...new Set(entries.map(({ from }) => sheetColor(from)))].sort(
    (a, b) => (a === PLAIN ? 0 : 1) - (b === PLAIN ? 0 : 1),
  );
  return [
    {
      color: PLAIN,
      text: 'Hexes of the map and what they become',
      entries: hexUpgrades(game, options).flatMap(({ hexes, into }) => {
        const from = mapHexes(hexes, game);
        return from ? [{ from, into }] : [];
      }),
    },
    ...colors.map((color) => ({
      color,
      text: `${capitalised(color)} tiles and what they become`,
      entries: entries.filter(({ from, into }) => into.length > 0 && sheetColor(from) === color),
    })),
    {
      color: 'white',
      text: 'Tiles that nothing replaces',
      entries: entries.filter(({ into }) => into.length === 0),
    },
  ];
};

const mapHexes = ([first, ...rest]: HexUpgrade['hexes'], { info }: Game): MapHexes | undefined =>
  first && {
    first,
    orientation: info.orientation === 'vertical' ? 90 : 0,
    names: [...new Set([first, ...rest].map(({ coordinate }) => printedCoordinate(coordinate, info)))],
  };

const PLAIN = UPGRADE_COLORS[0]!;

/** Height of a band with the space around it. */
const BAND_ROW = BAND.above + BAND.height + BAND.below;

const rowsOf = ({ color, text, entries }: Section, width: number, height: number): readonly Row[] =>
  entries.length === 0
    ? []
    : [
        { kind: 'band', text, color, height: BAND_ROW },
        ...linesOf(
          entries.flatMap((entry) => entriesOnPages(entry, width, height)),
          width,
        ).map(
          (line): Row => ({
            kind: 'entries',
            entries: line,
            height: Math.max(...line.map((entry) => sizeOf(entry, width).height)) + SPACE.y,
          }),
        ),
      ];

/** Splits entries into lines, with as many as fit on each. */
const linesOf = (entries: readonly Entry[], width: number): readonly (readonly Entry[])[] => {
  const lines: Entry[][] = [];
  let used = Number.POSITIVE_INFINITY;
  for (const entry of entries) {
    const entryWidth = sizeOf(entry, width).width;
    if (used + SPACE.x + entryWidth > width) {
      lines.push([]);
      used = -SPACE.x;
    }
    lines.at(-1)!.push(entry);
    used += SPACE.x + entryWidth;
  }
  return lines;
};

/** Splits an entry with more tiles than fit on a page. The tile is repeated for the rest. */
const entriesOnPages = (entry: Entry, width: number, height: number): readonly Entry[] => {
  const { columns, lines } = sizeOf(entry, width);
  const most = Math.max(1, Math.floor((height - BAND_ROW - DOWN - SPACE.y) / REPLACING.height));
  return lines <= most ? [entry] : pageFulls(entry.into, most * columns).map((into) => ({ ...entry, into }));
};

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

/** Splits rows into pages. A band is never the last row of a page, and is repeated if its tiles continue. */
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
  const entries = row.entries.map((entry) => {
    const size = sizeOf(entry, width);
    const node = groupAt(translate(x, 0), ...drawEntry(entry, size, look));
    x += size.width + SPACE.x;
    return node;
  });
  const y = row.height - SPACE.y / 2;
  return [...entries, line(0, y, width, y, { stroke: { ...RULE, color: '#dddddd' } })];
};

const drawBand = (
  { text, color }: Extract<Row, { kind: 'band' }>,
  width: number,
  look: Look,
): readonly Node[] => {
  const fill = look.color(color.split('/', 1)[0]!, 'tile') ?? '#ffffff';
  const write = (y: number) =>
    fitBlock(look.fonts, text, 8, y, {
      family: 'sans-serif',
      weight: 'bold',
      size: 14,
      lineHeight: BAND.height,
      minSize: 7,
      width: Math.max(1, width - 16),
      height: BAND.height,
      fill: look.readable(fill),
    });
  // A line at a smaller font size is lower than the band.
  const spare = BAND.height - write(0).height;
  return [
    rect(0, BAND.above, width, BAND.height, { fill, stroke: RULE }),
    write(BAND.above + spare / 2).node,
  ];
};

const drawEntry = (
  { from, into }: Entry,
  { columns }: ReturnType<typeof sizeOf>,
  look: Look,
): readonly Node[] => {
  const left = REPLACED.width + ARROW.width;
  return [
    ...('id' in from
      ? drawNamed(drawChartTile(from, look), REPLACED, look, idOf(from), countOf(from))
      : drawHexes(from, look)),
    ...(columns === 0
      ? []
      : drawArrow(REPLACED.width + (ARROW.width - ARROW.length) / 2, high(REPLACED.tile) / 2)),
    ...pageFulls(into, Math.max(1, columns)).flatMap((line, row) =>
      line.map((other, column) =>
        groupAt(
          translate(left + column * REPLACING.width, DOWN + row * REPLACING.height),
          ...drawNamed(drawChartTile(other, look), REPLACING, look, idOf(other), valuesOf(other, look)),
        ),
      ),
    ),
  ];
};

const idOf = ({ base, extra }: Tile): string => (extra === undefined ? base : `${base} (${extra})`);

const countOf = ({ quantity }: Tile): string => `${quantity}x`;

/** Different values of a tile's stops. */
const valuesOf = ({ hex }: Tile, look: Look): string =>
  [...new Set(hex.values.map(({ value }) => look.money(value, 'value')))].join('/');

/** A tile without its number, which is printed below it. */
const drawChartTile = (tile: Tile, look: Look): Node =>
  group([use(tileSymbolWithoutId(tile, look)), polygon(CORNERS, { stroke: RULE })], {
    transform: tile.hex.rotation === 0 ? undefined : rotate(tile.hex.rotation),
    clip: clipPolygon('hex'),
    title: `Tile ${tile.id}`,
    subject: tileSubject(tile),
  });

/** Draws the first of several hexes as on the map, with the names of all below. */
const drawHexes = ({ first, orientation, names }: MapHexes, look: Look): readonly Node[] => {
  const { hex, pointer } = first;
  const name = coordinateName(first.coordinate);
  const drawn = group(
    [
      use(
        hexSymbol(hex, look, { context: 'map', orientation, outline: true, pointer }, `chart-hex-${pointer}`),
      ),
    ],
    {
      // A pointy-topped hex is higher than a flat-topped one, so it is scaled to the same height.
      transform: orientation === 0 ? undefined : scale(Math.sqrt(3) / 2),
      clip: clipPolygon('hex', orientation),
      title: `Hex ${name}`,
      subject: { pointer, name: `hex ${name}` },
    },
  );
  const [above, below] = nameLines(names);
  return drawNamed(drawn, REPLACED, look, above, below, 'bold');
};

/** Limits for naming hexes on one line, and on two. Above these, only the first one is named. */
const NAMED_HEXES = { line: 2, lines: 8 } as const;

const nameLines = (names: readonly string[]): readonly [above: string, below: string] => {
  if (names.length > NAMED_HEXES.lines) return [names[0]!, `and ${names.length - 1} more`];
  const above = names.length <= NAMED_HEXES.line ? names.length : Math.ceil(names.length / 2);
  return [names.slice(0, above).join(', '), names.slice(above).join(', ')];
};

/** Draws tile-sized content with its name below and, under that, its quantity or more names. */
const drawNamed = (
  drawing: Node,
  { tile: side, width, name: widest }: typeof REPLACED | typeof REPLACING,
  look: Look,
  name: string,
  below = '',
  weightBelow: 'bold' | 'normal' = 'normal',
): readonly Node[] => {
  const foot = high(side) + 1;
  const write = (words: string, y: number, weight: 'bold' | 'normal') =>
    fitBlock(look.fonts, words, (width - widest) / 2, y, {
      ...ID,
      size: 10.5,
      weight,
      fill: INK,
      width: widest,
      height: ID.lineHeight,
    }).node;
  return [
    groupAt(compose(translate(width / 2, high(side) / 2), scale(side / (2 * OUTER_RADIUS))), drawing),
    write(name, foot, 'bold'),
    ...(below === '' ? [] : [write(below, foot + ID.lineHeight, weightBelow)]),
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
