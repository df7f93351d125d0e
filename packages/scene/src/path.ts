import { type Box, boxAround } from './box.ts';
import { apply, type Matrix, type Point } from './matrix.ts';
import { formatNumber } from './number.ts';

/** An absolute step of a path, with SVG's letters and order of numbers. */
export type Segment =
  | readonly ['M', number, number]
  | readonly ['L', number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['A', number, number, number, 0 | 1, 0 | 1, number, number]
  | readonly ['Z'];

export type PathData = readonly Segment[];

/** A segment that PDF supports: no quadratic curve and no elliptical arc. */
export type PlainSegment = Extract<Segment, readonly ['M' | 'L' | 'C' | 'Z', ...unknown[]]>;

/** Formats a path in SVG syntax. */
export const formatPath = (path: PathData): string =>
  path.map(([letter, ...numbers]) => letter + numbers.map((n) => formatNumber(n)).join(' ')).join('');

/** Converts quadratic curves and arcs to cubic curves. */
export const plainPath = (path: PathData): readonly PlainSegment[] => {
  if (isPlain(path)) return path;
  const plain: PlainSegment[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  for (const segment of path) {
    switch (segment[0]) {
      case 'Q': {
        const [, cx, cy, ex, ey] = segment;
        plain.push([
          'C',
          x + (2 / 3) * (cx - x),
          y + (2 / 3) * (cy - y),
          ex + (2 / 3) * (cx - ex),
          ey + (2 / 3) * (cy - ey),
          ex,
          ey,
        ]);
        break;
      }
      case 'A':
        plain.push(...arcToCubics(x, y, segment));
        break;
      default:
        plain.push(segment);
    }
    if (segment[0] === 'Z') [x, y] = [startX, startY];
    else [x, y] = [segment.at(-2) as number, segment.at(-1) as number];
    if (segment[0] === 'M') [startX, startY] = [x, y];
  }
  return plain;
};

const isPlain = (path: PathData): path is readonly PlainSegment[] =>
  path.every((segment) => segment[0] !== 'Q' && segment[0] !== 'A');

/** Converts an elliptical arc to at most four cubic curves (SVG 1.1, appendix F.6). */
const arcToCubics = (
  x0: number,
  y0: number,
  arc: Extract<Segment, readonly ['A', ...unknown[]]>,
): readonly PlainSegment[] => {
  let [, rx, ry] = arc;
  const [, , , turn, large, sweep, x, y] = arc;
  if (x0 === x && y0 === y) return [];
  if (!(rx > 0 && ry > 0)) return [['L', x, y]];
  const [sin, cos] = [Math.sin((turn * Math.PI) / 180), Math.cos((turn * Math.PI) / 180)];
  const [dx, dy] = [(x0 - x) / 2, (y0 - y) / 2];
  const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
  const excess = (px / rx) ** 2 + (py / ry) ** 2;
  if (excess > 1) {
    rx *= Math.sqrt(excess);
    ry *= Math.sqrt(excess);
  }
  const inside = (rx * ry) ** 2 / ((rx * py) ** 2 + (ry * px) ** 2) - 1;
  const factor = Math.sqrt(Math.max(0, inside)) * (large === sweep ? -1 : 1);
  const [ux, uy] = [(factor * rx * py) / ry, (-factor * ry * px) / rx];
  const [cx, cy] = [cos * ux - sin * uy + (x0 + x) / 2, sin * ux + cos * uy + (y0 + y) / 2];
  const from = Math.atan2((py - uy) / ry, (px - ux) / rx);
  let angle = Math.atan2((-py - uy) / ry, (-px - ux) / rx) - from;
  if (sweep && angle < 0) angle += 2 * Math.PI;
  if (!sweep && angle > 0) angle -= 2 * Math.PI;
  const pieces = Math.max(1, Math.ceil(Math.abs(angle) / (Math.PI / 2) - 1e-9));
  const step = angle / pieces;
  const reach = (4 / 3) * Math.tan(step / 4);
  const onEllipse = (u: number, v: number): readonly [number, number] => [
    cx + cos * rx * u - sin * ry * v,
    cy + sin * rx * u + cos * ry * v,
  ];
  return Array.from({ length: pieces }, (_, piece): PlainSegment => {
    const [a, b] = [from + piece * step, from + (piece + 1) * step];
    const [sa, ca, sb, cb] = [Math.sin(a), Math.cos(a), Math.sin(b), Math.cos(b)];
    const end = piece === pieces - 1 ? ([x, y] as const) : onEllipse(cb, sb);
    return [
      'C',
      ...onEllipse(ca - reach * sa, sa + reach * ca),
      ...onEllipse(cb + reach * sb, sb - reach * cb),
      ...end,
    ];
  });
};

/** The exact box of the curve, not of its control points. */
export const pathBounds = (path: PathData): Box | undefined => boxAround(extremes(plainPath(path)));

function* extremes(path: readonly PlainSegment[]): Iterable<Point> {
  let from: Point = { x: 0, y: 0 };
  for (const segment of path) {
    if (segment[0] === 'Z') continue;
    const to: Point = { x: segment.at(-2) as number, y: segment.at(-1) as number };
    if (segment[0] === 'C') {
      const [, x1, y1, x2, y2] = segment;
      for (const t of [...turningPoints(from.x, x1, x2, to.x), ...turningPoints(from.y, y1, y2, to.y)])
        yield { x: bezier(t, from.x, x1, x2, to.x), y: bezier(t, from.y, y1, y2, to.y) };
    }
    yield to;
    from = to;
  }
}

const bezier = (t: number, a: number, b: number, c: number, d: number): number =>
  (1 - t) ** 3 * a + 3 * (1 - t) ** 2 * t * b + 3 * (1 - t) * t ** 2 * c + t ** 3 * d;

/** Extrema of one coordinate strictly inside a cubic curve. */
const turningPoints = (a: number, b: number, c: number, d: number): readonly number[] => {
  const [p, q, r] = [-a + 3 * b - 3 * c + d, 2 * (a - 2 * b + c), b - a];
  const roots =
    Math.abs(p) < 1e-12
      ? [-r / q]
      : [-1, 1].map((sign) => (-q + sign * Math.sqrt(q * q - 4 * p * r)) / (2 * p));
  return roots.filter((t) => t > 0 && t < 1);
};

export const transformPath = (path: PathData, matrix: Matrix): PathData =>
  plainPath(path).map((segment): Segment => {
    const [letter, ...numbers] = segment;
    const moved: number[] = [];
    for (let i = 0; i < numbers.length; i += 2) {
      const { x, y } = apply(matrix, { x: numbers[i]!, y: numbers[i + 1]! });
      moved.push(x, y);
    }
    return [letter, ...moved] as unknown as Segment;
  });
