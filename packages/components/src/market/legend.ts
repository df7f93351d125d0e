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

/** Of one entry, from the point it is aligned to (40.5.1). */
const ENTRY = { radius: 12, dot: 20, text: 39, fill: '#000' };

/** Where a dot begins. */
const DOT_LEFT = ENTRY.dot - ENTRY.radius;

/** From one entry of a column to the next. */
const PITCH = 35;

/** A legend in lines: how far under the cells, its height there, and the room for each entry (40.5.2). */
const LINE = { below: 25, height: 50, room: 100, perCharacter: 6.5, gap: 12 };

/** Line boxes, in sizes of their letters. */
const LEADING = 1.2;

/** Whether a market shows its legend at a place that its file gives it. */
const showsLegend = ({ legend }: Stock, { stock }: Pick<Config, 'stock'>): boolean =>
  stock.display.legend && legend.place !== undefined && legend.entries.length > 0;

/** What a legend in lines needs under the cells of a sheet of some width (40.3.3). */
export const legendHeight = (stock: Stock, sheetWidth: number, look: Look): number => {
  const { entries, place } = stock.legend;
  if (place?.kind !== 'line' || !showsLegend(stock, look.config)) return 0;
  return LINE.height + (linePoints(entries, place, sheetWidth, look).at(-1)?.y ?? 0);
};

/** The legend on the market (40.5); lines of entries are broken at the width of the sheet. */
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

/** The points that the entries of a legend are aligned to, one below the other; `top` is that of the cells. */
const columnPoints = (
  entries: readonly LegendEntry[],
  place: Column,
  top: number,
  look: Look,
): readonly Point[] => {
  const { x, y } = inBaseCells(place, top, look.config);
  return entries.map((_, i) => ({ x, y: y + (place.upwards ? -1 : 1) * PITCH * i }));
};

/** The same, one beside the other, from the height of the first line. Under the cells a line ends where the sheet would grow for it. */
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
 * Of a legend beside or under the cells: the longest lines, tried one after the other, what lies between two entries, and
 * what the legend keeps from everything else.
 */
const BESIDE = { widths: [250, 180], gap: 10, clearance: 12 };

/** A legend that was given a place, and the height of the sheet with it. */
interface PlacedLegend {
  readonly children: readonly Node[];
  readonly sheetHeight: number;
}

/**
 * The legend of a 2D market to which the file gives no place: beside the cells, at the foot of the sheet or else at its
 * head. Where it would cover something in both, it goes under all that is drawn, and the sheet grows (40.5.2).
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
  const columns = BESIDE.widths.map((longest) => layOutColumn(entries, longest, look));
  for (const column of columns) {
    const free = placeBesideCells(column, grid, sheet);
    if (free) return { children: column.draw(free), sheetHeight: sheet.height };
  }
  const column = columns.find(({ width }) => width <= sheet.width) ?? columns.at(-1)!;
  const painted = boundsOfAll(sheet.children);
  const y = (painted ? painted.y + painted.height : grid.top) + BESIDE.clearance;
  return { children: column.draw({ x: 0, y }), sheetHeight: Math.max(sheet.height, y + column.height) };
};

const placeBesideCells = (
  column: { readonly width: number; readonly height: number },
  { top, cellWidth }: MarketGrid,
  { width, height, children }: SizedDrawing,
): Point | undefined => {
  // Cells as narrow as a hair are no steps.
  const step = Math.max(cellWidth, BESIDE.gap);
  const count = Math.floor((width - column.width) / step) + 1;
  const places = [height - column.height, top].flatMap((y) =>
    Array.from({ length: Math.max(0, count) }, (_, i) => ({ x: i * step, y })),
  );
  return places.find(({ x, y }) => {
    const area = box(x + DOT_LEFT, y, column.width - DOT_LEFT, column.height);
    return y >= top && !paintsIn(children, grow(area, BESIDE.clearance));
  });
};

/** Entries one below the other, their descriptions wrapped into lines of some length. */
const layOutColumn = (entries: readonly LegendEntry[], longest: number, look: Look) => {
  let bottom = 0;
  const rows = entries.map((entry, i) => {
    const style = { ...typeOf(entry), lineHeight: LEADING * entry.fontSize, fill: ENTRY.fill };
    const lines = wrap(look.fonts, entry.description, style, longest);
    const block = stackLines(look.fonts, lines, ENTRY.text, 0, { ...style, width: longest });
    const dot = drawDot(entry, ENTRY.dot, block.height / 2, look);
    const height = Math.max(block.height, bounds(dot)?.height ?? 0);
    const top = bottom + (i > 0 ? BESIDE.gap : 0);
    bottom = top + height;
    const nodes = lines.length > 0 ? [dot, block.node] : [dot];
    return { width: ENTRY.text + block.width, top: top + (height - block.height) / 2, nodes };
  });
  return {
    width: Math.max(...rows.map(({ width }) => width)),
    height: bottom,
    draw: ({ x, y }: Point): readonly Node[] =>
      rows.map(({ nodes, top }, i) =>
        group(nodes, { transform: translate(x, y + top), subject: subjectOf(entries[i]!, i) }),
      ),
  };
};

/** A dot and its description, without the outline round the letters that would smear them. */
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
