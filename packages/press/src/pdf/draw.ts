import {
  type Box,
  boundsOfAll,
  type Group,
  grow,
  invert,
  type Node,
  outlineBounds,
  type Shape,
  type SymbolDrawing,
  type Use,
} from '@platelayer/scene';
import type { Book } from './book.ts';
import { Content, type Placing } from './content.ts';
import { addForm, type Mixing } from './form.ts';
import { drawImage } from './image.ts';
import { drawShape, isDegenerate } from './shape.ts';
import type { Ref } from './syntax.ts';
import { drawArcText, drawText } from './text.ts';

/** Writes the instructions that paint some nodes, the first one undermost. */
export const drawAll = (nodes: readonly Node[], content: Content, book: Book): void => {
  for (const node of nodes) draw(node, content, book);
};

const draw = (node: Node, content: Content, book: Book): void => {
  switch (node.kind) {
    case 'group':
      return drawGroup(node, content, book);
    case 'use':
      return drawUse(node, content, book);
    case 'text':
      return drawText(node, content, book);
    case 'arcText':
      return drawArcText(node, content, book);
    case 'image':
      return drawImage(node, content, book);
    default:
      return drawShape(node, content, book);
  }
};

const drawGroup = (group: Group, content: Content, book: Book): void => {
  const { children, transform, clip, opacity = 1 } = group;
  if (opacity === 0 || (clip && hidesAll(clip)) || (transform && !invert(transform))) return;
  const isolated = opacity < 1;
  const framed = transform !== undefined || clip !== undefined || isolated;
  if (framed) content.save();
  if (transform) content.transform(transform);
  if (clip) content.clip(clip);
  if (isolated) drawIsolated(children, opacity, content, book);
  else drawAll(children, content, book);
  if (framed) content.restore();
};

/** The opacity of a group is that of its finished picture, which therefore is a form of its own. */
const drawIsolated = (nodes: readonly Node[], opacity: number, content: Content, book: Book): void => {
  const box = boundsOfAll(nodes);
  if (!box) return;
  const form = formOf(nodes, box, book, content.placing, 'DeviceRGB');
  content.rest();
  content.setAlpha('ca', opacity);
  content.write(`${content.nameOf('XObject', form)} Do`);
};

/** Readers disagree on what a clip without area lets through: nothing, says SVG. */
const hidesAll = (clip: Shape): boolean => {
  if (clip.kind === 'line' || isDegenerate(clip)) return true;
  const box = outlineBounds(clip);
  return !box || box.width === 0 || box.height === 0;
};

const drawUse = ({ symbol, transform }: Use, content: Content, book: Book): void => {
  if (book.isSingle(symbol.id)) {
    return drawGroup({ kind: 'group', children: symbol.children, transform }, content, book);
  }
  const form = book.share('symbol', symbol.id, () => symbolForm(symbol, book));
  if (!form || (transform && !invert(transform))) return;
  content.rest();
  if (transform) content.save();
  if (transform) content.transform(transform);
  content.write(`${content.nameOf('XObject', form)} Do`);
  if (transform) content.restore();
};

/** A symbol may be used at any angle and size; a small drawing is presumed to be meant for half an inch at least. */
const symbolForm = ({ children }: SymbolDrawing, book: Book): Ref | undefined => {
  const box = boundsOfAll(children);
  if (!box) return undefined;
  const scale = Math.max(1, 50 / Math.max(box.width, box.height, 1e-3));
  return formOf(children, box, book, { scale, upright: false });
};

const formOf = (nodes: readonly Node[], box: Box, book: Book, placing: Placing, mixing?: Mixing): Ref => {
  const content = new Content(placing);
  drawAll(nodes, content, book);
  // The box cuts off what lies outside, and letters may reach beyond the lines they are measured by.
  const roomy = grow(box, 1 + Math.max(box.width, box.height) / 2);
  return addForm(book.store, roomy, content, mixing);
};
