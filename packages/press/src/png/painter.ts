import {
  type Box,
  bounds,
  boundsOfAll,
  type Color,
  compose,
  type Fonts,
  formatPath,
  type Group,
  IDENTITY,
  type ImageSource,
  intersection,
  invert,
  type Matrix,
  MITER_LIMIT,
  multiply,
  type Node,
  outlineOf,
  type Paint,
  parseColor,
  rotate,
  type Shape,
  type Stripes,
  type Stroke,
  transformBox,
} from '@platelayer/scene';
import { glyphsOf } from '../glyphs.ts';
import { type CanvasPath, type CanvasPicture, type Context2D, contextOf, type Raster } from './raster.ts';

type TextNode = Extract<Node, { kind: 'text' | 'arcText' }>;

/**
 * State shared by all bands of a picture, so that an outline becomes a canvas path only once, however often a symbol is
 * used.
 */
export class PaintCache {
  readonly raster: Raster;
  readonly fonts: Fonts;
  readonly #pictures: ReadonlyMap<string, CanvasPicture>;
  readonly #outlines = new WeakMap<Shape, CanvasPath>();
  readonly #glyphs = new Map<string, CanvasPath>();
  readonly #boxes = new WeakMap<Node, { readonly box: Box | undefined }>();

  constructor(raster: Raster, fonts: Fonts, pictures: ReadonlyMap<string, CanvasPicture>) {
    this.raster = raster;
    this.fonts = fonts;
    this.#pictures = pictures;
  }

  outline(shape: Shape): CanvasPath {
    let path = this.#outlines.get(shape);
    if (!path) {
      path = this.raster.path(formatPath(outlineOf(shape)));
      this.#outlines.set(shape, path);
    }
    return path;
  }

  /** Glyphs are enlarged 1000 times, because outlines are written with three decimals. */
  glyph(faceId: string, glyph: number): CanvasPath {
    const key = `${faceId} ${glyph}`;
    let path = this.#glyphs.get(key);
    if (!path) {
      const large = this.fonts
        .outline(this.fonts.face(faceId), glyph)
        .map(([letter, ...numbers]) => [letter, ...numbers.map((n) => n * 1000)]);
      path = this.raster.path(formatPath(large as never));
      this.#glyphs.set(key, path);
    }
    return path;
  }

  picture(source: ImageSource): CanvasPicture | undefined {
    return this.#pictures.get(source.id);
  }

  box(node: Node): Box | undefined {
    let cached = this.#boxes.get(node);
    if (!cached) {
      cached = { box: bounds(node) };
      this.#boxes.set(node, cached);
    }
    return cached.box;
  }
}

/** Paints nodes on a canvas. `view` maps units to its pixels. */
export class Painter {
  readonly #cache: PaintCache;
  readonly #context: Context2D;
  readonly #canvasBox: Box;

  constructor(cache: PaintCache, context: Context2D, width: number, height: number) {
    this.#cache = cache;
    this.#context = context;
    this.#canvasBox = { x: 0, y: 0, width, height };
  }

  paint(nodes: readonly Node[], view: Matrix): void {
    for (const node of nodes) this.#paintNode(node, view);
  }

  #paintNode(node: Node, view: Matrix): void {
    switch (node.kind) {
      case 'group':
        return this.#paintGroup(node, view);
      case 'use':
        if (this.#isInside(node, view))
          this.paint(node.symbol.children, node.transform ? multiply(view, node.transform) : view);
        return;
      case 'text':
      case 'arcText':
        if (this.#isInside(node, view)) this.#paintText(node, view);
        return;
      case 'image': {
        const picture = this.#cache.picture(node.source);
        this.#context.setTransform(...view);
        if (picture && node.width > 0 && node.height > 0)
          this.#context.drawImage(picture, node.x, node.y, node.width, node.height);
        return;
      }
      default:
        return this.#paintShape(node, view);
    }
  }

  #isInside(node: Node, view: Matrix): boolean {
    const box = this.#cache.box(node);
    return box !== undefined && intersection(transformBox(box, view), this.#canvasBox) !== undefined;
  }

  #paintGroup(group: Group, outer: Matrix): void {
    if (!this.#isInside(group, outer)) return;
    const view = group.transform ? multiply(outer, group.transform) : outer;
    const context = this.#context;
    if (group.opacity !== undefined && group.opacity < 1) return this.#paintLayer(group, view);
    if (!group.clip) return this.paint(group.children, view);
    context.save();
    this.#clip(group.clip, view);
    this.paint(group.children, view);
    context.restore();
  }

  /** Paints nodes on a separate layer and then draws that layer, so that the opacity applies to them as a whole. */
  #paintLayer(group: Group, view: Matrix): void {
    const content = boundsOfAll(group.children);
    const seen = content && intersection(transformBox(content, view), this.#canvasBox);
    if (!seen) return;
    const [left, top] = [Math.floor(seen.x), Math.floor(seen.y)];
    const width = Math.max(1, Math.ceil(seen.x + seen.width) - left);
    const height = Math.max(1, Math.ceil(seen.y + seen.height) - top);
    const layer = this.#cache.raster.canvas(width, height);
    new Painter(this.#cache, contextOf(layer), width, height).paint(
      group.children,
      multiply([1, 0, 0, 1, -left, -top], view),
    );
    const context = this.#context;
    context.save();
    if (group.clip) this.#clip(group.clip, view);
    context.setTransform(...IDENTITY);
    context.globalAlpha = group.opacity ?? 1;
    context.drawImage(layer, left, top, width, height);
    context.restore();
  }

  #clip(shape: Shape, view: Matrix): void {
    this.#context.setTransform(...view);
    this.#context.clip(this.#cache.outline(shape), (shape.kind === 'path' && shape.fillRule) || 'nonzero');
  }

  #paintShape(shape: Shape, view: Matrix): void {
    const context = this.#context;
    const outline = this.#cache.outline(shape);
    context.setTransform(...view);
    if (shape.fill !== undefined && shape.kind !== 'line') {
      const rule = (shape.kind === 'path' && shape.fillRule) || 'nonzero';
      if (typeof shape.fill === 'object' && shape.fill.kind === 'stripes')
        this.#paintStripes(shape, shape.fill, view);
      else {
        context.fillStyle = this.#style(shape.fill);
        context.fill(outline, rule);
      }
    }
    if (shape.stroke) this.#stroke(outline, shape.stroke);
  }

  #stroke(outline: CanvasPath, stroke: Stroke): void {
    const context = this.#context;
    if (!(stroke.width > 0)) return;
    context.strokeStyle = cssColor(stroke.color);
    context.lineWidth = stroke.width;
    context.lineJoin = stroke.join ?? 'miter';
    context.lineCap = stroke.cap ?? 'butt';
    context.miterLimit = MITER_LIMIT;
    context.setLineDash([...(stroke.dash ?? [])]);
    context.lineDashOffset = stroke.dashOffset ?? 0;
    context.stroke(outline);
  }

  #style(fill: Exclude<Paint, Stripes>): unknown {
    if (typeof fill === 'string') return cssColor(fill);
    const gradient =
      fill.kind === 'linear'
        ? this.#context.createLinearGradient(fill.x1, fill.y1, fill.x2, fill.y2)
        : this.#context.createRadialGradient(fill.cx, fill.cy, 0, fill.cx, fill.cy, fill.r);
    for (const { offset, color } of fill.stops)
      gradient.addColorStop(Math.min(Math.max(offset, 0), 1), cssColor(color));
    return gradient;
  }

  /** Fills the shape with the first colour and draws the others as bands over it. */
  #paintStripes(shape: Shape, { colors, width, angle }: Stripes, view: Matrix): void {
    const turned = rotate(angle);
    const box = bounds({ ...shape, stroke: undefined });
    const inBands = box && transformBox(box, invert(turned) ?? IDENTITY);
    if (!inBands) return;
    const context = this.#context;
    context.save();
    this.#clip(shape, view);
    context.setTransform(...compose(view, turned));
    context.fillStyle = cssColor(colors[0]!);
    context.fillRect(
      inBands.x - width,
      inBands.y - width,
      inBands.width + 2 * width,
      inBands.height + 2 * width,
    );
    const first = Math.floor(inBands.x / width);
    const last = Math.ceil((inBands.x + inBands.width) / width);
    for (let band = first; band <= last; band++) {
      const color = ((band % colors.length) + colors.length) % colors.length;
      if (color === 0) continue;
      context.fillStyle = cssColor(colors[color]!);
      context.fillRect(band * width, inBands.y - width, width, inBands.height + 2 * width);
    }
    context.restore();
  }

  #paintText(node: TextNode, view: Matrix): void {
    const [context, cache] = [this.#context, this.#cache];
    const glyphs = glyphsOf(cache.fonts, node).map((glyph) => ({
      outline: cache.glyph(glyph.face.id, glyph.id),
      view: compose(view, [1, 0, 0, 1, glyph.x, glyph.y], rotate(glyph.angle), [
        glyph.size / 1000,
        0,
        0,
        glyph.size / 1000,
        0,
        0,
      ]),
      scale: glyph.size / 1000,
      madeBold: glyph.face.madeBold,
    }));
    if (node.stroke) {
      for (const glyph of glyphs) {
        context.setTransform(...glyph.view);
        this.#stroke(glyph.outline, { ...node.stroke, width: node.stroke.width / glyph.scale });
      }
    }
    context.fillStyle = cssColor(node.fill);
    for (const glyph of glyphs) {
      context.setTransform(...glyph.view);
      if (glyph.madeBold)
        this.#stroke(glyph.outline, { color: node.fill, width: 1000 * glyph.madeBold, join: 'round' });
      context.fill(glyph.outline);
    }
  }
}

const cssColor = (color: Color): string => {
  const { r, g, b, a } = parseColor(color) ?? { r: 0, g: 0, b: 0, a: 1 };
  return `rgba(${Math.round(r * 255)},${Math.round(g * 255)},${Math.round(b * 255)},${a})`;
};
