import type { EmbeddedFonts } from './fonts.ts';
import type { ObjectStore } from './store.ts';
import type { Ref } from './syntax.ts';

type SharedKind = 'symbol' | 'image' | 'shading' | 'mask';

/** What the pages of one document have in common. */
export interface Book {
  readonly store: ObjectStore;
  readonly fonts: EmbeddedFonts;
  /** An object that is made when it is first asked for; `undefined` if there is nothing to draw. */
  readonly share: <T extends Ref | undefined>(kind: SharedKind, key: string, make: () => T) => T;
}

export const openBook = (store: ObjectStore, fonts: EmbeddedFonts): Book => {
  const made = new Map<string, Ref | undefined>();
  return {
    store,
    fonts,
    share: <T extends Ref | undefined>(kind: SharedKind, key: string, make: () => T): T => {
      const name = `${kind} ${key}`;
      if (!made.has(name)) made.set(name, make());
      return made.get(name) as T;
    },
  };
};
