import type { SymbolUses } from '@platelayer/scene';
import type { EmbeddedFonts } from './fonts.ts';
import { type Ink, plainInk } from './pdfx.ts';
import type { ObjectStore } from './store.ts';
import type { Ref } from './syntax.ts';

type SharedKind = 'symbol' | 'image' | 'shading' | 'mask';

/** State shared by the pages of a document. */
export interface PdfContext {
  readonly store: ObjectStore;
  readonly fonts: EmbeddedFonts;
  readonly ink: Ink;
  /** Whether a symbol is used only once. It is then drawn in place and does not need a form. */
  readonly isUsedOnce: (symbolId: string) => boolean;
  /** Returns a shared object, which is made on first use. `undefined` means that there is nothing to draw. */
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
