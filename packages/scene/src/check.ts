import { parseColor } from './color.ts';
import type { Node, Paint, Stroke, SymbolDrawing } from './node.ts';
import type { Document, Page } from './page.ts';
import type { Fonts } from './text/fonts.ts';

/** A drawing that no press can print. It says what is wrong and where; thrown before the first byte is written. */
export class SceneError extends Error {
  override readonly name = 'SceneError';
}

/** The largest page anyone can print or show: 200 inches, which is also PDF's own limit (14,400 pt). */
export const MAX_PAGE = 20_000;

/** Throws a SceneError for anything that would break a file or hang a press: NaN, unknown colours, faces that are not loaded. */
export const checkDocument = (document: Document, fonts: Fonts): void =>
  document.pages.forEach((page, i) => {
    checkPage(page, fonts, `page ${i + 1}`);
  });

export const checkPage = (page: Page, fonts: Fonts, place = 'page'): void => {
  const faces = new Set(fonts.faces.map((face) => face.id));
  const checked = new Map<string, SymbolDrawing>();
  const fail = (where: string, what: string): never => {
    throw new SceneError(`${where}: ${what}`);
  };
  const finite = (where: string, name: string, value: number) => {
    if (!Number.isFinite(value)) fail(where, `${name} is ${value}, not a finite number`);
  };
  const positive = (where: string, name: string, value: number) => {
    finite(where, name, value);
    if (value < 0) fail(where, `${name} is ${value}, less than 0`);
  };
  const color = (where: string, value: string) => {
    if (!parseColor(value)) fail(where, `"${value}" is not a colour`);
  };
  const paint = (where: string, value: Paint) => {
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
    for (const [name, number] of Object.entries(value))
      if (typeof number === 'number') finite(where, name, number);
  };
  const stroke = (where: string, value: Stroke) => {
    color(where, value.color);
    positive(where, 'stroke width', value.width);
    for (const dash of value.dash ?? []) positive(where, 'dash', dash);
    finite(where, 'dash offset', value.dashOffset ?? 0);
  };
  const visit = (node: Node, where: string): void => {
    const here = `${where} > ${node.kind}`;
    if ('transform' in node && node.transform)
      for (const value of node.transform) finite(here, 'transform', value);
    switch (node.kind) {
      case 'group':
        if (node.clip) visit(node.clip, `${here} clip`);
        positive(here, 'opacity', node.opacity ?? 1);
        for (const child of node.children) visit(child, here);
        return;
      case 'use': {
        const same = checked.get(node.symbol.id);
        if (same === node.symbol) return;
        if (same) fail(here, `two different symbols are called "${node.symbol.id}"`);
        checked.set(node.symbol.id, node.symbol);
        for (const child of node.symbol.children) visit(child, `symbol "${node.symbol.id}"`);
        return;
      }
      case 'text':
      case 'arcText':
        color(here, node.fill);
        if (node.stroke) stroke(here, node.stroke);
        for (const run of node.runs) {
          if (!faces.has(run.face)) fail(`${here} "${run.text}"`, `font face "${run.face}" is not loaded`);
          positive(`${here} "${run.text}"`, 'size', run.size);
          if ('x' in run) finite(here, 'x', run.x + run.y);
        }
        if (node.kind === 'arcText') finite(here, 'arc', node.cx + node.cy + node.radius + node.start);
        return;
      case 'image':
        for (const name of ['x', 'y'] as const) finite(here, name, node[name]);
        for (const name of ['width', 'height'] as const) positive(here, name, node[name]);
        return;
      default:
        if (node.fill !== undefined) paint(here, node.fill);
        if (node.stroke) stroke(here, node.stroke);
        if (node.kind === 'path')
          for (const [, ...numbers] of node.data)
            for (const value of numbers) finite(here, 'a coordinate', value);
        if (node.kind === 'polygon') for (const [x, y] of node.points) finite(here, 'a coordinate', x + y);
        for (const [name, value] of Object.entries(node))
          if (typeof value === 'number') (SIZES.has(name) ? positive : finite)(here, name, value);
    }
  };
  for (const name of ['width', 'height'] as const) {
    finite(place, name, page[name]);
    if (!(page[name] > 0 && page[name] <= MAX_PAGE))
      fail(
        place,
        `${name} is ${page[name]} units; it must be more than 0 and at most ${MAX_PAGE} (200 inches)`,
      );
  }
  for (const child of page.children) visit(child, place);
};

const SIZES: ReadonlySet<string> = new Set(['r', 'rx', 'ry', 'width', 'height', 'radius']);
