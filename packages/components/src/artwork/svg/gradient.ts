import {
  apply,
  compose,
  type GradientStop,
  IDENTITY,
  type Matrix,
  outlineBounds,
  type Paint,
  type Shape,
  scale,
  toHex,
  translate,
  withOpacity,
} from '@platelayer/scene';
import { type Declarations, readDeclarations, type StyleSheet, styleFromRules } from './css.ts';
import { readLength, readPortion } from './numbers.ts';
import { readTransform } from './transform.ts';
import type { XmlElement } from './xml.ts';

/** A gradient may take missing attributes from another one, and that from a third. */
const MAX_CHAIN_LENGTH = 5;

/** The paint of a gradient element on a shape. Returns undefined if the element is not a gradient. */
export const readGradient = (
  element: XmlElement,
  shape: Shape,
  find: (reference: string | undefined) => XmlElement | undefined,
  sheet: StyleSheet,
): Paint | undefined => {
  if (!/^(?:linear|radial)Gradient$/.test(element.name)) return undefined;
  const chain = [element];
  while (chain.length < MAX_CHAIN_LENGTH) {
    const next = find(chain.at(-1)?.attributes.get('href'));
    if (next === undefined) break;
    chain.push(next);
  }
  const field = (name: string) => chain.find(({ attributes }) => attributes.has(name))?.attributes.get(name);
  const stops = stopsOf(chain.find(({ children }) => children.some(isStop))?.children ?? [], sheet);
  if (stops.length < 2) return stops[0]?.color;

  const toShape = compose(
    unitsOf(field('gradientUnits'), shape),
    readTransform(field('gradientTransform')) ?? IDENTITY,
  );
  const whole = field('gradientUnits') === 'userSpaceOnUse' ? 100 : 1;
  const length = (name: string, fallback: number) => readLength(field(name), fallback * whole, whole);
  const from = (x: number, y: number) => apply(toShape, { x, y });
  if (element.name === 'linearGradient') {
    const [start, end] = [from(length('x1', 0), length('y1', 0)), from(length('x2', 1), length('y2', 0))];
    return { kind: 'linear', x1: start.x, y1: start.y, x2: end.x, y2: end.y, stops };
  }
  const centre = from(length('cx', 0.5), length('cy', 0.5));
  // A gradient stretched into an ellipse is drawn as a circle with the same area.
  const stretch = Math.sqrt(Math.abs(toShape[0] * toShape[3] - toShape[1] * toShape[2]));
  return { kind: 'radial', cx: centre.x, cy: centre.y, r: Math.max(0, length('r', 0.5)) * stretch, stops };
};

const isStop = ({ name }: XmlElement): boolean => name === 'stop';

/** Transform from the gradient's coordinates, usually fractions of the shape's box, to those of the shape. */
const unitsOf = (units: string | undefined, shape: Shape): Matrix => {
  const around = units === 'userSpaceOnUse' ? undefined : outlineBounds(shape);
  return around ? compose(translate(around.x, around.y), scale(around.width, around.height)) : IDENTITY;
};

const stopsOf = (children: readonly XmlElement[], sheet: StyleSheet): readonly GradientStop[] => {
  let last = 0;
  return children.filter(isStop).map((stop) => {
    const styles: readonly Declarations[] = [
      readDeclarations(stop.attributes.get('style') ?? ''),
      styleFromRules(stop, sheet),
      stop.attributes,
    ];
    const property = (name: string) => styles.find((style) => style.has(name))?.get(name);
    // Offsets never decrease.
    last = Math.max(last, readPortion(stop.attributes.get('offset'), 0));
    const color = toHex(property('stop-color') ?? '') ?? '#000000';
    return { offset: last, color: withOpacity(color, readPortion(property('stop-opacity'), 1)) };
  });
};
