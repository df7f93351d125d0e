import { lazyStore } from '../lazy-loading.ts';
import type { Face } from './face.ts';
import type { Fallback, Fonts } from './fonts.ts';

/** Looks for a face that writes a letter and its marks, and adds it to the fonts. */
export type SearchFallback = (fonts: Fonts, text: string, weight: Face['weight']) => Promise<Fallback>;

/** Fonts that look for a further face when a text has a character that none of theirs can write. */
export const withFallback = (fonts: Fonts, search: SearchFallback): Fonts => {
  const found = lazyStore((key) => search(fonts, key.slice(3), Number(key.slice(0, 3)) as Face['weight']));
  return {
    ...fonts,
    fallback: (text, { weight }) => found.get(`${weight}${text}`),
    loadMissing: async () => {
      const added = await Promise.all([fonts.loadMissing(), found.loadMissing()]);
      return added.includes(true);
    },
  };
};
