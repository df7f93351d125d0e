import { type Box, box, boxAround, boxOfCorners, grow, intersection, transformBox, union } from './box.ts';
import type { ArcText, Node, Shape, Stroke, SymbolDrawing } from './node.ts';
import { MITER_LIMIT } from './node.ts';
import { outlineOf } from './outline.ts';
import { type PathData, pathBounds } from './path.ts';

/** The box around everything a node paints, strokes and halos included; `undefined` if it paints nothing. */
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

/** The box of the outline itself. Paths of pictures are drawn often, so each is measured once. */
export const outlineBounds = (shape: Shape): Box | undefined => {
  switch (shape.kind) {
    case 'path': {
      const found = boundsByPath.get(shape.data) ?? { box: pathBounds(shape.data) };
      boundsByPath.set(shape.data, found);
      return found.box;
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

/** Symbols are immutable and used often, so each is measured once. */
const symbolBounds = (symbol: SymbolDrawing): Box | undefined => {
  const found = boundsBySymbol.get(symbol) ?? { box: boundsOfAll(symbol.children) };
  boundsBySymbol.set(symbol, found);
  return found.box;
};

/** A mitred corner may reach as far as the miter limit allows; everything else half the width (√2 of it for square caps). */
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

/** The box of the ring segment that the letters stand in. */
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
  // The chord between two samples stays inside the true arc; half a step's bulge makes up for it.
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
