import {
  type ArcText,
  apply,
  type Box,
  box,
  corners,
  type Face,
  type Fonts,
  IDENTITY,
  type Matrix,
  multiply,
  type Node,
  outlineBounds,
  outlineOf,
  type PlacedRun,
  type Point,
  type Shape,
} from '@platelayer/scene';
import { curveOfPath } from './curve.ts';
import { STEPS_TO_DRAW, STEPS_TO_MEASURE, type StepBudget } from './step-budget.ts';

/** Convex polygon that part of a drawing covers. */
type Polygon = readonly Point[];

/** The area that a drawing covers. */
export interface Footprint {
  readonly polygons: readonly Polygon[];
  /** The polygons as a tree for comparisons, if there are any. */
  readonly tree?: Tree;
}

/** Bounding box of a polygon, or of two smaller boxes. */
interface Tree {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly polygon: Polygon | undefined;
  readonly halves: readonly [Tree, Tree] | undefined;
  /** Extents of the polygon. Calculated on the first comparison. */
  extents: readonly Extent[] | undefined;
}

/** Range of a polygon along the normal of one of its sides. */
interface Extent {
  readonly x: number;
  readonly y: number;
  readonly least: number;
  readonly most: number;
}

/** Corners of the polygon that stands for a circle, length of the pieces of curved text, and their maximum number. */
const CIRCLE_CORNERS = 12;
const ARC_PIECE_LENGTH = 8;
const MAX_ARC_PIECES = 500;

/** Maximum distance between a curved line and the straight pieces that approximate it. */
const CURVE_PRECISION = 0.1;

/** Polygons with more corners are replaced by their bounding box. */
const MAX_CORNERS = 100;

/**
 * The area that nodes cover, part by part, which is tighter than one box around them. Nodes at infinite positions cover
 * nothing.
 */
export const footprintOf = (nodes: readonly Node[], fonts: Fonts): Footprint => {
  const polygons = polygonsOf(nodes, IDENTITY, fonts).filter((polygon) =>
    polygon.every(({ x, y }) => Number.isFinite(x) && Number.isFinite(y)),
  );
  return { polygons, tree: polygons.length > 0 ? treeOf(polygons, 0, polygons.length) : undefined };
};

/** Calculates a footprint and charges it to a budget. */
export const measureFootprint = (nodes: readonly Node[], fonts: Fonts, budget: StepBudget): Footprint => {
  const footprint = footprintOf(nodes, fonts);
  budget.left -= STEPS_TO_DRAW + footprint.polygons.length * STEPS_TO_MEASURE;
  return footprint;
};

/** Bounding box of the footprint. */
export const boxOfFootprint = ({ tree }: Footprint): Box =>
  tree ? box(tree.left, tree.top, tree.right - tree.left, tree.bottom - tree.top) : box(0, 0, 0, 0);

const treeOf = (polygons: readonly Polygon[], start: number, end: number): Tree => {
  if (end - start === 1) return leafOf(polygons[start]!);
  const middle = Math.ceil((start + end) / 2);
  const [a, b] = [treeOf(polygons, start, middle), treeOf(polygons, middle, end)];
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
    polygon: undefined,
    halves: [a, b],
    extents: undefined,
  };
};

const leafOf = (polygon: Polygon): Tree => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of polygon) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < top) top = y;
    if (y > bottom) bottom = y;
  }
  return { left, top, right, bottom, polygon, halves: undefined, extents: undefined };
};

const polygonsOf = (nodes: readonly Node[], matrix: Matrix, fonts: Fonts): readonly Polygon[] =>
  nodes.flatMap((node) => {
    switch (node.kind) {
      case 'group': {
        const inner = node.transform ? multiply(matrix, node.transform) : matrix;
        // Clipped content covers its clip: patterns of tokens extend far beyond it.
        return node.clip
          ? shapePolygons(node.clip, scaleOf(inner), true).map((polygon) => transformPolygon(polygon, inner))
          : polygonsOf(node.children, inner, fonts);
      }
      case 'use':
        return polygonsOf(
          node.symbol.children,
          node.transform ? multiply(matrix, node.transform) : matrix,
          fonts,
        );
      case 'text':
        return node.runs.map((run) => transformPolygon(runPolygon(run, fonts), matrix));
      case 'arcText':
        return arcPolygons(node, fonts).map((polygon) => transformPolygon(polygon, matrix));
      case 'image':
        return [transformPolygon(corners(node), matrix)];
      default:
        return shapePolygons(node, scaleOf(matrix)).map((polygon) => transformPolygon(polygon, matrix));
    }
  });

const scaleOf = ([a, b, c, d]: Matrix): number => Math.sqrt(Math.abs(a * d - b * c));

const transformPolygon = (polygon: Polygon, matrix: Matrix): Polygon =>
  polygon.map((point) => apply(matrix, point));

/** How far letters extend above and below the baseline, as fractions of the font size. */
interface LetterReach {
  readonly above: number;
  readonly below: number;
}

const DESCENDERS = /[gjpqyQJþçş,;$@()[\]{}|/\\]/u;
/** Characters that extend above capitals as far as below the baseline. */
const TALL = /[$@()[\]{}|/\\]/u;
/** Capital with a mark above it. */
const ACCENTED_CAPITALS = /\p{Lu}\p{M}/u;
/** Japanese, Chinese, Korean and symbols fill their square. */
const SQUARE = /[\u2600-\uffef]|[\u{1f000}-\u{2ffff}]/u;

const BELOW = { without: 0.02, with: 0.22 };
const ACCENT = 0.2;
const BRACKET = 0.1;

/** How far ascenders and round letters overshoot capitals. */
const OVERSHOOT = 0.03;

/** The height that text covers. It is less than the line box: digits and capitals end at the baseline. */
const letterReach = (text: string, { capHeight }: Pick<Face, 'capHeight'>): LetterReach => {
  if (SQUARE.test(text)) return { above: 0.88, below: 0.14 };
  const extra = ACCENTED_CAPITALS.test(text.normalize('NFD')) ? ACCENT : TALL.test(text) ? BRACKET : 0;
  return {
    above: capHeight + OVERSHOOT + extra,
    below: DESCENDERS.test(text) ? BELOW.with : BELOW.without,
  };
};

const runPolygon = ({ x, y, width, size, text, face }: PlacedRun, fonts: Fonts): Polygon => {
  const { above, below } = letterReach(text, fonts.face(face));
  return corners(box(x, y - above * size, width, (above + below) * size));
};

const shapePolygons = (
  shape: Shape,
  scale: number,
  filled = shape.fill !== undefined,
): readonly Polygon[] => {
  const line = (shape.stroke?.width ?? 0) / 2;
  if (shape.kind === 'circle') return [ellipsePolygon(shape.cx, shape.cy, shape.r + line, shape.r + line)];
  if (shape.kind === 'ellipse') return [ellipsePolygon(shape.cx, shape.cy, shape.rx + line, shape.ry + line)];
  if (!filled) return strokePolygons(shape, scale);
  if (shape.kind === 'polygon' && shape.points.length <= MAX_CORNERS)
    return [shape.points.map(([x, y]) => ({ x, y }))];
  const around = outlineBounds(shape);
  return around ? [corners(around)] : [];
};

const ellipsePolygon = (cx: number, cy: number, rx: number, ry: number): Polygon =>
  Array.from({ length: CIRCLE_CORNERS }, (_, i) => {
    const angle = (2 * Math.PI * i) / CIRCLE_CORNERS;
    return { x: cx + rx * Math.cos(angle), y: cy + ry * Math.sin(angle) };
  });

/** The area covered by a stroke, piece by piece. `scale` is the scale factor of the drawing. */
const strokePolygons = (shape: Shape, scale: number): readonly Polygon[] => {
  const half = (shape.stroke?.width ?? 0) / 2;
  return curveOfPath(outlineOf(shape), CURVE_PRECISION / scale).flatMap((piece) => {
    if (piece.kind === 'arc') return [];
    const [sin, cos] = [Math.sin(piece.angle), Math.cos(piece.angle)];
    return [
      corners(box(0, -half, piece.length, 2 * half)).map(({ x, y }) => ({
        x: piece.from.x + x * cos - y * sin,
        y: piece.from.y + x * sin + y * cos,
      })),
    ];
  });
};

const arcPolygons = (
  { runs, cx, cy, radius, start, direction }: ArcText,
  fonts: Fonts,
): readonly Polygon[] => {
  const length = runs.reduce((sum, run) => sum + run.width, 0);
  const reaches = runs.map(({ text, face, size }) => {
    const { above, below } = letterReach(text, fonts.face(face));
    return { above: above * size, below: below * size };
  });
  const above = Math.max(0, ...reaches.map((reach) => reach.above));
  const below = Math.max(0, ...reaches.map((reach) => reach.below));
  const sign = direction === 'clockwise' ? 1 : -1;
  const [foot, head] = [radius - sign * below, radius + sign * above];
  const count = Math.min(Math.max(1, Math.ceil(length / ARC_PIECE_LENGTH)), MAX_ARC_PIECES);
  const point = (along: number, distance: number): Point => {
    const angle = (start * Math.PI) / 180 + (sign * along) / radius;
    return { x: cx + distance * Math.cos(angle), y: cy + distance * Math.sin(angle) };
  };
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [(length * i) / count, (length * (i + 1)) / count];
    return [point(from, foot), point(from, head), point(to, head), point(to, foot)];
  });
};

/** How to compare two footprints: the offset of the first, and the depth of overlap to accept. */
interface Comparison {
  readonly by: Point;
  readonly tolerance: number;
  readonly budget: StepBudget;
}

/** Whether two footprints overlap too much. Returns true when the budget runs out. */
export const footprintsOverlap = (a: Footprint, b: Footprint, comparison: Comparison): boolean =>
  a.tree !== undefined && b.tree !== undefined && treesMeet(a.tree, b.tree, comparison);

/** Compares boxes before polygons, and opens the larger box first. */
const treesMeet = (a: Tree, b: Tree, comparison: Comparison): boolean => {
  if (--comparison.budget.left < 0) return true;
  if (!boxesMeet(a, b, comparison)) return false;
  if (a.halves && (!b.halves || halfPerimeter(a) >= halfPerimeter(b)))
    return treesMeet(a.halves[0], b, comparison) || treesMeet(a.halves[1], b, comparison);
  if (b.halves) return treesMeet(a, b.halves[0], comparison) || treesMeet(a, b.halves[1], comparison);
  return polygonsMeet(a, b, comparison);
};

const halfPerimeter = ({ left, top, right, bottom }: Tree): number => right - left + bottom - top;

const boxesMeet = (a: Tree, b: Tree, { by: { x, y }, tolerance }: Comparison): boolean =>
  a.right + x - b.left > tolerance &&
  b.right - x - a.left > tolerance &&
  a.bottom + y - b.top > tolerance &&
  b.bottom - y - a.top > tolerance;

/** Two convex polygons are disjoint if they are separated along the normal of a side of one of them. */
const polygonsMeet = (a: Tree, b: Tree, { by: { x, y }, tolerance, budget }: Comparison): boolean => {
  budget.left -= a.polygon!.length + b.polygon!.length;
  return meetAlongNormals(a, b, x, y, tolerance) && meetAlongNormals(b, a, -x, -y, tolerance);
};

/** Whether the first polygon, moved by (dx, dy), overlaps the other along all of its own normals. */
const meetAlongNormals = (own: Tree, other: Tree, dx: number, dy: number, tolerance: number): boolean => {
  own.extents ??= extentsOf(own.polygon!);
  for (const { x, y, least, most } of own.extents) {
    const moved = dx * x + dy * y;
    const { least: near, most: far } = extentAlong(other.polygon!, x, y);
    if (!(most + moved - near > tolerance && far - least - moved > tolerance)) return false;
  }
  return true;
};

const extentsOf = (polygon: Polygon): readonly Extent[] =>
  polygon.flatMap((to, i) => {
    const from = polygon.at(i - 1)!;
    const [dx, dy] = [to.x - from.x, to.y - from.y];
    const length = Math.sqrt(dx * dx + dy * dy);
    return length < 1e-9 ? [] : [extentAlong(polygon, dy / length, -dx / length)];
  });

const extentAlong = (polygon: Polygon, x: number, y: number): Extent => {
  let [least, most] = [Infinity, -Infinity];
  for (const point of polygon) {
    const along = point.x * x + point.y * y;
    if (along < least) least = along;
    if (along > most) most = along;
  }
  return { x, y, least, most };
};
