import {
  at,
  type Config,
  characters,
  type LegendEntry,
  type LegendPlace,
  type Stock,
} from '@platelayer/game';
import { circle, group, lineWidth, type Node, type Point, text, translate } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { mapBlack } from './cell-face.ts';
import { inBaseCells, type MarketGrid } from './grid.ts';

/** Of one entry, from the point it is aligned to (40.5.1). */
const ENTRY = { radius: 12, dot: 20, text: 39, fill: '#000' };

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
      subject: { pointer: at('/stock/legend', i), name: `legend "${entry.description}"` },
    });
  });
};

/** The points that the entries of a legend are aligned to; `top` and `bottom` are those of the cells. */
export const entryPoints = (
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

/** A dot and its description, without the outline round the letters that would smear them. */
const drawLegendEntry = (entry: LegendEntry, look: Look): readonly Node[] => {
  const across = entry.right ? -1 : 1;
  const y = entry.bottom ? -ENTRY.dot : ENTRY.dot;
  const color = look.color(entry.borderColor, 'map') ?? mapBlack(look);
  return [
    circle(across * ENTRY.dot, y, ENTRY.radius, {
      fill: look.color(entry.color, 'map'),
      stroke: { color, width: entry.borderWidth },
    }),
    text(look.fonts, entry.description, across * ENTRY.text, y, {
      ...typeOf(entry),
      anchor: entry.right ? 'end' : 'start',
      baseline: 'middle',
      fill: ENTRY.fill,
    }),
  ];
};

const typeOf = ({ fontFamily, fontSize, fontWeight }: LegendEntry) => ({
  family: fontFamily,
  size: fontSize,
  weight: fontWeight,
});
