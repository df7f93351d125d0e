import { apply, type Matrix, type Point } from './matrix.ts';

/** An upright rectangle. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** The smallest box around points; `undefined` for no points. */
export const boxAround = (points: Iterable<Point>): Box | undefined => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return left <= right ? box(left, top, right - left, bottom - top) : undefined;
};

export const corners = ({ x, y, width, height }: Box): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** The box around both; nothing counts as empty. */
export const union = (a: Box | undefined, b: Box | undefined): Box | undefined =>
  a && b ? boxAround([...corners(a), ...corners(b)]) : (a ?? b);

/** What two boxes share; `undefined` where they do not even touch. */
export const intersection = (a: Box, b: Box): Box | undefined => {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width >= 0 && height >= 0 ? box(x, y, width, height) : undefined;
};

/** Grown on all sides; a negative amount shrinks, at most to nothing. */
export const grow = ({ x, y, width, height }: Box, by: number): Box => {
  const [dx, dy] = [Math.max(by, -width / 2), Math.max(by, -height / 2)];
  return box(x - dx, y - dy, width + 2 * dx, height + 2 * dy);
};

/** The upright box around a transformed box. */
export const transformBox = (of: Box, matrix: Matrix): Box =>
  boxAround(corners(of).map((corner) => apply(matrix, corner))) ?? of;

export const contains = (outer: Box, inner: Box, slack = 0): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;
