/** Something that a page break should not run through, as one axis sees it. Its ends may be cut at. */
export interface Interval {
  readonly from: number;
  readonly to: number;
  /** How bad it is to cut it. */
  readonly weight: number;
  /** It is never cut where it fits on a page, though that may take a page more. */
  readonly whole?: boolean | undefined;
}

/** Pages along one axis. */
export interface Breaks {
  /** Lengths of the pages, one after the other. */
  readonly lengths: readonly number[];
  /** How many things that fit on a page are cut although they should stay whole. */
  readonly torn: number;
  /** What all cuts weigh. */
  readonly weight: number;
}

/** Cutting something that should stay whole is worse than any number of other cuts. */
const WHOLE_WEIGHT = 1e6;

/** What moving a break by a whole page would weigh: of two breaks that cut nothing the more even one is taken. */
const UNEVEN_PENALTY = 0.5;

/** No page is a sliver: each is at least this part of an even one. */
const SHORTEST = 0.5;

/** With more pages than anyone glues together the search for the best breaks is not worth its time. */
const MOST_SEARCHED = 50;

/** How many pages more than needed may be used to keep things whole. */
const MOST_EXTRA = 2;

/** Lengths that differ by less are equal: without this, rounding would ask for a page more. */
export const EPSILON = 1e-6;

export const pagesFor = (total: number, page: number): number =>
  total > 0 ? Math.max(1, Math.ceil(total / page - EPSILON)) : 0;

/** Cuts a length into the fewest pages that keep whole what should stay whole, with breaks where they cut the least. */
export const chooseBreaks = (total: number, page: number, intervals: readonly Interval[]): Breaks => {
  const fewest = pagesFor(total, page);
  if (fewest < 2 || fewest > MOST_SEARCHED) return breakEvenly(fewest, total);
  const weights = weightsAlong(intervals, page);
  let best = breakInto(fewest, total, page, weights);
  for (let extra = 1; extra <= MOST_EXTRA && best.torn > 0; extra++) {
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

/** The best breaks for a number of pages: each at an end of an interval, a full page from one, or at its even place. */
const breakInto = (count: number, total: number, page: number, weights: Weights): Breaks => {
  const evenBreaks = Array.from({ length: count - 1 }, (_, i) => ((i + 1) * total) / count);
  const shortest = (SHORTEST * total) / count;
  const full = evenBreaks.flatMap((_, i) => [(i + 1) * page, total - (i + 1) * page]);
  const places = sorted(
    [...weights.places.flatMap((at) => [at - page, at, at + page]), ...full, ...evenBreaks].filter(
      (at) => at >= shortest && at <= total - shortest,
    ),
  ).filter((at, i, all) => i === 0 || at - all[i - 1]! > EPSILON);
  const costs = places.map((at) => weights.at(at));

  // costOf[j]: the least that the first breaks can cost when the last of them lies at place j.
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
  const sum = (value: (j: number) => number) => breaks.reduce((whole, j) => whole + value(j), 0);
  const ends = [...breaks.map((j) => places[j]!), total];
  return {
    lengths: ends.map((end, i) => end - (ends[i - 1] ?? 0)),
    torn: sum((j) => costs[j]!.torn),
    weight: sum((j) => costs[j]!.weight),
  };
};

/** For each place the cheapest one before it, at least `shortest` and at most `longest` away. Asked in ascending order. */
const leastInWindow = (
  places: readonly number[],
  costs: readonly number[],
  shortest: number,
  longest: number,
): ((j: number) => number | undefined) => {
  // Candidates, each cheaper than all that follow it are not: the first is the least.
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
  /** Where it can be worth while to cut: the ends of all intervals, in ascending order. */
  readonly places: readonly number[];
  at(place: number): { readonly weight: number; readonly torn: number };
}

/** What a break cuts at each place, summed up once for all places. */
const weightsAlong = (found: readonly Interval[], page: number): Weights => {
  // What was reckoned in two ways still meets.
  const intervals = found.map(({ from, to, weight, whole = false }) => ({
    from: rounded(from),
    to: rounded(to),
    weight,
    whole,
  }));
  const places = sorted([...new Set(intervals.flatMap(({ from, to }) => [from, to]))]);
  const indexOf = new Map(places.map((at, i) => [at, i]));
  // Element i holds what lies between place i and place i + 1; what ends at a place is not cut there.
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
      // At an end itself nothing is cut that begins there; what ends there has ended.
      const exactly = place - places[i]! <= EPSILON;
      return {
        weight: weight[i]! - (exactly ? weightAtEnd[i]! : 0),
        torn: torn[i]! - (exactly ? tornAtEnd[i]! : 0),
      };
    },
  };
};

/** In ascending order; much faster than a list with a function to compare by. */
const sorted = (places: readonly number[]): readonly number[] => [...Float64Array.from(places).sort()];

const rounded = (at: number): number => Math.round(at * 1000) / 1000;

/** Index of the last place that does not lie after another one, or -1. */
const lastNotAfter = (places: readonly number[], at: number): number => {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (places[middle]! <= at + EPSILON) low = middle + 1;
    else high = middle;
  }
  return low - 1;
};
