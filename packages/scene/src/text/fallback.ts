import { lazyStore } from '../lazy-loading.ts';
import type { Face, FaceFile } from './face.ts';
import type { Fallback, Fonts } from './fonts.ts';
import { writes } from './line.ts';

/** Searches for a face that has a letter and its marks, and adds it to the fonts. */
export type SearchFallback = (fonts: Fonts, text: string, weight: Face['weight']) => Promise<Fallback>;

/** Fonts that search for another face if none of theirs has a character. */
export const withFallback = (fonts: Fonts, search: SearchFallback): Fonts => {
  const results = lazyStore((key) => search(fonts, key.slice(3), Number(key.slice(0, 3)) as Face['weight']));
  return {
    ...fonts,
    fallback: (text, { weight }) => results.get(`${weight}${text}`),
    loadMissing: async () => {
      const added = await Promise.all([fonts.loadMissing(), results.loadMissing()]);
      return added.includes(true);
    },
  };
};

/** A face that may have a character, and a function to read its file. */
export interface FallbackFace {
  readonly file: FaceFile;
  /** Rejects with a message for the user if the file is not available. */
  read(): Promise<Uint8Array>;
}

/** Finds faces for a character that no other face has, the best first. */
export type FindFallback = (character: string, weight: Face['weight']) => AsyncIterable<FallbackFace>;

/** Opens the faces that are found until one has all characters of the text. */
export const searchWith =
  (find: FindFallback): SearchFallback =>
  async (fonts, text, weight) => {
    let first: Face | undefined;
    let reason: string | undefined;
    // A mark may be in another face than most letters, and that face may also have the letter.
    for (const character of new Set(text))
      for await (const { file, read } of find(character, weight)) {
        try {
          const face = fonts.has(file.id) ? fonts.face(file.id) : fonts.add(file, await read());
          if (writes(fonts, face, text)) return { face, reason };
          if (fonts.covers(face, text)) first ??= face;
        } catch (error) {
          reason ??= error instanceof Error ? error.message : String(error);
        }
      }
    return { face: first, reason };
  };
