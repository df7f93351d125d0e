import { bounds, outlineBounds } from './bounds.ts';
import { type Box, intersection, transformBox, union } from './box.ts';
import type { Node, Subject, SymbolDrawing } from './node.ts';

/** Something on a sheet that the user's file speaks of, and the box it fills. */
export interface Thing {
  readonly subject: Subject;
  readonly box: Box;
}

/** Nodes that show a thing of the file. */
export const about = <T extends Node>(subject: Subject, nodes: readonly T[]): readonly T[] =>
  nodes.map((node) => ({ ...node, subject }));

/**
 * Everything that has a subject, a thing before the things in it. Neighbours that share one `Subject` are one thing; what
 * is cut off is not there.
 */
export const thingsOn = (nodes: readonly Node[]): readonly Thing[] => {
  const found: Thing[] = [];
  const places = new Map<Subject, number>();
  for (const node of nodes) {
    const box = node.subject && bounds(node);
    if (node.subject && box) {
      const place = places.get(node.subject) ?? found.length;
      places.set(node.subject, place);
      found[place] = { subject: node.subject, box: union(found[place]?.box, box) ?? box };
    }
    for (const thing of thingsIn(node)) found.push(thing);
  }
  return found;
};

const thingsIn = (node: Node): readonly Thing[] => {
  if (node.kind !== 'group' && node.kind !== 'use') return [];
  const inner = node.kind === 'use' ? thingsOfSymbol(node.symbol) : thingsOn(node.children);
  if (inner.length === 0) return inner;
  const window = node.kind === 'group' && node.clip && outlineBounds(node.clip);
  const { transform } = node;
  return inner.flatMap(({ subject, box }) => {
    const seen = window ? intersection(box, window) : box;
    // What only touches the edge of the window is not seen.
    if (!seen || (window && !(seen.width > 0 && seen.height > 0))) return [];
    return [{ subject, box: transform ? transformBox(seen, transform) : seen }];
  });
};

const bySymbol = new WeakMap<SymbolDrawing, readonly Thing[]>();

/** Symbols are immutable and used often, so each is looked through once. */
const thingsOfSymbol = (symbol: SymbolDrawing): readonly Thing[] => {
  const found = bySymbol.get(symbol) ?? thingsOn(symbol.children);
  bySymbol.set(symbol, found);
  return found;
};
