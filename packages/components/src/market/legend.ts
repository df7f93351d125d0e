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
import type { SizedDrawing } from './sheet.ts';

/** Of one entry, from the point it is aligned to (40.5.1). */
const ENTRY = { radius: 12, dot: 20, text: 39, fill: '#000' };

/** Where a dot begins. */
const DOT_LEFT = ENTRY.dot - ENTRY.radius;

/** From one entry of a column to the next. */
const PITCH = 35;

/** A legend in a line: how far under the cells, and the room for each entry (40.5.2). */
const LINE = { below: 25, room: 100, perCharacter: 6.5, gap: 12 };

/** Whether a market shows its legend. */
export const showsLegend = ({ legend }: Stock, { stock }: Pick<Config, 'stock'>): boolean =>
  stock.display.legend && legend.place !== undefined && legend.entries.length > 0;

/** The legend on the market (40.5). */
export const drawLegend = (stock: Stock, grid: MarketGrid, look: Look): readonly Node[] => {
  const { entries, place } = stock.legend;
  if (place === undefined || !showsLegend(stock, look.config)) return [];
  const bottom = grid.top + (stock.market?.rows ?? 0) * grid.cellHeight;
  const points = entryPoints(entries, place, { top: grid.top, bottom }, look);
  return entries.map((entry, i) => {
    const { x, y } = points[i]!;
    return group(drawLegendEntry(entry, look), {
      transform: translate(x, y),
      subject: subjectOf(entry, i),
    });
  });
};

/** The points that the entries of a legend are aligned to; `top` and `bottom` are those of the cells. */
const entryPoints = (
  entries: readonly LegendEntry[],
  place: LegendPlace,
  { top, bottom }: { readonly top: number; readonly bottom: number },
  look: Look,
): readonly Point[] => {
  if (place.kind === 'column') {
    const { x, y } = inBaseCells(place, top, look.config);
    return entries.map((_, i) => ({ x, y: y + (place.upwards ? -1 : 1) * PITCH * i }));
  }
  let next = place.x ?? 0;
  return entries.map((entry) => {
    const x = next;
    next += Math.max(
      LINE.room + LINE.perCharacter * characters(entry.description),
      ENTRY.text + lineWidth(look.fonts, entry.description, typeOf(entry)) + LINE.gap,
    );
    return { x, y: place.y ?? bottom + LINE.below };
  });
};

/**
 * Of a legend beside the cells: the longest lines, tried one after the other, the height of a line in sizes, what lies
 * between two entries, and what the legend keeps from everything else.
 */
const BESIDE = { widths: [250, 180], leading: 1.2, gap: 10, clearance: 12 };

/**
 * The legend of a 2D market to which the file gives no place: beside the cells, at the foot of the sheet or else at its
 * head, and none where it would cover something (40.5.2). The sheet is no larger for it.
 */
export const drawLegendBesideCells = (
  { legend }: Stock,
  { top, cellWidth }: MarketGrid,
  { width, height, children }: SizedDrawing,
  look: Look,
): readonly Node[] => {
  const { entries, place } = legend;
  if (place !== undefined || entries.length === 0 || !look.config.stock.display.legend) return [];
  // Cells as narrow as a hair are no steps.
  const step = Math.max(cellWidth, BESIDE.gap);
  for (const longest of BESIDE.widths) {
    const column = layOutColumn(entries, longest, look);
    const columns = Math.floor((width - column.width) / step) + 1;
    const places = [height - column.height, top].flatMap((y) =>
      Array.from({ length: Math.max(0, columns) }, (_, i) => ({ x: i * step, y })),
    );
    const free = places.find(({ x, y }) => {
      const area = box(x + DOT_LEFT, y, column.width - DOT_LEFT, column.height);
      return y >= top && !paintsIn(children, grow(area, BESIDE.clearance));
    });
    if (free) return column.draw(free);
  }
  return [];
};

/** Entries one below the other, their descriptions wrapped into lines of some length. */
const layOutColumn = (entries: readonly LegendEntry[], longest: number, look: Look) => {
  let bottom = 0;
  const rows = entries.map((entry, i) => {
    const style = { ...typeOf(entry), lineHeight: BESIDE.leading * entry.fontSize, fill: ENTRY.fill };
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
