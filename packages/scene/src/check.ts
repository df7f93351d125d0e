import { parseColor } from './color.ts';
import type { Matrix } from './matrix.ts';
import type { ArcText, ImageSource, Node, Paint, Shape, Stroke, SymbolDrawing, Text } from './node.ts';
import type { Document, Page } from './page.ts';
import type { Fonts } from './text/fonts.ts';

/** A drawing that no press can print. It says what is wrong and where; thrown before the first byte is written. */
export class SceneError extends Error {
  override readonly name = 'SceneError';
}

/** The largest page anyone can print or show: 200 inches, which is also PDF's own limit (14,400 pt). */
export const MAX_PAGE = 20_000;

/** Throws a SceneError for anything that would break a file or hang a press: NaN, unknown colours, faces that are not loaded. */
export const checkDocument = (document: Document, fonts: Fonts): void => {
  const checker = new Checker(fonts);
  document.pages.forEach((page, i) => {
    checker.page(page, `page ${i + 1}`);
  });
};

export const checkPage = (page: Page, fonts: Fonts): void => new Checker(fonts).page(page, 'page');

/** Remembers what it has seen: a symbol is looked at once, and one name must always mean the same drawing. */
class Checker {
  private readonly faces: ReadonlySet<string>;
  private readonly symbols = new Map<string, SymbolDrawing>();
  private readonly pictures = new Map<string, ImageSource>();

  constructor(fonts: Fonts) {
    this.faces = facesOf(fonts);
  }

  page(page: Page, place: string): void {
    for (const name of ['width', 'height'] as const) {
      finite(place, name, page[name]);
      if (!(page[name] > 0 && page[name] <= MAX_PAGE))
        fail(
          place,
          `${name} is ${page[name]} units; it must be more than 0 and at most ${MAX_PAGE} (200 inches)`,
        );
    }
    for (const [name, box] of [
      ['trim', page.trim],
      ['bleed', page.bleed],
    ] as const)
      if (box) finite(place, `${name} box`, box.x + box.y + box.width + box.height);
    for (const child of page.children) this.node(child, place);
  }

  private node(node: Node, where: string): void {
    const here = `${where} > ${node.kind}`;
    switch (node.kind) {
      case 'group':
        matrix(here, node.transform);
        if (node.clip) this.node(node.clip, `${here} clip`);
        positive(here, 'opacity', node.opacity ?? 1);
        for (const child of node.children) this.node(child, here);
        return;
      case 'use':
        matrix(here, node.transform);
        return this.symbol(node.symbol, here);
      case 'text':
      case 'arcText':
        return this.text(node, here);
      case 'image':
        finite(here, 'x', node.x);
        finite(here, 'y', node.y);
        positive(here, 'width', node.width);
        positive(here, 'height', node.height);
        return this.picture(node.source, here);
      default:
        if (node.fill !== undefined) paint(here, node.fill);
        if (node.stroke) stroke(here, node.stroke);
        return outline(here, node);
    }
  }

  private symbol(symbol: SymbolDrawing, here: string): void {
    const same = this.symbols.get(symbol.id);
    if (same === symbol) return;
    if (same) fail(here, `two different symbols are called "${symbol.id}"`);
    this.symbols.set(symbol.id, symbol);
    for (const child of symbol.children) this.node(child, `symbol "${symbol.id}"`);
  }

  private picture(source: ImageSource, here: string): void {
    const same = this.pictures.get(source.id) ?? source;
    if (same !== source) fail(here, `two different pictures are called "${source.id}"`);
    this.pictures.set(source.id, source);
  }

  private text(node: Text | ArcText, here: string): void {
    color(here, node.fill);
    if (node.stroke) stroke(here, node.stroke);
    for (const run of node.runs) {
      if (!this.faces.has(run.face)) fail(`${here} "${run.text}"`, `font face "${run.face}" is not loaded`);
      positive(`${here} "${run.text}"`, 'size', run.size);
      finite(here, 'tracking', run.tracking ?? 0);
    }
    if (node.kind === 'text') for (const run of node.runs) finite(here, 'place', run.x + run.y);
    else finite(here, 'arc', node.cx + node.cy + node.radius + node.start);
  }
}

const known = new WeakMap<Fonts, ReadonlySet<string>>();

/** Drawing code checks thousands of small pages with the same fonts. */
const facesOf = (fonts: Fonts): ReadonlySet<string> => {
  const faces = known.get(fonts) ?? new Set(fonts.faces.map((face) => face.id));
  known.set(fonts, faces);
  return faces;
};

const fail = (where: string, what: string): never => {
  throw new SceneError(`${where}: ${what}`);
};

const finite = (where: string, name: string, value: number): void => {
  if (!Number.isFinite(value)) fail(where, `${name} is ${value}, not a finite number`);
};

const positive = (where: string, name: string, value: number): void => {
  finite(where, name, value);
  if (value < 0) fail(where, `${name} is ${value}, less than 0`);
};

const matrix = (where: string, transform: Matrix | undefined): void => {
  if (transform) for (const value of transform) finite(where, 'transform', value);
};

const color = (where: string, value: string): void => {
  if (!parseColor(value)) fail(where, `"${value}" is not a colour`);
};

const paint = (where: string, value: Paint): void => {
  if (typeof value === 'string') return color(where, value);
  if (value.kind === 'stripes') {
    if (!(value.width > 0) || value.colors.length === 0) fail(where, 'stripes need a width and a colour');
    for (const band of value.colors) color(where, band);
    return finite(where, 'angle', value.angle);
  }
  if (value.stops.length === 0) fail(where, 'a gradient needs a stop');
  for (const stop of value.stops) {
    color(where, stop.color);
    finite(where, 'offset', stop.offset);
  }
  if (value.kind === 'linear') finite(where, 'a coordinate', value.x1 + value.y1 + value.x2 + value.y2);
  else {
    finite(where, 'a coordinate', value.cx + value.cy);
    positive(where, 'r', value.r);
  }
};

const stroke = (where: string, value: Stroke): void => {
  color(where, value.color);
  positive(where, 'stroke width', value.width);
  for (const dash of value.dash ?? []) positive(where, 'dash', dash);
  finite(where, 'dash offset', value.dashOffset ?? 0);
};

const outline = (where: string, shape: Shape): void => {
  if (shape.kind === 'polygon') for (const [x, y] of shape.points) finite(where, 'a coordinate', x + y);
  else if (shape.kind === 'path') {
    for (const segment of shape.data)
      for (let i = 1; i < segment.length; i++) finite(where, 'a coordinate', segment[i] as number);
  } else if (shape.kind === 'line') finite(where, 'a coordinate', shape.x1 + shape.y1 + shape.x2 + shape.y2);
  else if (shape.kind === 'rect') {
    finite(where, 'x', shape.x);
    finite(where, 'y', shape.y);
    positive(where, 'width', shape.width);
    positive(where, 'height', shape.height);
    positive(where, 'radius', shape.radius ?? 0);
  } else {
    finite(where, 'cx', shape.cx);
    finite(where, 'cy', shape.cy);
    if (shape.kind === 'circle') positive(where, 'r', shape.r);
    else {
      positive(where, 'rx', shape.rx);
      positive(where, 'ry', shape.ry);
    }
  }
};
