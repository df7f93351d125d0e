/** Longer words are never slips of one another, and measuring them would take long. */
const LONGEST = 60;

/**
 * The word that a misspelt one most likely stands for, by edit distance; `undefined` when none is
 * close. One slip in three letters is allowed, so a short word is found only in another case.
 */
export const nearest = (word: string, words: Iterable<string>): string | undefined => {
  const wanted = word.toLowerCase();
  if (wanted.length > LONGEST) return undefined;
  let best: string | undefined;
  let least = Math.floor(wanted.length / 3) + 1;
  for (const candidate of words) {
    if (Math.abs(candidate.length - wanted.length) >= least) continue;
    const distance = editDistance(wanted, candidate.toLowerCase());
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
};

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
