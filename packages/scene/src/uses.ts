import type { Node, SymbolDrawing } from './node.ts';
import type { Page } from './page.ts';

/** How often each symbol is placed on some pages, by its id. Inside a symbol that is used often, once is once. */
export const countUses = (pages: readonly Page[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  const seen = new Set<SymbolDrawing>();
  const visit = (nodes: readonly Node[]): void => {
    for (const node of nodes) {
      if (node.kind === 'group') visit(node.children);
      else if (node.kind === 'use') {
        counts.set(node.symbol.id, (counts.get(node.symbol.id) ?? 0) + 1);
        if (seen.has(node.symbol)) continue;
        seen.add(node.symbol);
        visit(node.symbol.children);
      }
    }
  };
  for (const page of pages) visit(page.children);
  return counts;
};
