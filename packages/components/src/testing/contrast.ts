import { blendOver, contrastRatio, LEAST_CONTRAST } from '@platelayer/library';
import {
  apply,
  type Box,
  IDENTITY,
  invert,
  type Matrix,
  multiply,
  type Node,
  outlineBounds,
  outlineOf,
  type Point,
  plainPath,
  type Shape,
  type Text,
  transformBox,
  withOpacity,
} from '@platelayer/scene';

/** A text that is not legible on its background. */
export interface ContrastFault {
  readonly text: string;
  readonly fill: string;
  readonly ground: string;
  readonly contrast: number;
}

/** A painted area on the page. */
interface Area {
  readonly outline: Outline;
  readonly clips: readonly Outline[];
  /** Omitted for a picture or a gradient, whose colour at a point is unknown. */
  readonly color?: string;
}

interface Outline {
  readonly box: Box;
  contains(point: Point): boolean;
}

/** Large text needs less contrast (90.5). */
const LARGE = { size: 25, contrast: 3 };

/** Smallest width of a visible outline around letters, as a fraction of their size. */
const HALO = 0.06;

/** Positions along a line of text at which the background is sampled, and their height above the baseline, as fractions. */
const SAMPLES = [0.1, 0.3, 0.5, 0.7, 0.9];
const HEIGHT = 0.35;

/** Largest fraction of illegible samples: text is still legible where it crosses a line. */
const TOLERATED = 0.34;

const PAPER = '#ffffff';

/** Returns texts without the contrast of 90.5 to the areas painted before them. */
export const contrastFaults = (nodes: readonly Node[]): readonly ContrastFault[] => {
  const faults: ContrastFault[] = [];
  walk(nodes, (text, matrix, areas) => {
    const grounds = pointsOf(text, matrix).flatMap((point) => groundAt(point, areas) ?? []);
    const fault = faultOf(text, grounds, Math.hypot(matrix[0], matrix[1]));
    if (fault) faults.push(fault);
  });
  return faults;
};

/** Returns the colours of a drawing at some points, ignoring text. */
export const colorsAt = (nodes: readonly Node[], points: readonly Point[]): readonly string[] => {
  const areas = walk(nodes, () => undefined);
  return points.map((point) => groundAt(point, areas) ?? PAPER);
};

/** Collects filled areas in drawing order, and calls `onText` with the areas behind each text. */
const walk = (
  nodes: readonly Node[],
  onText: (text: Text, matrix: Matrix, areas: readonly Area[]) => void,
): readonly Area[] => {
  const areas: Area[] = [];
  const visit = (node: Node, matrix: Matrix, clips: readonly Outline[], opacity: number): void => {
    switch (node.kind) {
      case 'group':
      case 'use': {
        const inner = node.transform ? multiply(matrix, node.transform) : matrix;
        const clip = node.kind === 'group' && node.clip ? outlineAt(node.clip, inner) : undefined;
        const share = node.kind === 'group' ? (node.opacity ?? 1) : 1;
        for (const child of node.kind === 'group' ? node.children : node.symbol.children)
          visit(child, inner, clip ? [...clips, clip] : clips, opacity * share);
        return;
      }
      case 'text':
        return onText(node, matrix, areas);
      case 'arcText':
        return;
      case 'image':
        areas.push({ outline: outlineAt({ ...node, kind: 'rect' }, matrix), clips });
        return;
      default: {
        if (node.fill === undefined) return;
        const color = typeof node.fill === 'string' ? withOpacity(node.fill, opacity) : undefined;
        areas.push({ outline: outlineAt(node, matrix), clips, color });
      }
    }
  };
  for (const node of nodes) visit(node, IDENTITY, [], 1);
  return areas;
};

const pointsOf = ({ runs }: Text, matrix: Matrix): readonly Point[] =>
  runs.flatMap(({ x, y, width, size, text }) =>
    text.trim() === ''
      ? []
      : SAMPLES.map((part) => apply(matrix, { x: x + part * width, y: y - HEIGHT * size })),
  );

/** Returns the visible colour at a point, or undefined for a picture. */
const groundAt = (point: Point, areas: readonly Area[]): string | undefined => {
  const layers: string[] = [];
  for (let i = areas.length - 1; i >= 0; i -= 1) {
    const { outline, clips, color } = areas[i]!;
    if (!outline.contains(point) || !clips.every((clip) => clip.contains(point))) continue;
    if (color === undefined) return undefined;
    layers.push(color);
    if (/^#.{6}ff$/.test(color)) break;
  }
  return layers.reduceRight((beneath, color) => blendOver(color, beneath), PAPER);
};

const faultOf = (
  { runs, fill, stroke }: Text,
  grounds: readonly string[],
  scale: number,
): ContrastFault | undefined => {
  const size = Math.max(0, ...runs.map((run) => run.size));
  const needed = size * scale >= LARGE.size ? LARGE.contrast : LEAST_CONTRAST;
  if (stroke && stroke.width >= HALO * size && contrastRatio(fill, stroke.color) >= needed) return undefined;
  // An outline with enough contrast makes letters legible, whatever their fill.
  const seen = (ground: string) =>
    Math.max(contrastRatio(fill, ground), stroke ? contrastRatio(stroke.color, ground) : 1);
  const low = grounds.filter((ground) => seen(ground) < needed);
  if (low.length <= TOLERATED * grounds.length) return undefined;
  const text = runs.map((run) => run.text).join(' ');
  return { text, fill, ground: low[0]!, contrast: contrastRatio(fill, low[0]!) };
};

const EMPTY: Box = { x: 0, y: 0, width: -1, height: -1 };

const outlineAt = (shape: Shape, matrix: Matrix): Outline => {
  const own = outlineBounds(shape);
  const box = own ? transformBox(own, matrix) : EMPTY;
  const back = invert(matrix);
  let polygons: readonly (readonly Point[])[] | undefined;
  return {
    box,
    contains: (point) => {
      if (point.x < box.x || point.x > box.x + box.width || point.y < box.y || point.y > box.y + box.height)
        return false;
      polygons ??= polygonsOf(shape);
      return back !== undefined && isInside(apply(back, point), polygons, shape);
    },
  };
};

/** Number of line segments that approximate a curve. */
const PIECES = 8;

const polygonsOf = (shape: Shape): readonly (readonly Point[])[] => {
  const polygons: Point[][] = [];
  let [x, y] = [0, 0];
  for (const segment of plainPath(outlineOf(shape))) {
    if (segment[0] === 'M') polygons.push([]);
    if (segment[0] === 'Z') continue;
    if (segment[0] === 'C') {
      const [, ax, ay, bx, by, ex, ey] = segment;
      for (let i = 1; i <= PIECES; i += 1) {
        const t = i / PIECES;
        const mix = (p: number, q: number, r: number, s: number) =>
          (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * q + 3 * (1 - t) * t ** 2 * r + t ** 3 * s;
        polygons.at(-1)?.push({ x: mix(x, ax, bx, ex), y: mix(y, ay, by, ey) });
      }
      [x, y] = [ex, ey];
    } else {
      [x, y] = [segment[1], segment[2]];
      polygons.at(-1)?.push({ x, y });
    }
  }
  return polygons;
};

/** Tests by the winding number, or by the even-odd rule if the shape uses it. */
const isInside = (point: Point, polygons: readonly (readonly Point[])[], shape: Shape): boolean => {
  let [winding, crossings] = [0, 0];
  for (const polygon of polygons)
    polygon.forEach((to, i) => {
      const from = polygon.at(i - 1)!;
      if (from.y <= point.y === to.y <= point.y) return;
      const x = from.x + ((point.y - from.y) / (to.y - from.y)) * (to.x - from.x);
      if (x <= point.x) return;
      winding += to.y > from.y ? 1 : -1;
      crossings += 1;
    });
  return shape.kind === 'path' && shape.fillRule === 'evenodd' ? crossings % 2 === 1 : winding !== 0;
};
