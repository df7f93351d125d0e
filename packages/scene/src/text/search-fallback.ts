import type { Face, FaceFile } from './face.ts';
import type { SearchFallback } from './fallback.ts';
import { writes } from './line.ts';

/** A face that may write a character, and how to get its file. */
export interface FallbackFace {
  readonly file: FaceFile;
  /** Fails with a sentence for the user where the file cannot be had. */
  read(): Promise<Uint8Array>;
}

/** Faces for a character that no other face has, the best first. */
export type FindFallback = (character: string, weight: Face['weight']) => AsyncIterable<FallbackFace>;

/** Opens the faces that are found until one writes the whole text. */
export const searchWith =
  (find: FindFallback): SearchFallback =>
  async (fonts, text, weight) => {
    let first: Face | undefined;
    let reason: string | undefined;
    // A mark may lie in another face than letters usually do, and that face have the letter as well.
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
