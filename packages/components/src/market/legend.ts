import {
  at,
  type Config,
  characters,
  type LegendEntry,
  type LegendPlace,
  type Stock,
} from '@platelayer/game';
import {
  bounds,
  boundsOfAll,
  box,
  circle,
  group,
  grow,
  lineWidth,
  type Node,
  type Point,
  stackLines,
  text,
  translate,
  wrap,
} from '@platelayer/scene';
import { paintsIn } from '@platelayer/sheets';
import type { Look } from '../look.ts';
import { mapBlack } from './cell-face.ts';
import { inBaseCells, type MarketGrid } from './grid.ts';
import { OVERHANG, type SizedDrawing } from './sheet.ts';

/** Sizes of one entry, relative to the point it is aligned to (40.5.1). */
const ENTRY = { radius: 12, dot: 20, text: 39, fill: '#000' };

/** Left edge of a dot. */
const DOT_LEFT = ENTRY.dot - ENTRY.radius;

/** Distance between the entries of a column. */
const PITCH = 35;

/** A legend on lines: distance below the cells, its height there, and the space for each entry (40.5.2). */
const LINE = { below: 25, height: 50, room: 100, perCharacter: 6.5, gap: 12 };

/** Line height, as a fraction of the font size. */
const LEADING = 1.2;

/** Whether a market shows a legend with a position in the file. */
const showsLegend = ({ legend }: Stock, { stock }: Pick<Config, 'stock'>): boolean =>
  stock.display.legend && legend.place !== undefined && legend.entries.length > 0;

/** Height of a legend on lines below the cells of a sheet of this width (40.3.3). */
export const legendHeight = (stock: Stock, sheetWidth: number, look: Look): number => {
  const { entries, place } = stock.legend;
  if (place?.kind !== 'line' || !showsLegend(stock, look.config)) return 0;
  return LINE.height + (linePoints(entries, place, sheetWidth, look).at(-1)?.y ?? 0);
};

/** Draws the legend on the market (40.5). Lines of entries are broken at the width of the sheet. */
export const drawLegend = (
  stock: Stock,
  grid: MarketGrid,
  sheetWidth: number,
  look: Look,
): readonly Node[] => {
  const { entries, place } = stock.legend;
  if (place === undefined || !showsLegend(stock, look.config)) return [];
  const bottom = grid.top + (stock.market?.rows ?? 0) * grid.cellHeight;
  const points =
    place.kind === 'column'
      ? columnPoints(entries, place, grid.top, look)
      : linePoints(entries, place, sheetWidth, look).map(({ x, y }) => ({
          x,
          y: y + (place.y ?? bottom + LINE.below),
        }));
  return entries.map((entry, i) => {
    const { x, y } = points[i]!;
    return group(drawLegendEntry(entry, look), {
      transform: translate(x, y),
      subject: subjectOf(entry, i),
    });
  });
};

type Column = Extract<LegendPlace, { readonly kind: 'column' }>;
type Line = Extract<LegendPlace, { readonly kind: 'line' }>;

/** Alignment points of the entries, one below the other. `top` is the top of the cells. */
const columnPoints = (
  entries: readonly LegendEntry[],
  place: Column,
  top: number,
  look: Look,
): readonly Point[] => {
  const { x, y } = inBaseCells(place, top, look.config);
  return entries.map((_, i) => ({ x, y: y + (place.upwards ? -1 : 1) * PITCH * i }));
};

/**
 * Alignment points of the entries, side by side, relative to the height of the first line. Below the cells, a line ends
 * where the sheet would have to grow.
 */
const linePoints = (
  entries: readonly LegendEntry[],
  place: Line,
  sheetWidth: number,
  look: Look,
): readonly Point[] => {
  const start = place.x ?? 0;
  const end = place.y === undefined ? sheetWidth + OVERHANG : Number.POSITIVE_INFINITY;
  const pitch = Math.max(PITCH, ...entries.map(({ fontSize }) => LEADING * fontSize));
  let next = { x: start, y: 0 };
  return entries.map((entry) => {
    const needed = ENTRY.text + lineWidth(look.fonts, entry.description, typeOf(entry));
    const isFirst = next.x === start;
    const point = isFirst || next.x + needed <= end ? next : { x: start, y: next.y + pitch };
    const room = Math.max(LINE.room + LINE.perCharacter * characters(entry.description), needed + LINE.gap);
    next = { x: point.x + room, y: point.y };
    return point;
  });
};

/**
 * A legend next to or below the cells: line lengths to try, spacing of entries and of columns, maximum number of
 * columns, largest legend for a single column, and distance from everything else.
 */
const BESIDE = { widths: [250, 180], gap: 10, columnGap: 20, columns: 6, oneColumn: 3, clearance: 12 };

/** A legend with an automatic position, and the sheet height including it. */
interface PlacedLegend {
  readonly children: readonly Node[];
  readonly sheetHeight: number;
}

/**
 * Draws the legend of a 2D market without a position in the file. It goes next to the cells, at the bottom of the sheet
 * or else at the top, in as few columns as fit. If it would cover something in both positions, it goes below everything
 * else, and the sheet grows as little as columns allow (40.5.2).
 */
export const drawLegendWithoutPlace = (
  { legend }: Stock,
  grid: MarketGrid,
  sheet: SizedDrawing,
  look: Look,
): PlacedLegend => {
  const { entries, place } = legend;
  if (place !== undefined || entries.length === 0 || !look.config.stock.display.legend)
    return { children: [], sheetHeight: sheet.height };
  const columns = entries.length > BESIDE.oneColumn ? BESIDE.columns : 1;
  const sets = BESIDE.widths.map((longest) => entries.map((entry, i) => setEntry(entry, i, longest, look)));
  const layouts = Array.from({ length: columns }, (_, i) => sets.map((set) => inColumns(set, i + 1))).flat();
  for (const layout of layouts) {
    const free = placeBesideCells(layout, grid, sheet);
    if (free) return { children: layout.draw(free), sheetHeight: sheet.height };
  }
  const layout =
    lowest(layouts.filter(({ width }) => width <= sheet.width)) ?? layouts[BESIDE.widths.length - 1]!;
  const painted = boundsOfAll(sheet.children);
  const y = (painted ? painted.y + painted.height : grid.top) + BESIDE.clearance;
  return { children: layout.draw({ x: 0, y }), sheetHeight: Math.max(sheet.height, y + layout.height) };
};

/** The first of the lowest layouts. */
const lowest = <T extends { readonly height: number }>(layouts: readonly T[]): T | undefined =>
  layouts.reduce<T | undefined>(
    (best, layout) => (best !== undefined && best.height <= layout.height ? best : layout),
    undefined,
  );

const placeBesideCells = (
  legend: { readonly width: number; readonly height: number },
  { top, cellWidth }: MarketGrid,
  { width, height, children }: SizedDrawing,
): Point | undefined => {
  // The step has a minimum, because cells may be extremely narrow.
  const step = Math.max(cellWidth, BESIDE.gap);
  const count = Math.floor((width - legend.width) / step) + 1;
  const places = [height - legend.height, top].flatMap((y) =>
    Array.from({ length: Math.max(0, count) }, (_, i) => ({ x: i * step, y })),
  );
  return places.find(({ x, y }) => {
    const area = box(x + DOT_LEFT, y, legend.width - DOT_LEFT, legend.height);
    return y >= top && !paintsIn(children, grow(area, BESIDE.clearance));
  });
};

/** An entry with its description wrapped into lines of limited length. */
interface SetEntry {
  readonly width: number;
  readonly height: number;
  /** Draws the entry with its origin at this point. */
  draw(origin: Point): Node;
  /** Distance from the top edge to the origin. */
  readonly lead: number;
}

const setEntry = (entry: LegendEntry, i: number, longest: number, look: Look): SetEntry => {
  const style = { ...typeOf(entry), lineHeight: LEADING * entry.fontSize, fill: ENTRY.fill };
  const lines = wrap(look.fonts, entry.description, style, longest);
  const block = stackLines(look.fonts, lines, ENTRY.text, 0, { ...style, width: longest });
  const dot = drawDot(entry, ENTRY.dot, block.height / 2, look);
  const height = Math.max(block.height, bounds(dot)?.height ?? 0);
  const nodes = lines.length > 0 ? [dot, block.node] : [dot];
  return {
    width: ENTRY.text + block.width,
    height,
    lead: (height - block.height) / 2,
    draw: ({ x, y }) => group(nodes, { transform: translate(x, y), subject: subjectOf(entry, i) }),
  };
};

/** Arranges entries one below the other, in up to `count` columns with the same number of entries. */
const inColumns = (entries: readonly SetEntry[], count: number) => {
  const rows = Math.ceil(entries.length / count);
  let corner = { x: 0, y: 0 };
  let [width, height] = [0, 0];
  const places = entries.map((entry, i) => {
    if (i > 0 && i % rows === 0) corner = { x: width + BESIDE.columnGap, y: 0 };
    const { x, y } = corner;
    width = Math.max(width, x + entry.width);
    height = Math.max(height, y + entry.height);
    corner = { x, y: y + entry.height + BESIDE.gap };
    return { x, y: y + entry.lead };
  });
  return {
    width,
    height,
    draw: ({ x, y }: Point): readonly Node[] =>
      entries.map((entry, i) => entry.draw({ x: x + places[i]!.x, y: y + places[i]!.y })),
  };
};

/** Draws a dot and its description, without an outline around the letters, which would smear them. */
const drawLegendEntry = (entry: LegendEntry, look: Look): readonly Node[] => {
  const across = entry.right ? -1 : 1;
  const y = entry.bottom ? -ENTRY.dot : ENTRY.dot;
  return [
    drawDot(entry, across * ENTRY.dot, y, look),
    text(look.fonts, entry.description, across * ENTRY.text, y, {
      ...typeOf(entry),
      anchor: entry.right ? 'end' : 'start',
      baseline: 'middle',
      fill: ENTRY.fill,
    }),
  ];
};

const drawDot = ({ color, borderColor, borderWidth }: LegendEntry, x: number, y: number, look: Look): Node =>
  circle(x, y, ENTRY.radius, {
    fill: look.color(color, 'map'),
    stroke: { color: look.color(borderColor, 'map') ?? mapBlack(look), width: borderWidth },
  });

const subjectOf = ({ description }: LegendEntry, i: number) => ({
  pointer: at('/stock/legend', i),
  name: `legend "${description}"`,
});

const typeOf = ({ fontFamily, fontSize, fontWeight }: LegendEntry) => ({
  family: fontFamily,
  size: fontSize,
  weight: fontWeight,
});
