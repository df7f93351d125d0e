import {
  compose,
  IDENTITY,
  type Matrix,
  outlineOf,
  path,
  type Shape,
  scale,
  transformPath,
  translate,
} from '@platelayer/scene';
import type { ArtGroup, ArtNode, ArtPaint, ArtStroke } from '../artwork.ts';
import { readStyleSheet, type StyleSheet } from './css.ts';
import { readGradient } from './gradient.ts';
import { readLength, readNumbers, readPortion, readSize } from './numbers.ts';
import { type Extent, isShape, readOutline } from './outline.ts';
import { artPaint, INITIAL_STYLE, type Inherited, type Style, styleOf } from './paint.ts';
import { readTransform } from './transform.ts';
import type { XmlElement } from './xml.ts';

const GROUPS: ReadonlySet<string> = new Set(['a', 'g', 'svg', 'switch', 'symbol']);

/** Elements that define or describe something but are not drawn themselves. */
const INVISIBLE: ReadonlySet<string> = new Set(
  'clipPath defs desc linearGradient metadata radialGradient style symbol title'.split(' '),
);

/** References multiply elements, so drawing stops at these limits. */
const MAX_DRAWN = 20_000;
const MAX_REFERENCES = 16;

/** Returns the visible content of a picture. Calls `skip` for each kind of element and property that is ignored. */
export const readPicture = (
  root: XmlElement,
  extent: Extent,
  skip: (what: string) => void,
): readonly ArtNode[] => {
  const elements = [...everything(root)];
  // If several elements have the same id, the first one is used.
  const named = new Map(elements.toReversed().map((element) => [element.attributes.get('id'), element]));
  const sheet: StyleSheet = readStyleSheet(
    elements.flatMap(({ name, text }) => (name === 'style' ? text : [])).join('\n'),
  );
  /** Finds elements inside the picture only: nothing external is ever fetched. */
  const find = (reference: string | undefined): XmlElement | undefined =>
    reference?.startsWith('#') ? named.get(reference.slice(1)) : undefined;
  const server = (reference: string, shape: Shape) => {
    const element = find(reference);
    const paint = element && readGradient(element, shape, find, sheet);
    if (element && paint === undefined) skip(element.name);
    return paint;
  };
  for (const element of elements) for (const what of activeParts(element)) skip(what);
  let count = 0;

  const draw = (element: XmlElement, parent: Inherited, references: number): readonly ArtNode[] => {
    count += 1;
    if (count > MAX_DRAWN) {
      skip('too many elements');
      return [];
    }
    const style = styleOf(element, parent, sheet);
    if (style.own('display') === 'none') return [];
    if (isShape(element.name)) return wrapInGroup(element, style, drawShape(element, style));
    if (element.name === 'use') return wrapInGroup(element, style, drawUse(element, style, references));
    if (GROUPS.has(element.name))
      return wrapInGroup(
        element,
        style,
        element.children.flatMap((child) =>
          INVISIBLE.has(child.name) ? [] : draw(child, style, references),
        ),
      );
    if (!INVISIBLE.has(element.name) && !element.name.includes(':')) skip(element.name);
    return [];
  };

  const drawUse = (element: XmlElement, style: Style, references: number): readonly ArtNode[] => {
    const target = find(element.attributes.get('href'));
    if (target === undefined || references >= MAX_REFERENCES) return [];
    const at = translate(
      readLength(element.attributes.get('x'), 0),
      readLength(element.attributes.get('y'), 0),
    );
    const view = target.name === 'symbol' ? viewOf(target, element.attributes) : IDENTITY;
    const children = draw(target, style, references + 1);
    return children.length === 0 ? [] : [{ kind: 'group', children, transform: compose(at, view) }];
  };

  const drawShape = (element: XmlElement, style: Style): readonly ArtNode[] => {
    const shape = /^(?:hidden|collapse)$/.test(style.properties.get('visibility') ?? '')
      ? undefined
      : readOutline(element, extent);
    if (shape === undefined) return [];
    const evenOdd = style.properties.get('fill-rule') === 'evenodd';
    const outline: Shape = evenOdd ? path(outlineOf(shape), { fillRule: 'evenodd' }) : shape;
    const fill = shape.kind === 'line' ? undefined : artPaint(style.fill, 'fill', shape, style, server);
    const line = artPaint(style.stroke, 'stroke', shape, style, server);
    const stroke = line && strokeOf(line, style, extent);
    if (fill === undefined && stroke === undefined) return [];
    return [{ kind: 'shape', outline, ...(fill ? { fill } : {}), ...(stroke ? { stroke } : {}) }];
  };

  const wrapInGroup = (
    element: XmlElement,
    style: Style,
    children: readonly ArtNode[],
  ): readonly ArtNode[] => {
    if (children.length === 0) return [];
    for (const property of ['filter', 'mask'])
      if (style.own(property) !== undefined && style.own(property) !== 'none') skip(property);
    const clip = readClip(style.own('clip-path'), find, extent, skip);
    const transform = transformOf(element, root);
    const opacity = readPortion(style.own('opacity'), 1);
    const options: Omit<ArtGroup, 'kind' | 'children'> = {
      ...(transform ? { transform } : {}),
      ...(clip ? { clip } : {}),
      ...(opacity < 1 ? { opacity } : {}),
    };
    return Object.keys(options).length === 0 ? children : [{ kind: 'group', children, ...options }];
  };

  return draw(root, INITIAL_STYLE, 0);
};

/** Attributes that would run or fetch something on a web page. Platelayer ignores them but tells the author. */
const activeParts = ({ name, attributes }: XmlElement): readonly string[] => [
  ...[...attributes.keys()].filter((key) => /^on/i.test(key)).map((key) => `the event "${key}"`),
  ...(name !== 'image' && /^[^#]/.test(attributes.get('href') ?? '')
    ? [`a link to "${attributes.get('href')?.slice(0, 80)}"`]
    : []),
];

function* everything(element: XmlElement): Iterable<XmlElement> {
  yield element;
  for (const child of element.children) yield* everything(child);
}

/** An inner `svg` has its own position and view box. */
const transformOf = (element: XmlElement, root: XmlElement): Matrix | undefined => {
  const own = readTransform(element.attributes.get('transform'));
  if (element.name !== 'svg' || element === root) return own;
  const { attributes } = element;
  const at = translate(readLength(attributes.get('x'), 0), readLength(attributes.get('y'), 0));
  return compose(own ?? IDENTITY, at, viewOf(element, attributes));
};

/** Fits the view box of a symbol or inner picture into the size at which it is used. */
const viewOf = ({ attributes }: XmlElement, sized: XmlElement['attributes']): Matrix => {
  const [x = 0, y = 0, width = 0, height = 0] = readNumbers(attributes.get('viewBox'));
  if (!(width > 0 && height > 0)) return IDENTITY;
  const [across, down] = [
    readSize(sized.get('width'), width, width),
    readSize(sized.get('height'), height, height),
  ];
  const factor = Math.min(across / width, down / height);
  return compose(
    translate((across - width * factor) / 2, (down - height * factor) / 2),
    scale(factor),
    translate(-x, -y),
  );
};

const strokeOf = (
  paint: ArtPaint,
  { properties }: Style,
  { width, height }: Extent,
): ArtStroke | undefined => {
  const thickness = readSize(properties.get('stroke-width'), 1, Math.sqrt((width ** 2 + height ** 2) / 2));
  if (thickness === 0) return undefined;
  const one = <T extends string>(name: string, ...choices: readonly T[]) =>
    choices.find((choice) => choice === properties.get(name));
  const join = one('stroke-linejoin', 'round', 'bevel');
  const cap = one('stroke-linecap', 'round', 'square');
  const dash = readNumbers(properties.get('stroke-dasharray'));
  const dashed = dash.every((length) => length >= 0) && dash.some((length) => length > 0);
  return {
    paint,
    width: thickness,
    ...(join ? { join } : {}),
    ...(cap ? { cap } : {}),
    ...(dashed ? { dash, dashOffset: readLength(properties.get('stroke-dashoffset'), 0) } : {}),
  };
};

type Find = (reference: string | undefined) => XmlElement | undefined;

/**
 * The outline named by `clip-path`: all shapes of the clip as one path. Returns undefined if the clip is not supported.
 */
const readClip = (
  value: string | undefined,
  find: Find,
  extent: Extent,
  skip: (what: string) => void,
): Shape | undefined => {
  const element = find(/^url\(\s*["']?(#[^"')]+)["']?\s*\)/.exec(value ?? '')?.[1]);
  if (element?.name !== 'clipPath') return undefined;
  const own = readTransform(element.attributes.get('transform')) ?? IDENTITY;
  const outlines = element.children.flatMap((child) => {
    const place = compose(own, readTransform(child.attributes.get('transform')) ?? IDENTITY);
    if (child.name !== 'use') {
      const shape = readOutline(child, extent);
      return shape ? transformPath(outlineOf(shape), place) : [];
    }
    const target = find(child.attributes.get('href'));
    const shape = target && readOutline(target, extent);
    const { attributes } = child;
    const at = translate(readLength(attributes.get('x'), 0), readLength(attributes.get('y'), 0));
    const turned = readTransform(target?.attributes.get('transform')) ?? IDENTITY;
    return shape ? transformPath(outlineOf(shape), compose(place, at, turned)) : [];
  });
  if (element.attributes.get('clipPathUnits') === 'objectBoundingBox' || outlines.length === 0) {
    skip('clipPath');
    return undefined;
  }
  const evenOdd = element.children.some(({ attributes }) => attributes.get('clip-rule') === 'evenodd');
  return path(outlines, evenOdd ? { fillRule: 'evenodd' } : {});
};
