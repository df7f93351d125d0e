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
import { addForm, Content, type GroupColorSpace, type Placement } from './content.ts';
import type { PdfContext } from './context.ts';
import { paintImage } from './image.ts';
import { isDegenerate, paintShape } from './shape.ts';
import type { Ref } from './syntax.ts';
import { paintArcText, paintText } from './text.ts';

/** Writes the instructions that paint nodes, starting with the bottommost. */
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

/** Paints nodes as a form, so that the opacity applies to them as a whole. */
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

/** Whether a clip has no area. Readers disagree on such clips; SVG hides everything. */
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

/**
 * A form for a symbol, which may be used at any angle and size. We assume that a small drawing is enlarged to at least
 * half an inch.
 */
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
  // The box clips the form, and letters may extend beyond the lines that measure them.
  const roomy = grow(box, 1 + Math.max(box.width, box.height) / 2);
  return addForm(context.store, roomy, content, colorSpace);
};
