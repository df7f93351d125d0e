/** Shorthands for nodes. Their options are the optional fields of the nodes. */
import type { Matrix, Point } from './matrix.ts';
import type { Circle, Ellipse, Group, Line, Node, Path, Polygon, Rect, SymbolDrawing, Use } from './node.ts';
import type { PathData } from './path.ts';
import { parsePath } from './path-syntax.ts';

type Optional<T extends { kind: string }, Given extends keyof T> = Omit<T, Given | 'kind'>;

export const group = (children: readonly Node[], options: Optional<Group, 'children'> = {}): Group => ({
  kind: 'group',
  children,
  ...options,
});

/**
 * A drawing that is moved, rotated or scaled. For the children of a whole sheet, which are too many arguments, use
 * `group`.
 */
export const groupAt = (transform: Matrix, ...children: readonly Node[]): Group =>
  group(children, { transform });

export const symbol = (id: string, children: readonly Node[]): SymbolDrawing => ({ id, children });

export const use = (symbol: SymbolDrawing, transform?: Matrix): Use =>
  transform ? { kind: 'use', symbol, transform } : { kind: 'use', symbol };

/** A path from segments or from SVG path syntax. */
export const path = (data: PathData | string, options: Optional<Path, 'data'> = {}): Path => ({
  kind: 'path',
  data: typeof data === 'string' ? parsePath(data) : data,
  ...options,
});

export const circle = (
  cx: number,
  cy: number,
  r: number,
  options: Optional<Circle, 'cx' | 'cy' | 'r'> = {},
): Circle => ({
  kind: 'circle',
  cx,
  cy,
  r,
  ...options,
});

export const ellipse = (
  cx: number,
  cy: number,
  rx: number,
  ry: number,
  options: Optional<Ellipse, 'cx' | 'cy' | 'rx' | 'ry'> = {},
): Ellipse => ({ kind: 'ellipse', cx, cy, rx, ry, ...options });

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  options: Optional<Rect, 'x' | 'y' | 'width' | 'height'> = {},
): Rect => ({ kind: 'rect', x, y, width, height, ...options });

export const line = (
  x1: number,
  y1: number,
  x2: number,
  y2: number,
  options: Optional<Line, 'x1' | 'y1' | 'x2' | 'y2'> = {},
): Line => ({
  kind: 'line',
  x1,
  y1,
  x2,
  y2,
  ...options,
});

export const polygon = (
  points: readonly (Point | readonly [number, number])[],
  options: Optional<Polygon, 'points'> = {},
): Polygon => ({
  kind: 'polygon',
  points: points.map((point) => ('x' in point ? [point.x, point.y] : point)),
  ...options,
});
