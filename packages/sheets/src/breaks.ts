/** Extent along one axis of something that page breaks should not cut. A break at either end does not cut it. */
export interface Interval {
  readonly from: number;
  readonly to: number;
  /** Cost of cutting it. */
  readonly weight: number;
  /** Whether never to cut it if it fits on a page, even if that needs another page. */
  readonly whole?: boolean | undefined;
}

/** Pages along one axis. */
export interface Breaks {
  /** Lengths of the pages. */
  readonly lengths: readonly number[];
  /** Number of intervals that should stay whole and fit on a page, but are cut. */
  readonly torn: number;
  /** Total weight of all cuts. */
  readonly weight: number;
}

/** Additional weight of cutting something that should stay whole: more than any number of other cuts. */
const WHOLE_WEIGHT = 1e6;

/** Weight of moving a break by a whole page. Of two breaks that cut nothing, the more even one wins. */
const UNEVEN_PENALTY = 0.5;

/** Smallest length of a page, as a fraction of an even page. */
const MIN_LENGTH = 0.5;

/** With more pages, the search takes too long. Nobody glues so many. */
const MAX_SEARCHED = 50;

/** Number of additional pages that may be used to keep things whole. */
const MAX_EXTRA = 2;

/** Lengths that differ by less count as equal. Otherwise, rounding errors would add a page. */
export const EPSILON = 1e-6;

export const pagesFor = (total: number, page: number): number =>
  total > 0 ? Math.max(1, Math.ceil(total / page - EPSILON)) : 0;

/** Cuts a length into the fewest pages that keep things whole, with the breaks of least weight. */
export const chooseBreaks = (total: number, page: number, intervals: readonly Interval[]): Breaks => {
  const fewest = pagesFor(total, page);
  if (fewest < 2 || fewest > MAX_SEARCHED) return breakEvenly(fewest, total);
  const weights = weightsAlong(intervals, page);
  let best = breakInto(fewest, total, page, weights);
  for (let extra = 1; extra <= MAX_EXTRA && best.torn > 0; extra++) {
    const more = breakInto(fewest + extra, total, page, weights);
    if (more.torn < best.torn) best = more;
  }
  return best;
};

const breakEvenly = (count: number, total: number): Breaks => ({
  lengths: Array.from({ length: count }, () => total / count),
  torn: 0,
  weight: 0,
});

/** Finds the best breaks for a number of pages. Candidates are ends of intervals, positions a full page from them, and even breaks. */
const breakInto = (count: number, total: number, page: number, weights: Weights): Breaks => {
  const evenBreaks = Array.from({ length: count - 1 }, (_, i) => ((i + 1) * total) / count);
  const shortest = (MIN_LENGTH * total) / count;
  const full = evenBreaks.flatMap((_, i) => [(i + 1) * page, total - (i + 1) * page]);
  const places = sorted(
    [...weights.places.flatMap((at) => [at - page, at, at + page]), ...full, ...evenBreaks].filter(
      (at) => at >= shortest && at <= total - shortest,
    ),
  ).filter((at, i, all) => i === 0 || at - all[i - 1]! > EPSILON);
  const costs = places.map((at) => weights.at(at));

  // costOf[j] is the least cost of the first breaks if the last of them is at places[j].
  let costOf = places.map(() => Number.POSITIVE_INFINITY);
  const choices: Int32Array[] = [];
  for (let i = 0; i < count - 1; i++) {
    const uneven = (at: number) => UNEVEN_PENALTY * ((at - evenBreaks[i]!) / page) ** 2;
    const next = places.map(() => Number.POSITIVE_INFINITY);
    const choice = new Int32Array(places.length);
    const before = leastInWindow(places, costOf, shortest, page);
    for (const [j, at] of places.entries()) {
      const least = i === 0 ? (at <= page + EPSILON ? 0 : undefined) : before(j);
      if (least === undefined) continue;
      choice[j] = least;
      next[j] = (i === 0 ? 0 : costOf[least]!) + costs[j]!.weight + uneven(at);
    }
    choices.push(choice);
    costOf = next;
  }

  let last = -1;
  for (const [j, cost] of costOf.entries()) {
    if (total - places[j]! <= page + EPSILON && cost < (costOf[last] ?? Number.POSITIVE_INFINITY)) last = j;
  }
  const breaks = new Array<number>(count - 1);
  for (let i = count - 2; i >= 0; i--) {
    breaks[i] = last;
    last = choices[i]![last]!;
  }
  const sum = (value: (j: number) => number) => breaks.reduce((total, j) => total + value(j), 0);
  const ends = [...breaks.map((j) => places[j]!), total];
  return {
    lengths: ends.map((end, i) => end - (ends[i - 1] ?? 0)),
    torn: sum((j) => costs[j]!.torn),
    weight: sum((j) => costs[j]!.weight),
  };
};

/** Finds the cheapest place between `shortest` and `longest` before a place. Must be called in ascending order. */
const leastInWindow = (
  places: readonly number[],
  costs: readonly number[],
  shortest: number,
  longest: number,
): ((j: number) => number | undefined) => {
  // Candidates with ascending costs: the first is the cheapest.
  const queue: number[] = [];
  let first = 0;
  let next = 0;
  return (j) => {
    for (; next < j && places[next]! <= places[j]! - shortest + EPSILON; next++) {
      while (queue.length > first && costs[queue.at(-1)!]! >= costs[next]!) queue.pop();
      queue.push(next);
    }
    while (first < queue.length && places[queue[first]!]! < places[j]! - longest - EPSILON) first++;
    const least = queue[first];
    return least === undefined || costs[least] === Number.POSITIVE_INFINITY ? undefined : least;
  };
};

interface Weights {
  /** Useful positions for breaks: the ends of all intervals, in ascending order. */
  readonly places: readonly number[];
  at(place: number): { readonly weight: number; readonly torn: number };
}

/** Computes the weight of a break at every place in one pass. */
const weightsAlong = (exactIntervals: readonly Interval[], page: number): Weights => {
  // Rounded, so that ends with different rounding errors are equal.
  const intervals = exactIntervals.map(({ from, to, weight, whole = false }) => ({
    from: rounded(from),
    to: rounded(to),
    weight,
    whole,
  }));
  const places = sorted([...new Set(intervals.flatMap(({ from, to }) => [from, to]))]);
  const indexOf = new Map(places.map((at, i) => [at, i]));
  // Element i is the weight between places i and i + 1. An interval is not cut at its end.
  const weight = new Float64Array(places.length + 1);
  const torn = new Float64Array(places.length + 1);
  const [weightAtEnd, tornAtEnd] = [new Float64Array(places.length + 1), new Float64Array(places.length + 1)];
  for (const { from, to, weight: heaviness, whole } of intervals) {
    if (!(to - from > EPSILON)) continue;
    const [start, end] = [indexOf.get(from)!, indexOf.get(to)!];
    const tears = whole && to - from <= page + EPSILON ? 1 : 0;
    const cost = heaviness + tears * WHOLE_WEIGHT;
    weight[start]! += cost;
    weight[end]! -= cost;
    torn[start]! += tears;
    torn[end]! -= tears;
    weightAtEnd[start]! += cost;
    tornAtEnd[start]! += tears;
  }
  for (let i = 1; i < weight.length; i++) {
    weight[i]! += weight[i - 1]!;
    torn[i]! += torn[i - 1]!;
  }
  return {
    places,
    at: (place) => {
      const i = lastNotAfter(places, place);
      if (i < 0) return { weight: 0, torn: 0 };
      // Intervals that start exactly here are not cut either.
      const exactly = place - places[i]! <= EPSILON;
      return {
        weight: weight[i]! - (exactly ? weightAtEnd[i]! : 0),
        torn: torn[i]! - (exactly ? tornAtEnd[i]! : 0),
      };
    },
  };
};

/** Sorts numbers in ascending order. Much faster than an array with a compare function. */
const sorted = (places: readonly number[]): readonly number[] => [...Float64Array.from(places).sort()];

const rounded = (at: number): number => Math.round(at * 1000) / 1000;

/** Index of the last place at or before a position, or -1. */
const lastNotAfter = (places: readonly number[], at: number): number => {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]! <= at + EPSILON) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};
