import type { Box } from '@platelayer/scene';

/** Something that a page break should not run through; the heavier, the worse. */
export interface Obstacle {
  readonly box: Box;
  readonly weight: number;
}

/** An obstacle as one axis sees it. */
export interface WeightedInterval {
  readonly from: number;
  readonly to: number;
  readonly weight: number;
}

/** A break that does not cut an obstacle keeps this far away from it. */
const CLEARANCE = 3;

/** What moving a break by a whole page would weigh: of two breaks that cut nothing the more even one is taken. */
const UNEVEN_PENALTY = 0.5;

/**
 * Lengths of pages, each at most `page` and together as long as the even ones, with the breaks between them where
 * they cut the least weight. The even lengths are kept where nothing is gained.
 */
export const chooseBreaks = (
  even: readonly number[],
  page: number,
  intervals: readonly WeightedInterval[],
): readonly number[] => {
  const count = even.length;
  const total = even.reduce((sum, length) => sum + length, 0);
  // How far a break can move, in whole units. It is less than a page, or fewer pages would do.
  const slack = Math.floor(count * page - total);
  if (count < 2 || slack < 1) return even;

  const weightAt = weights(intervals, total);
  /** The first place break `i` can have: after it the rest must still fit. */
  const earliest = (i: number) => total - (count - i) * page;
  const costOf = (i: number, at: number) =>
    weightAt(at) + UNEVEN_PENALTY * ((at - (i * total) / count) / page) ** 2;

  // Measured from their earliest places, a break moved by `t` needs the one before it moved by `t` or more: that keeps
  // each page short enough. So the best predecessor is a minimum over a suffix, and the search is linear.
  let best = new Float64Array(slack + 1);
  const choices: Int32Array[] = [];
  for (let i = 1; i < count; i++) {
    const next = new Float64Array(slack + 1);
    const choice = new Int32Array(slack + 1);
    let least = slack;
    for (let moved = slack; moved >= 0; moved--) {
      if (best[moved]! <= best[least]!) least = moved;
      choice[moved] = least;
      next[moved] = best[least]! + costOf(i, earliest(i) + moved);
    }
    choices.push(choice);
    best = next;
  }

  let moved = best.reduce((least, cost, i) => (cost < best[least]! ? i : least), 0);
  const breaks = new Array<number>(count - 1);
  for (let i = count - 1; i >= 1; i--) {
    breaks[i - 1] = earliest(i) + moved;
    moved = choices[i - 1]![moved]!;
  }
  const weigh = (places: readonly number[]) => places.reduce((sum, at) => sum + weightAt(at), 0);
  const evenBreaks = Array.from({ length: count - 1 }, (_, i) => ((i + 1) * total) / count);
  return weigh(breaks) < weigh(evenBreaks) ? lengthsBetween(breaks, total) : even;
};

const lengthsBetween = (breaks: readonly number[], total: number): readonly number[] =>
  [...breaks, total].map((at, i) => at - (breaks[i - 1] ?? 0));

/** How much a break at each place would cut, summed up once for all places. */
const weights = (intervals: readonly WeightedInterval[], total: number): ((at: number) => number) => {
  const last = Math.ceil(total) + 1;
  const within = (at: number) => Math.max(0, Math.min(last, at));
  const changes = new Float64Array(last + 1);
  for (const { from, to, weight } of intervals) {
    const [start, end] = [within(Math.ceil(from - CLEARANCE)), within(Math.floor(to + CLEARANCE) + 1)];
    if (!(start < end)) continue;
    changes[start]! += weight;
    changes[end]! -= weight;
  }
  for (let at = 1; at <= last; at++) changes[at]! += changes[at - 1]!;
  return (at) => changes[Math.max(0, Math.min(last, Math.round(at)))]!;
};
