/** Affine transforms `[a, b, c, d, e, f]`: x' = a·x + c·y + e, y' = b·x + d·y + f (the order of SVG and PDF). */
export type Matrix = readonly [number, number, number, number, number, number];

export interface Point {
  readonly x: number;
  readonly y: number;
}

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

export const translate = (x: number, y = 0): Matrix => [1, 0, 0, 1, x, y];

export const scale = (x: number, y = x): Matrix => [x, 0, 0, y, 0, 0];

/** A rotation in degrees about a centre, clockwise on the sheet because y points down. */
export const rotate = (degrees: number, cx = 0, cy = 0): Matrix => {
  const { sin, cos } = sinCos(degrees);
  return [cos, sin, -sin, cos, cx - cos * cx + sin * cy, cy - sin * cx - cos * cy];
};

/** Slants along x, like `skewX` in SVG. */
export const skewX = (degrees: number): Matrix => [1, 0, Math.tan((degrees * Math.PI) / 180), 1, 0, 0];

/** The combined transform, which applies the last matrix first, like a list of SVG transforms. */
export const compose = (...matrices: readonly Matrix[]): Matrix => matrices.reduce(multiply, IDENTITY);

export const multiply = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

export const apply = (m: Matrix, { x, y }: Point): Point => ({
  x: m[0] * x + m[2] * y + m[4],
  y: m[1] * x + m[3] * y + m[5],
});

/** The inverse, or undefined if the transform flattens everything (a scale by zero). */
export const invert = (m: Matrix): Matrix | undefined => {
  const determinant = m[0] * m[3] - m[1] * m[2];
  if (!(Math.abs(determinant) > 1e-12)) return undefined;
  const [a, b, c, d] = [m[3] / determinant, -m[1] / determinant, -m[2] / determinant, m[0] / determinant];
  return [a, b, c, d, -(a * m[4] + c * m[5]), -(b * m[4] + d * m[5])];
};

/** Exact for quarter turns, so that a page rotated by 90 degrees has no rounding errors of 1e-17. */
export const sinCos = (degrees: number): { readonly sin: number; readonly cos: number } => {
  const quarter = (((degrees / 90) % 4) + 4) % 4;
  if (Number.isInteger(quarter)) return { sin: [0, 1, 0, -1][quarter]!, cos: [1, 0, -1, 0][quarter]! };
  const radians = (degrees * Math.PI) / 180;
  return { sin: Math.sin(radians), cos: Math.cos(radians) };
};
