import { parseColor } from './color.ts';
import type { Matrix } from './matrix.ts';
import type {
  ArcText,
  Document,
  ImageSource,
  Node,
  Page,
  Paint,
  Shape,
  Stroke,
  SymbolDrawing,
  Text,
} from './node.ts';
import type { Fonts } from './text/fonts.ts';

/** Thrown before the first byte is written if a drawing cannot be printed. The message says what is wrong and where. */
export class SceneError extends Error {
  override readonly name = 'SceneError';
}

/** The largest page, 200 inches, which is also PDF's limit (14,400 pt). */
export const MAX_PAGE = 20_000;

/** The highest resolution that print shops ask for. */
export const MAX_DPI = 1200;

/**
 * How often each symbol is used, by its id. A use inside another symbol counts once, however often that symbol is used.
 */
export type SymbolUses = ReadonlyMap<string, number>;

/**
 * Throws a SceneError for anything that would break a file or hang its writer: NaN, unknown colours, faces that are not
 * loaded. It visits every node, so it also counts the symbols.
 */
export const checkDocument = (document: Document, fonts: Fonts): SymbolUses => {
  const checker = new Checker(fonts);
  document.pages.forEach((page, i) => {
    checker.page(page, `page ${i + 1}`);
  });
  return checker.uses;
};

export const checkPage = (page: Page, fonts: Fonts): void => new Checker(fonts).page(page, 'page');

/** Remembers symbols and pictures: each symbol is checked once, and equal ids must mean the same drawing. */
class Checker {
  readonly uses = new Map<string, number>();
  readonly #fonts: Fonts;
  readonly #symbols = new Map<string, SymbolDrawing>();
  readonly #pictures = new Map<string, ImageSource>();
  /** The path from the page to the current node, used only in error messages. */
  #path: string[] = [];

  constructor(fonts: Fonts) {
    this.#fonts = fonts;
  }

  page(page: Page, place: string): void {
    this.#path = [place];
    for (const name of ['width', 'height'] as const) {
      this.#finite(name, page[name]);
      if (!(page[name] > 0 && page[name] <= MAX_PAGE))
        this.#fail(
          `${name} is ${page[name]} units; it must be more than 0 and at most ${MAX_PAGE} (200 inches)`,
        );
    }
    for (const [name, box] of [
      ['trim', page.trim],
      ['bleed', page.bleed],
    ] as const)
      if (box) this.#finite(`${name} box`, box.x + box.y + box.width + box.height);
    for (const child of page.children) this.#node(child);
  }

  #node(node: Node): void {
    this.#path.push(node.kind);
    switch (node.kind) {
      case 'group':
        this.#matrix(node.transform);
        this.#positive('opacity', node.opacity ?? 1);
        if (node.clip) this.#node(node.clip);
        for (const child of node.children) this.#node(child);
        break;
      case 'use':
        this.#matrix(node.transform);
        this.#symbol(node.symbol);
        break;
      case 'text':
      case 'arcText':
        this.#text(node);
        break;
      case 'image':
        this.#finite('x', node.x);
        this.#finite('y', node.y);
        this.#positive('width', node.width);
        this.#positive('height', node.height);
        this.#picture(node.source);
        break;
      default:
        if (node.fill !== undefined) this.#paint(node.fill);
        if (node.stroke) this.#stroke(node.stroke);
        this.#outline(node);
    }
    this.#path.pop();
  }

  #symbol(symbol: SymbolDrawing): void {
    this.uses.set(symbol.id, (this.uses.get(symbol.id) ?? 0) + 1);
    const same = this.#symbols.get(symbol.id);
    if (same === symbol) return;
    if (same) this.#fail(`two different symbols have the id "${symbol.id}"`);
    this.#symbols.set(symbol.id, symbol);
    const outside = this.#path;
    this.#path = [`symbol "${symbol.id}"`];
    for (const child of symbol.children) this.#node(child);
    this.#path = outside;
  }

  #picture(source: ImageSource): void {
    const same = this.#pictures.get(source.id) ?? source;
    if (same !== source) this.#fail(`two different pictures have the id "${source.id}"`);
    this.#pictures.set(source.id, source);
  }

  #text(node: Text | ArcText): void {
    this.#color(node.fill);
    if (node.stroke) this.#stroke(node.stroke);
    for (const run of node.runs) {
      if (!this.#fonts.has(run.face)) this.#fail(`font face "${run.face}" of "${run.text}" is not loaded`);
      this.#positive('size', run.size);
      this.#finite('tracking', run.tracking ?? 0);
    }
    if (node.kind === 'text') for (const run of node.runs) this.#finite('place', run.x + run.y);
    else this.#finite('arc', node.cx + node.cy + node.radius + node.start);
  }

  #outline(shape: Shape): void {
    switch (shape.kind) {
      case 'polygon':
        for (const [x, y] of shape.points) this.#finite('a coordinate', x + y);
        return;
      case 'path':
        for (const segment of shape.data)
          for (let i = 1; i < segment.length; i++) this.#finite('a coordinate', segment[i] as number);
        return;
      case 'line':
        return this.#finite('a coordinate', shape.x1 + shape.y1 + shape.x2 + shape.y2);
      case 'rect':
        this.#finite('x', shape.x);
        this.#finite('y', shape.y);
        this.#positive('width', shape.width);
        this.#positive('height', shape.height);
        return this.#positive('radius', shape.radius ?? 0);
      default:
        this.#finite('cx', shape.cx);
        this.#finite('cy', shape.cy);
        if (shape.kind === 'circle') return this.#positive('r', shape.r);
        this.#positive('rx', shape.rx);
        this.#positive('ry', shape.ry);
    }
  }

  #paint(value: Paint): void {
    if (typeof value === 'string') return this.#color(value);
    if (value.kind === 'stripes') {
      if (!(value.width > 0) || value.colors.length === 0) this.#fail('stripes need a width and a colour');
      for (const band of value.colors) this.#color(band);
      return this.#finite('angle', value.angle);
    }
    if (value.stops.length === 0) this.#fail('a gradient needs a stop');
    for (const stop of value.stops) {
      this.#color(stop.color);
      this.#finite('offset', stop.offset);
    }
    if (value.kind === 'linear')
      return this.#finite('a coordinate', value.x1 + value.y1 + value.x2 + value.y2);
    this.#finite('a coordinate', value.cx + value.cy);
    this.#positive('r', value.r);
  }

  #stroke(value: Stroke): void {
    this.#color(value.color);
    this.#positive('stroke width', value.width);
    if (value.dash) for (const dash of value.dash) this.#positive('dash', dash);
    this.#finite('dash offset', value.dashOffset ?? 0);
  }

  #matrix(transform: Matrix | undefined): void {
    if (transform) for (const value of transform) this.#finite('transform', value);
  }

  #color(value: string): void {
    if (!parseColor(value)) this.#fail(`"${value}" is not a colour`);
  }

  #finite(name: string, value: number): void {
    if (!Number.isFinite(value)) this.#fail(`${name} is ${value}, not a finite number`);
  }

  #positive(name: string, value: number): void {
    this.#finite(name, value);
    if (value < 0) this.#fail(`${name} is ${value}, less than 0`);
  }

  #fail(what: string): never {
    throw new SceneError(`${this.#path.join(' > ')}: ${what}`);
  }
}
