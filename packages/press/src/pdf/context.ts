import type { Node, Page, SymbolDrawing } from '@platelayer/scene';
import type { EmbeddedFonts } from './fonts.ts';
import { type Ink, plainInk } from './pdfx.ts';
import type { ObjectStore } from './store.ts';
import type { Ref } from './syntax.ts';

type SharedKind = 'symbol' | 'image' | 'shading' | 'mask';

/** What the pages of one document have in common. */
export interface PdfContext {
  readonly store: ObjectStore;
  readonly fonts: EmbeddedFonts;
  readonly ink: Ink;
  /** Whether a symbol is placed only once: then it is drawn in its place and needs no form. */
  readonly isUsedOnce: (symbolId: string) => boolean;
  /** An object that is made when it is first asked for; `undefined` if there is nothing to draw. */
  readonly share: <T extends Ref | undefined>(kind: SharedKind, key: string, make: () => T) => T;
}

export const createPdfContext = (
  store: ObjectStore,
  fonts: EmbeddedFonts,
  pages: readonly Page[],
  ink: Ink = plainInk,
): PdfContext => {
  const uses = countUses(pages);
  const objects = new Map<string, Ref | undefined>();
  return {
    store,
    fonts,
    ink,
    isUsedOnce: (symbolId) => uses.get(symbolId) === 1,
    share: <T extends Ref | undefined>(kind: SharedKind, key: string, make: () => T): T => {
      const name = `${kind} ${key}`;
      if (!objects.has(name)) objects.set(name, make());
      return objects.get(name) as T;
    },
  };
};

/** How often each symbol is placed on the pages, by its id. Inside a symbol that is used often, once is once. */
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
