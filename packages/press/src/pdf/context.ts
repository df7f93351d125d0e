import type { SymbolUses } from '@platelayer/scene';
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
  uses: SymbolUses,
  ink: Ink = plainInk,
): PdfContext => {
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
