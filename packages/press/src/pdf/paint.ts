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
import { Content, type Placement } from './content.ts';
import type { PdfContext } from './context.ts';
import { addForm, type GroupColorSpace } from './form.ts';
import { paintImage } from './image.ts';
import { isDegenerate, paintShape } from './shape.ts';
import type { Ref } from './syntax.ts';
import { paintArcText, paintText } from './text.ts';

/** Writes the instructions that paint some nodes, the first one undermost. */
export const paintNodes = (nodes: readonly Node[], content: Content, context: PdfContext): void => {
  for (const node of nodes) paintNode(node, content, context);
};

const paintNode = (node: Node, content: Content, context: PdfContext): void => {
  switch (node.kind) {
    case 'group':
      return paintGroup(node, content, context);
    case 'use':
      return paintUse(node, content, context);
    case 'text':
      return paintText(node, content, context);
    case 'arcText':
      return paintArcText(node, content, context);
    case 'image':
      return paintImage(node, content, context);
    default:
      return paintShape(node, content, context);
  }
};

const paintGroup = (group: Group, content: Content, context: PdfContext): void => {
  const { children, transform, clip, opacity = 1 } = group;
  if (opacity === 0 || (clip && hidesAll(clip)) || (transform && !invert(transform))) return;
  const isolated = opacity < 1;
  const savesState = transform !== undefined || clip !== undefined || isolated;
  if (savesState) content.save();
  if (transform) content.transform(transform);
  if (clip) content.clip(clip);
  if (isolated) paintIsolated(children, opacity, content, context);
  else paintNodes(children, content, context);
  if (savesState) content.restore();
};

/** The opacity of a group is that of its finished picture, which therefore is a form of its own. */
const paintIsolated = (
  nodes: readonly Node[],
  opacity: number,
  content: Content,
  context: PdfContext,
): void => {
  const box = boundsOfAll(nodes);
  if (!box) return;
  const form = formOf(nodes, box, context, content.placement, context.ink.groupSpace);
  content.resetState();
  content.setAlpha('ca', opacity);
  content.write(`${content.nameOf('XObject', form)} Do`);
};

/** Readers disagree on what a clip without area lets through: nothing, says SVG. */
const hidesAll = (clip: Shape): boolean => {
  if (clip.kind === 'line' || isDegenerate(clip)) return true;
  const box = outlineBounds(clip);
  return !box || box.width === 0 || box.height === 0;
};

const paintUse = ({ symbol, transform }: Use, content: Content, context: PdfContext): void => {
  if (context.isUsedOnce(symbol.id)) {
    return paintGroup({ kind: 'group', children: symbol.children, transform }, content, context);
  }
  const form = context.share('symbol', symbol.id, () => symbolForm(symbol, context));
  if (!form || (transform && !invert(transform))) return;
  content.resetState();
  if (transform) content.save();
  if (transform) content.transform(transform);
  content.write(`${content.nameOf('XObject', form)} Do`);
  if (transform) content.restore();
};

/** A symbol may be used at any angle and size; a small drawing is presumed to be meant for half an inch at least. */
const symbolForm = ({ children }: SymbolDrawing, context: PdfContext): Ref | undefined => {
  const box = boundsOfAll(children);
  if (!box) return undefined;
  const scale = Math.max(1, 50 / Math.max(box.width, box.height, 1e-3));
  return formOf(children, box, context, { scale, upright: false });
};

const formOf = (
  nodes: readonly Node[],
  box: Box,
  context: PdfContext,
  placement: Placement,
  colorSpace?: GroupColorSpace,
): Ref => {
  const content = new Content(placement, context.ink);
  paintNodes(nodes, content, context);
  // The box cuts off what lies outside, and letters may reach beyond the lines they are measured by.
  const roomy = grow(box, 1 + Math.max(box.width, box.height) / 2);
  return addForm(context.store, roomy, content, colorSpace);
};
