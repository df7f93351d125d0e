import type { Ledge } from '@platelayer/game';
import { type Node, path, type Segment, type Stroke } from '@platelayer/scene';
import type { Look } from '../look.ts';
import type { MarketGrid } from './grid.ts';

/** Draws a line along cell edges over its casing (40.6). */
export const drawLedge = (
  { points, color, width, casing, dash }: Ledge,
  { cellWidth, cellHeight, top }: MarketGrid,
  look: Look,
): readonly Node[] => {
  if (points.length < 2) return [];
  const course = points.map(
    ({ x, y }, i): Segment => [i === 0 ? 'M' : 'L', x * cellWidth, top + y * cellHeight],
  );
  const stroke = (name: string, width: number): Stroke => ({
    color: look.color(name, 'companies') ?? '#000',
    width,
    cap: 'round',
    join: 'round',
    dash: dash?.pattern,
    dashOffset: dash?.offset,
  });
  return [
    ...(casing === undefined ? [] : [path(course, { stroke: stroke('track', casing) })]),
    path(course, { stroke: stroke(color, width) }),
  ];
};
