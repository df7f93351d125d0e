import type { Library } from '../library.ts';

/** Ways in which a number of the library is commonly dressed up: blanks, leading zeros, a game's own letters. */
const variants: readonly ((id: string) => string)[] = [
  (id) => id.trim(),
  (id) => id.replace(/^0+/, ''),
  (id) => id.replace(/[-_ ]/, '|'),
  (id) => id.replace(/^\D+/, ''),
  (id) => id.replace(/\D+$/, ''),
];

/** The tile of the library that an unknown id most likely means. */
export const nearestTile = (id: string, library: Library): string | undefined =>
  variants.map((vary) => vary(id)).find((variant) => library.tile(variant) !== undefined);
