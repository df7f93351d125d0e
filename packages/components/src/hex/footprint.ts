import {
  type ArcText,
  apply,
  box,
  corners,
  identity,
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

/** A convex polygon: the ground that some part of a drawing covers. */
export type Patch = readonly Point[];

/** How far letters reach above and below their baseline, as a fraction of the size: less than their line box. */
const LETTERS = { above: 0.72, below: 0.18 };

/** How many corners stand for a circle, and how long the pieces of curved texts are. */
const ROUND = 12;
const PIECE = 8;

/** What nodes cover, patch by patch; tighter than one box around them all. */
export const footprint = (nodes: readonly Node[], matrix: Matrix = identity): readonly Patch[] =>
  nodes.flatMap((node) => {
    switch (node.kind) {
      case 'group': {
        const inner = node.transform ? multiply(matrix, node.transform) : matrix;
        // Of what is cut out, the outline of the cut is seen: patterns of tokens reach far beyond it.
        return node.clip
          ? shapePatches(node.clip, true).map((patch) => moved(patch, inner))
          : footprint(node.children, inner);
      }
      case 'use':
        return footprint(node.symbol.children, node.transform ? multiply(matrix, node.transform) : matrix);
      case 'text':
        return node.runs.map((run) => moved(letters(run), matrix));
      case 'arcText':
        return arcPatches(node).map((patch) => moved(patch, matrix));
      case 'image':
        return [moved(corners(node), matrix)];
      default:
        return shapePatches(node).map((patch) => moved(patch, matrix));
    }
  });

const moved = (patch: Patch, matrix: Matrix): Patch => patch.map((point) => apply(matrix, point));

const letters = ({ x, y, width, size }: PlacedRun): Patch =>
  corners(box(x, y - LETTERS.above * size, width, (LETTERS.above + LETTERS.below) * size));

const shapePatches = (shape: Shape, filled = shape.fill !== undefined): readonly Patch[] => {
  if (shape.kind === 'circle') return [round(shape.cx, shape.cy, shape.r, shape.r)];
  if (shape.kind === 'ellipse') return [round(shape.cx, shape.cy, shape.rx, shape.ry)];
  if (!filled) return strokePatches(shape);
  if (shape.kind === 'polygon') return [shape.points.map(([x, y]) => ({ x, y }))];
  const around = outlineBounds(shape);
  return around ? [corners(around)] : [];
};

const round = (cx: number, cy: number, rx: number, ry: number): Patch =>
  Array.from({ length: ROUND }, (_, i) => {
    const angle = (2 * Math.PI * i) / ROUND;
    return { x: cx + rx * Math.cos(angle), y: cy + ry * Math.sin(angle) };
  });

/** A line covers a ribbon, piece by piece. */
const strokePatches = (shape: Shape): readonly Patch[] => {
  const half = (shape.stroke?.width ?? 0) / 2;
  return curveOfPath(outlineOf(shape)).flatMap((piece) => {
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

const arcPatches = ({ runs, cx, cy, radius, start, direction }: ArcText): readonly Patch[] => {
  const length = runs.reduce((sum, run) => sum + run.width, 0);
  const size = Math.max(0, ...runs.map((run) => run.size));
  const sign = direction === 'clockwise' ? 1 : -1;
  const [foot, head] = [radius - sign * LETTERS.below * size, radius + sign * LETTERS.above * size];
  const count = Math.max(1, Math.ceil(length / PIECE));
  const point = (along: number, distance: number): Point => {
    const angle = (start * Math.PI) / 180 + (sign * along) / radius;
    return { x: cx + distance * Math.cos(angle), y: cy + distance * Math.sin(angle) };
  };
  return Array.from({ length: count }, (_, i) => {
    const [from, to] = [(length * i) / count, (length * (i + 1)) / count];
    return [point(from, foot), point(from, head), point(to, head), point(to, foot)];
  });
};

/** How deep two sets of patches reach into one another; 0 where they are apart. */
export const depth = (a: readonly Patch[], b: readonly Patch[]): number => {
  let most = 0;
  for (const one of a) for (const other of b) most = Math.max(most, patchDepth(one, other));
  return most;
};

/** The shortest way to part two convex polygons, by separating axes. */
const patchDepth = (a: Patch, b: Patch): number => {
  let least = Infinity;
  for (const patch of [a, b])
    for (const [i, from] of patch.entries()) {
      const to = patch[(i + 1) % patch.length]!;
      const length = Math.hypot(to.x - from.x, to.y - from.y);
      if (length < 1e-9) continue;
      const normal = { x: (to.y - from.y) / length, y: (from.x - to.x) / length };
      const [lowA, highA] = reach(a, normal);
      const [lowB, highB] = reach(b, normal);
      least = Math.min(least, highA - lowB, highB - lowA);
      if (least <= 0) return 0;
    }
  return Number.isFinite(least) ? least : 0;
};

const reach = (patch: Patch, axis: Point): readonly [number, number] => {
  const along = patch.map(({ x, y }) => x * axis.x + y * axis.y);
  return [Math.min(...along), Math.max(...along)];
};
