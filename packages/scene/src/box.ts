import { apply, type Matrix, type Point } from './matrix.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });

/** The smallest box around points, or undefined without points. */
export const boxAround = (points: Iterable<Point>): Box | undefined => {
  let left = Infinity;
  let top = Infinity;
  let right = -Infinity;
  let bottom = -Infinity;
  for (const { x, y } of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return boxBetween(left, top, right, bottom);
};

const boxBetween = (left: number, top: number, right: number, bottom: number): Box | undefined =>
  left <= right ? box(left, top, right - left, bottom - top) : undefined;

/** The box with two opposite corners. This function and the next ones run so often that they avoid lists of points. */
export const boxOfCorners = (x1: number, y1: number, x2: number, y2: number): Box | undefined =>
  boxBetween(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2));

export const corners = ({ x, y, width, height }: Box): readonly Point[] => [
  { x, y },
  { x: x + width, y },
  { x: x + width, y: y + height },
  { x, y: y + height },
];

/** The box around both. An undefined box is treated as empty. */
export const union = (a: Box | undefined, b: Box | undefined): Box | undefined =>
  a && b
    ? boxBetween(
        Math.min(a.x, a.x + a.width, b.x, b.x + b.width),
        Math.min(a.y, a.y + a.height, b.y, b.y + b.height),
        Math.max(a.x, a.x + a.width, b.x, b.x + b.width),
        Math.max(a.y, a.y + a.height, b.y, b.y + b.height),
      )
    : (a ?? b);

/** The intersection of two boxes, or undefined if they do not even touch. */
export const intersection = (a: Box, b: Box): Box | undefined => {
  const [x, y] = [Math.max(a.x, b.x), Math.max(a.y, b.y)];
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width >= 0 && height >= 0 ? box(x, y, width, height) : undefined;
};

/** Enlarges a box on all sides. A negative amount shrinks it, at most to an empty box. */
export const grow = ({ x, y, width, height }: Box, by: number): Box => {
  const [dx, dy] = [Math.max(by, -width / 2), Math.max(by, -height / 2)];
  return box(x - dx, y - dy, width + 2 * dx, height + 2 * dy);
};

/** The axis-parallel box around a transformed box. */
export const transformBox = (of: Box, matrix: Matrix): Box => {
  const a = apply(matrix, of);
  const b = apply(matrix, { x: of.x + of.width, y: of.y });
  const c = apply(matrix, { x: of.x + of.width, y: of.y + of.height });
  const d = apply(matrix, { x: of.x, y: of.y + of.height });
  const moved = boxBetween(
    Math.min(a.x, b.x, c.x, d.x),
    Math.min(a.y, b.y, c.y, d.y),
    Math.max(a.x, b.x, c.x, d.x),
    Math.max(a.y, b.y, c.y, d.y),
  );
  return moved ?? of;
};

export const contains = (outer: Box, inner: Box, slack = 0): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;
