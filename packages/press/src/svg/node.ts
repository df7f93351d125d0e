import {
  formatNumber,
  formatPath,
  type Group,
  type Image,
  type Matrix,
  type Node,
  type Shape,
} from '@platelayer/scene';
import type { SvgContext } from './context.ts';
import { fillAttributes, strokeAttributes } from './paint.ts';
import { writeTextNode } from './text.ts';
import { type Attributes, element, escapeXml, toDataUrl } from './xml.ts';

export const writeNodes = (context: SvgContext, nodes: readonly Node[]): string => {
  let written = '';
  for (const node of nodes) written += writeNode(context, node);
  return written;
};

const writeNode = (context: SvgContext, node: Node): string => {
  switch (node.kind) {
    case 'group':
      return writeGroup(context, node);
    case 'use': {
      const { symbol, transform } = node;
      const id = context.define('s', symbol, () => ({
        name: 'symbol',
        attributes: { overflow: 'visible' },
        content: writeNodes(context, symbol.children),
      }));
      return element('use', { href: `#${id}`, transform: matrix(transform) });
    }
    case 'text':
    case 'arcText':
      return writeTextNode(context, node);
    case 'image':
      return writeImage(context, node);
    default:
      return writeShape(node, { ...fillAttributes(context, node.fill), ...strokeAttributes(node.stroke) });
  }
};

const writeGroup = (context: SvgContext, { children, transform, clip, opacity, title }: Group): string => {
  const content = writeNodes(context, children);
  if (content === '') return '';
  const shape = clip && writeShape(clip, { 'clip-rule': clip.kind === 'path' ? clip.fillRule : undefined });
  const clipId = shape && context.define('c', shape, () => ({ name: 'clipPath', content: shape }));
  return element(
    'g',
    {
      transform: matrix(transform),
      'clip-path': clipId && `url(#${clipId})`,
      opacity: opacity === 1 ? undefined : opacity,
    },
    (title === undefined ? '' : element('title', {}, escapeXml(title))) + content,
  );
};

const writeShape = (shape: Shape, paint: Attributes): string => {
  switch (shape.kind) {
    case 'path':
      return element('path', {
        d: formatPath(shape.data),
        'fill-rule': shape.fill === undefined ? undefined : shape.fillRule,
        ...paint,
      });
    case 'circle':
      return element('circle', { cx: shape.cx, cy: shape.cy, r: shape.r, ...paint });
    case 'ellipse':
      return element('ellipse', { cx: shape.cx, cy: shape.cy, rx: shape.rx, ry: shape.ry, ...paint });
    case 'rect': {
      const { x, y, width, height, radius } = shape;
      return element('rect', { x, y, width, height, rx: radius || undefined, ...paint });
    }
    case 'line':
      return element('line', { x1: shape.x1, y1: shape.y1, x2: shape.x2, y2: shape.y2, ...paint });
    case 'polygon':
      return element('polygon', {
        points: shape.points.map(([x, y]) => `${formatNumber(x)},${formatNumber(y)}`).join(' '),
        ...paint,
      });
  }
};

/** The picture is stored once, one unit wide, and stretched at each use. */
const writeImage = (context: SvgContext, { x, y, width, height, source }: Image): string => {
  const id = context.define('i', source, () => ({
    name: 'image',
    attributes: {
      width: 1,
      height: 1,
      preserveAspectRatio: 'none',
      href: toDataUrl(source.mime, source.data),
    },
  }));
  return element('use', { href: `#${id}`, transform: matrix([width, 0, 0, height, x, y]) });
};

/**
 * Rotations and scales need more digits than positions: an error of 0.001 in a rotation is a unit at the edge of a
 * large map.
 */
const matrix = (transform: Matrix | undefined): string | undefined => {
  if (!transform) return undefined;
  const [a, b, c, d, e, f] = transform;
  const move = `${formatNumber(e)} ${formatNumber(f)}`;
  if (a === 1 && b === 0 && c === 0 && d === 1) return e === 0 && f === 0 ? undefined : `translate(${move})`;
  return `matrix(${[a, b, c, d].map((value) => formatNumber(value, 6)).join(' ')} ${move})`;
};
