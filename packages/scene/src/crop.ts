import { bounds, outlineBounds } from './bounds.ts';
import { type Box, intersection, transformBox } from './box.ts';
import { IDENTITY, invert } from './matrix.ts';
import type { Group, Node, Page, Use } from './node.ts';

/**
 * A page without the parts that its groups clip away, so that a sheet of a large map does not contain the rest of the
 * map.
 */
export const cropPage = (page: Page): Page => ({
  ...page,
  children: page.children.map((node) => (node.kind === 'group' && node.clip ? cropToClip(node) : node)),
});

const cropToClip = (group: Group): Node => {
  const area = group.clip && outlineBounds(group.clip);
  return area ? { ...group, children: cropNodes(group.children, area) } : group;
};

const cropNodes = (nodes: readonly Node[], area: Box): readonly Node[] =>
  nodes.flatMap((node) => cropNode(node, area) ?? []);

const cropNode = (node: Node, area: Box): Node | undefined => {
  const box = boxOf(node);
  const seen = box && intersection(box, area);
  if (!seen) return undefined;
  const isLarger = box.width > area.width || box.height > area.height;
  if (!isLarger || (node.kind !== 'group' && node.kind !== 'use')) return node;
  const back = invert(node.transform ?? IDENTITY);
  return back ? cropContent(node, transformBox(area, back)) : node;
};

const cropContent = (node: Group | Use, area: Box): Node => {
  if (node.kind === 'group') return { ...node, children: cropNodes(node.children, area) };
  const { subject, transform, symbol } = node;
  return { kind: 'group', subject, transform, children: cropNodes(symbol.children, area) };
};

const boxes = new WeakMap<Node, { readonly box: Box | undefined }>();

/** Nodes are immutable, and those of a large drawing are measured for each of its sheets. */
const boxOf = (node: Node): Box | undefined => {
  const measured = boxes.get(node) ?? { box: bounds(node) };
  boxes.set(node, measured);
  return measured.box;
};
