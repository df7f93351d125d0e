/** Longer words are no misspellings of ours, and comparing them would only cost time. */
const LONGEST = 40;

/** The candidate a word was probably meant to be: at most a third of its letters differ. */
export const nearest = (word: string, candidates: Iterable<string>): string | undefined => {
  if (word.length > LONGEST) return undefined;
  let best: string | undefined;
  let least = Math.max(1, Math.floor(word.length / 3)) + 1;
  for (const candidate of candidates) {
    if (Math.abs(candidate.length - word.length) >= least) continue;
    const distance = editDistance(word.toLowerCase(), candidate.toLowerCase());
    if (distance < least) [best, least] = [candidate, distance];
  }
  return best;
};

/** Insertions, deletions, replacements and swaps of neighbours that turn one word into the other. */
export const editDistance = (from: string, to: string): number => {
  let beforeLast: number[] = [];
  let last = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row++) {
    const current = [row];
    for (let column = 1; column <= to.length; column++) {
      const same = from[row - 1] === to[column - 1];
      let least = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (same ? 0 : 1));
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        least = Math.min(least, beforeLast[column - 2]! + 1);
      current.push(least);
    }
    [beforeLast, last] = [last, current];
  }
  return last[to.length]!;
};
