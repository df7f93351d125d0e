import { type Box, box, boxAround, boxOfCorners, grow, intersection, transformBox, union } from './box.ts';
import { type ArcText, MITER_LIMIT, type Node, type Shape, type Stroke, type SymbolDrawing } from './node.ts';
import { outlineOf } from './outline.ts';
import { type PathData, pathBounds } from './path.ts';

/** The box of everything a node paints, including strokes and halos. Returns undefined if it paints nothing. */
export const bounds = (node: Node): Box | undefined => {
  switch (node.kind) {
    case 'group': {
      const clip = node.clip && outlineBounds(node.clip);
      const content = boundsOfAll(node.children);
      const seen = node.clip && content ? clip && intersection(content, clip) : content;
      return seen && node.transform ? transformBox(seen, node.transform) : seen;
    }
    case 'use': {
      const inner = symbolBounds(node.symbol);
      return inner && node.transform ? transformBox(inner, node.transform) : inner;
    }
    case 'text':
      return node.runs.reduce<Box | undefined>(
        (all, { x, y, width, ascent, descent }) =>
          union(all, growByStroke(box(x, y - ascent, width, ascent + descent), node.stroke)),
        undefined,
      );
    case 'arcText':
      return growByStroke(arcBounds(node), node.stroke);
    case 'image':
      return box(node.x, node.y, node.width, node.height);
    default: {
      const outline = outlineBounds(node);
      return outline && growByStroke(outline, node.stroke, node.kind === 'path' || node.kind === 'polygon');
    }
  }
};

export const boundsOfAll = (nodes: readonly Node[]): Box | undefined =>
  nodes.reduce<Box | undefined>((all, node) => union(all, bounds(node)), undefined);

const boundsByPath = new WeakMap<PathData, { readonly box: Box | undefined }>();

/** The box of the outline alone. Paths of pictures are drawn often, so each is measured only once. */
export const outlineBounds = (shape: Shape): Box | undefined => {
  switch (shape.kind) {
    case 'path': {
      const measured = boundsByPath.get(shape.data) ?? { box: pathBounds(shape.data) };
      boundsByPath.set(shape.data, measured);
      return measured.box;
    }
    case 'circle':
      return boxAroundEllipse(shape.cx, shape.cy, shape.r, shape.r);
    case 'ellipse':
      return boxAroundEllipse(shape.cx, shape.cy, shape.rx, shape.ry);
    case 'polygon':
      return boxAround(shape.points.map(([x, y]) => ({ x, y })));
    case 'line':
      return boxOfCorners(shape.x1, shape.y1, shape.x2, shape.y2);
    case 'rect':
      return shape.radius
        ? pathBounds(outlineOf(shape))
        : boxOfCorners(shape.x, shape.y, shape.x + shape.width, shape.y + shape.height);
  }
};

const boxAroundEllipse = (cx: number, cy: number, rx: number, ry: number): Box | undefined =>
  boxOfCorners(cx - rx, cy - ry, cx + rx, cy + ry);

const boundsBySymbol = new WeakMap<SymbolDrawing, { readonly box: Box | undefined }>();

/** Symbols are immutable and used often, so each is measured only once. */
const symbolBounds = (symbol: SymbolDrawing): Box | undefined => {
  const measured = boundsBySymbol.get(symbol) ?? { box: boundsOfAll(symbol.children) };
  boundsBySymbol.set(symbol, measured);
  return measured.box;
};

/**
 * A mitred corner can extend as far as the miter limit allows, anything else by half the width (√2 of it for square
 * caps).
 */
const growByStroke = (of: Box, stroke: Stroke | undefined, hasCorners = false): Box => {
  if (!stroke) return of;
  const reach =
    hasCorners && (stroke.join ?? 'miter') === 'miter'
      ? MITER_LIMIT
      : stroke.cap === 'square'
        ? Math.SQRT2
        : 1;
  return grow(of, (stroke.width / 2) * reach);
};

/** The box of the ring segment that contains the letters. */
const arcBounds = ({ runs, cx, cy, radius, start, direction }: ArcText): Box => {
  const length = runs.reduce((sum, run) => sum + run.width, 0);
  const ascent = Math.max(0, ...runs.map((run) => run.ascent));
  const descent = Math.max(0, ...runs.map((run) => run.descent));
  const sign = direction === 'clockwise' ? 1 : -1;
  const [inner, outer] = [
    Math.max(0, radius - (sign > 0 ? descent : ascent)),
    radius + (sign > 0 ? ascent : descent),
  ];
  const steps = 16;
  const swept = Math.min(length / Math.max(radius, 1e-6), 2 * Math.PI);
  // Between two samples the arc bulges beyond the chord. Half a step's bulge is added for that.
  const bulge = outer * (1 - Math.cos(swept / steps / 2));
  const samples = Array.from(
    { length: steps + 1 },
    (_, i) => (start * Math.PI) / 180 + (sign * swept * i) / steps,
  );
  const points = samples.flatMap((angle) =>
    [inner, outer].map((r) => ({ x: cx + r * Math.cos(angle), y: cy + r * Math.sin(angle) })),
  );
  return grow(boxAround(points) ?? box(cx, cy, 0, 0), bulge);
};
