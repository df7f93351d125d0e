import { bounds, outlineBounds } from './bounds.ts';
import { type Box, intersection, transformBox, union } from './box.ts';
import type { Node, Subject, SymbolDrawing } from './node.ts';

/** A subject on a sheet and the box of its drawing. */
export interface SubjectBox {
  readonly subject: Subject;
  readonly box: Box;
}

/** Marks nodes as showing a subject. */
export const about = <T extends Node>(subject: Subject, nodes: readonly T[]): readonly T[] =>
  nodes.map((node) => ({ ...node, subject }));

/**
 * The boxes of all subjects, outer ones before inner ones. Neighbours with the same `Subject` object share a box.
 * Invisible parts are left out.
 */
export const subjectBoxes = (nodes: readonly Node[]): readonly SubjectBox[] => {
  const boxes: SubjectBox[] = [];
  const indexes = new Map<Subject, number>();
  for (const node of nodes) {
    const box = node.subject && bounds(node);
    if (node.subject && box) {
      const index = indexes.get(node.subject) ?? boxes.length;
      indexes.set(node.subject, index);
      boxes[index] = { subject: node.subject, box: union(boxes[index]?.box, box) ?? box };
    }
    for (const inner of innerBoxes(node)) boxes.push(inner);
  }
  return boxes;
};

const innerBoxes = (node: Node): readonly SubjectBox[] => {
  if (node.kind !== 'group' && node.kind !== 'use') return [];
  const inner = node.kind === 'use' ? boxesOfSymbol(node.symbol) : subjectBoxes(node.children);
  if (inner.length === 0) return inner;
  const window = node.kind === 'group' && node.clip && outlineBounds(node.clip);
  const { transform } = node;
  return inner.flatMap(({ subject, box }) => {
    const visible = window ? intersection(box, window) : box;
    // A box that only touches the edge of the window is not visible.
    if (!visible || (window && !(visible.width > 0 && visible.height > 0))) return [];
    return [{ subject, box: transform ? transformBox(visible, transform) : visible }];
  });
};

const bySymbol = new WeakMap<SymbolDrawing, readonly SubjectBox[]>();

/** Symbols are immutable and used often, so each is searched only once. */
const boxesOfSymbol = (symbol: SymbolDrawing): readonly SubjectBox[] => {
  const boxes = bySymbol.get(symbol) ?? subjectBoxes(symbol.children);
  bySymbol.set(symbol, boxes);
  return boxes;
};
