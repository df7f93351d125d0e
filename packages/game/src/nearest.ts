/** Longer words are never misspellings of each other, and comparing them would be slow. */
const MAX_LENGTH = 60;

/** Comparing words is slow, and a file with this many unknown ones is not misspelt. */
export const MAX_COMPARED = 100;

/**
 * Finds the most similar word by edit distance, or returns `undefined` if none is close. Allows one mistake
 * in three letters, so a short word matches only with different case or number. After more than one mistake
 * the first letter must match.
 */
export const nearest = (word: string, words: Iterable<string>): string | undefined => {
  const lower = word.trim().toLowerCase();
  if (lower.length > MAX_LENGTH) return undefined;
  const one = singular(lower);
  let best: string | undefined;
  let least = Math.floor(lower.length / 3) + 1;
  for (const candidate of words) {
    const known = candidate.trim().toLowerCase();
    if (known.length > MAX_LENGTH) continue;
    const alike = known[0] === lower[0];
    const sameNoun = alike && known !== lower && singular(known) === one;
    const cutShort = isCutShort(word, candidate) || isCutShort(candidate, word);
    if (!sameNoun && !cutShort && Math.abs(known.length - lower.length) >= least) continue;
    const slips = sameNoun ? NUMBER_SLIP : editDistance(lower, known);
    const distance = cutShort ? Math.min(slips, CUT_SHORT) : slips;
    if (distance > 1 && !alike) continue;
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
};

/** Whether two words differ only in their separators: `closeCompanies` and `close_companies`. */
export const isSameWord = (word: string, other: string): boolean => letters(word) === letters(other);

const letters = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Distance of singular and plural: closer than any mistake, but not than a different case. */
const NUMBER_SLIP = 0.5;

/** Distance of `desc` and `description`: more than one mistake. */
const CUT_SHORT = 1.5;

/**
 * Whether a word is an abbreviation of another: `desc` of `description`, but not `title` of `titleRotate`.
 */
const isCutShort = (word: string, whole: string): boolean =>
  word.length >= 4 && whole.startsWith(word) && /^[a-z]/.test(whole.slice(word.length));

/** Returns `city` for `cities` and `citys`, and `hex` for `hexes`. */
const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(x|ss|ch|sh)es$/, '$1')
    .replace(/s$/, '');

/** Number of letters to insert, delete, change or swap to turn one word into the other. */
const editDistance = (from: string, to: string): number => {
  let before: number[] = [];
  let above = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const same = from[row - 1] === to[column - 1];
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current.push(
        Math.min(
          current[column - 1]! + 1,
          above[column]! + 1,
          above[column - 1]! + (same ? 0 : 1),
          swapped ? before[column - 2]! + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    [before, above] = [above, current];
  }
  return above[to.length]!;
};
