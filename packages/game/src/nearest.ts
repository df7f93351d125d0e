/** Longer words are never slips of one another, and measuring them would take long. */
const LONGEST = 60;

/** Comparing words takes time, and who has as many unknown ones has misspelt nothing. */
export const MOST_COMPARED = 100;

/**
 * The word that a misspelt one most likely stands for, by edit distance; `undefined` when none is
 * close. One slip in three letters is allowed, so a short word is found only in another case or
 * number. Who slips more than once still gets the first letter right.
 */
export const nearest = (word: string, words: Iterable<string>): string | undefined => {
  const wanted = word.trim().toLowerCase();
  if (wanted.length > LONGEST) return undefined;
  const one = singular(wanted);
  let best: string | undefined;
  let least = Math.floor(wanted.length / 3) + 1;
  for (const candidate of words) {
    const known = candidate.trim().toLowerCase();
    if (known.length > LONGEST) continue;
    const alike = known[0] === wanted[0];
    const sameThing = alike && known !== wanted && singular(known) === one;
    const cutShort = isCutShort(word, candidate) || isCutShort(candidate, word);
    if (!sameThing && !cutShort && Math.abs(known.length - wanted.length) >= least) continue;
    const slips = sameThing ? NUMBER_SLIP : editDistance(wanted, known);
    const distance = cutShort ? Math.min(slips, CUT_SHORT) : slips;
    if (distance > 1 && !alike) continue;
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
};

/** Whether two words differ only in how they are joined: `closeCompanies` and `close_companies`. */
export const isSameWord = (word: string, other: string): boolean => letters(word) === letters(other);

const letters = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** One thing for several is nearer than any slip, but not than the same word in another case. */
const NUMBER_SLIP = 0.5;

/** `desc` for `description` is farther than one slip. */
const CUT_SHORT = 1.5;

/** Whether a word is another one cut short: `desc` of `description`, but not `title` of `titleRotate`. */
const isCutShort = (word: string, whole: string): boolean =>
  word.length >= 4 && whole.startsWith(word) && /^[a-z]/.test(whole.slice(word.length));

/** `city` of `cities` and `citys`, `hex` of `hexes`. */
const singular = (word: string): string =>
  word
    .replace(/ies$/, 'y')
    .replace(/(x|ss|ch|sh)es$/, '$1')
    .replace(/s$/, '');

/** Letters to insert, drop, change or swap with their neighbour to turn one word into the other. */
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
