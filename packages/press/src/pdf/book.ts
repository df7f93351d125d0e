import type { EmbeddedFonts } from './fonts.ts';
import type { ObjectStore } from './store.ts';
import type { Ref } from './syntax.ts';

type SharedKind = 'symbol' | 'image' | 'shading' | 'mask';

/** What the pages of one document have in common. */
export interface Book {
  readonly store: ObjectStore;
  readonly fonts: EmbeddedFonts;
  /** Whether a symbol is placed only once: then it is drawn in its place and needs no form. */
  readonly isSingle: (symbolId: string) => boolean;
  /** An object that is made when it is first asked for; `undefined` if there is nothing to draw. */
  readonly share: <T extends Ref | undefined>(kind: SharedKind, key: string, make: () => T) => T;
}

export const openBook = (
  store: ObjectStore,
  fonts: EmbeddedFonts,
  uses: ReadonlyMap<string, number>,
): Book => {
  const made = new Map<string, Ref | undefined>();
  return {
    store,
    fonts,
    isSingle: (symbolId) => uses.get(symbolId) === 1,
    share: <T extends Ref | undefined>(kind: SharedKind, key: string, make: () => T): T => {
      const name = `${kind} ${key}`;
      if (!made.has(name)) made.set(name, make());
      return made.get(name) as T;
    },
  };
};
