import { type Paint, type Shape, toHex } from '@platelayer/scene';
import type { ArtPaint } from '../artwork.ts';
import { SLOT_KINDS, type SlotKind } from '../slots.ts';
import { classesOf, type Declarations, readDeclarations, type StyleSheet, styleFromRules } from './css.ts';
import type { XmlElement } from './xml.ts';

/** An inherited fill or stroke: slots so far, innermost first, and the colour as written. */
export interface PaintChain {
  readonly slots: ArtPaint['slots'];
  readonly value: string;
}

/** Style inherited by the children of an element. */
export interface Inherited {
  readonly fill: PaintChain;
  readonly stroke: PaintChain;
  readonly properties: Declarations;
}

/** Inherited properties other than fill and stroke. */
const INHERITED = [
  'clip-rule',
  'color',
  'fill-opacity',
  'fill-rule',
  'stroke-dasharray',
  'stroke-dashoffset',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'stroke-width',
  'visibility',
] as const;

export const INITIAL_STYLE: Inherited = {
  fill: { slots: [], value: '#000000' },
  stroke: { slots: [], value: 'none' },
  properties: new Map(),
};

/** An element's own style, and the style its children inherit. */
export interface Style extends Inherited {
  /** The element's own value of any property. */
  own(name: string): string | undefined;
}

export const styleOf = (element: XmlElement, parent: Inherited, sheet: StyleSheet): Style => {
  const inline = readDeclarations(element.attributes.get('style') ?? '');
  const ruled = styleFromRules(element, sheet);
  const own = (name: string) => {
    const value = inline.get(name) ?? ruled.get(name) ?? element.attributes.get(name);
    return value === 'inherit' ? undefined : value?.trim();
  };
  const slots = classesOf(element).filter((name) => name.startsWith(SLOT_KINDS.fill));
  const chain = (kind: SlotKind): PaintChain => {
    const value = own(kind);
    // A colour in a style attribute overrides any slot (70.8.2).
    if (value !== undefined && inline.has(kind)) return { slots: [], value };
    const outer = value === undefined ? parent[kind].slots : [];
    return {
      slots: slots.length > 0 ? [slots, ...outer] : outer,
      value: value ?? parent[kind].value,
    };
  };
  const stated = INHERITED.flatMap((name) => {
    const value = own(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    own,
    fill: chain('fill'),
    stroke: chain('stroke'),
    properties: stated.length === 0 ? parent.properties : new Map([...parent.properties, ...stated]),
  };
};

/** The paint of a shape, or undefined if neither a slot nor a colour can ever paint it. */
export const artPaint = (
  { slots, value }: PaintChain,
  kind: SlotKind,
  shape: Shape,
  { properties }: Inherited,
  server: (reference: string, shape: Shape) => Paint | undefined,
): ArtPaint | undefined => {
  const own = readPaint(value, shape, properties.get('color') ?? '#000000', server);
  const open = slots.filter((classes) => classes.some((name) => isSlot(name, kind)));
  if (own === undefined && open.length === 0) return undefined;
  const opacity = properties.get(`${kind}-opacity`);
  return {
    slots: open,
    ...(own === undefined ? {} : { own }),
    ...(opacity === undefined ? {} : { opacity: Math.min(1, Math.max(0, Number.parseFloat(opacity) || 0)) }),
  };
};

const isSlot = (name: string, kind: SlotKind): boolean =>
  kind === 'stroke' ? name.startsWith(SLOT_KINDS.stroke) : !name.startsWith(SLOT_KINDS.stroke);

/** A longer string is not a paint. The limit makes hostile input harmless. */
const MAX_TEXT_LENGTH = 256;

const readPaint = (
  value: string,
  shape: Shape,
  current: string,
  server: (reference: string, shape: Shape) => Paint | undefined,
): Paint | undefined => {
  if (value === 'none' || value.length > MAX_TEXT_LENGTH) return undefined;
  const [, reference, fallback = ''] = /^url\(\s*["']?(#[^"')]+)["']?\s*\)\s*(.*)$/.exec(value) ?? [];
  if (reference !== undefined) return server(reference, shape) ?? toHex(fallback);
  return toHex(/^currentcolor$/i.test(value) ? current : value);
};
