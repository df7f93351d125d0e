import type { Point } from '@platelayer/scene';
import { type Footprint, footprintsOverlap } from './footprint.ts';
import type { LayerRole } from './layers.ts';
import { STEPS_TO_SEARCH, STEPS_TO_TRY, type StepBudget } from './step-budget.ts';

type ObstacleRole = Exclude<LayerRole, 'ground'>;

/** An element on the hex: the area it covers when centred, and where it was moved to. */
export interface Obstacle {
  readonly footprint: Footprint;
  readonly at: Point;
  readonly role: ObstacleRole;
  /** Entry in the hex definition. */
  readonly entry?: string;
  /** For a city with an empty centre: the part that a value there must not cover. */
  readonly aroundMiddle?: Footprint;
  /** Whether it would hide most of what is placed after it. */
  readonly hides?: boolean;
}

/** One way to draw an element without a position in the file. */
export interface Candidate<T> {
  readonly element: T;
  readonly footprint: Footprint;
  /** How far it extends over the edge of the hex if drawn there. */
  readonly beyond: (at: Point) => number;
  readonly at: Point;
}

/** How far a drawing may extend into others and over the edge. Negative numbers are the space to leave. */
export interface Clearance {
  readonly into: Readonly<Record<ObstacleRole, number>>;
  readonly beyond: number;
}

const clearance = (beyond: number, into: number, special: Partial<Clearance['into']> = {}): Clearance => ({
  beyond,
  into: { text: into, stop: into, sign: into, track: into, id: into, ...special },
});

/**
 * Limits at the default position: overlaps this small cannot be seen. Letters may come closer to a stop, because names
 * surround stops and letters are smaller than their boxes. A disc fills its box.
 */
export const DEFAULT_CLEARANCE = {
  letters: clearance(0, 0.5, { stop: 2, id: -1 }),
  disc: clearance(0, 0.5, { stop: 0 }),
};

/** Names of off-board areas may spill over the edge (20.14.46), but must not touch a stop. */
export const OFF_BOARD_CLEARANCE = clearance(Infinity, 0.5, { stop: -2, id: -1 });

/** Limits at other positions: clear of the halos of stops and of the id, or at least just clear of everything. */
export const COMFORTABLE = clearance(-2, -1, { stop: -3, id: -3 });
export const CLEAR = clearance(-2, -1);
/** Fallback if there is no clear position. */
export const TOUCHING = clearance(-0.5, 0);

/** How many just clear positions to pass over while looking for a comfortable one. */
const MORE_FOR_COMFORT = 40;

/** Space around an id. Signs have halos, so they need more. */
export const CORNER_CLEARANCE = clearance(0, -1.5, { sign: -3 });

/** Cost of covering an element or leaving the hex, if every position does. */
const WEIGHTS: Readonly<Record<ObstacleRole, number>> = { text: 4, stop: 4, sign: 3, track: 2, id: 1 };
const EDGE_WEIGHT = 5;
const HIDDEN_WEIGHT = 8;

/** Text that extends further over the edge loses letters, which is as bad as being hidden. */
const MOST_BEYOND = 8;

/** The chosen candidate. */
export interface Choice<T> {
  readonly chosen: Candidate<T>;
  /** Its cost: 0 if nothing is covered. */
  readonly cost: number;
}

/**
 * Returns the first candidate that is clear of everything and inside the hex; the very first one may come a little
 * closer. If there is none, tries `further`. If that fails as well, returns the candidate that covers least.
 */
export const firstFree = <T>(
  candidates: Iterable<Candidate<T>>,
  further: Iterable<Candidate<T>>,
  taken: readonly Obstacle[],
  defaultClearance: Clearance,
  budget: StepBudget,
): Choice<T> => {
  // An obstacle to one candidate often blocks the next, so it is checked first.
  const likely = [...taken];
  const tried: Candidate<T>[] = [];
  let clear: Candidate<T> | undefined;
  let more = MORE_FOR_COMFORT;
  const isComfortable = (candidate: Candidate<T>): boolean => {
    if (!isFree(candidate, likely, CLEAR, budget)) return false;
    if (isFree(candidate, likely, COMFORTABLE, budget)) return true;
    clear ??= candidate;
    more--;
    return false;
  };
  for (const candidate of candidates) {
    if (tried.length === 0 ? isFree(candidate, likely, defaultClearance, budget) : isComfortable(candidate))
      return { chosen: candidate, cost: 0 };
    tried.push(candidate);
    if (budget.left <= 0) break;
  }
  if (clear) return { chosen: clear, cost: 0 };
  budget.left -= STEPS_TO_SEARCH;
  for (const candidate of further) {
    if (budget.left <= 0 || more <= 0) break;
    if (isComfortable(candidate)) return { chosen: candidate, cost: 0 };
  }
  return clear ? { chosen: clear, cost: 0 } : leastCovering(tried, taken, defaultClearance, budget);
};

/**
 * Returns the first candidate that is free in the centre of a city, where it may cover the box and the track under it.
 */
export const firstInMiddle = <T>(
  candidates: Iterable<Candidate<T>>,
  taken: readonly Obstacle[],
  budget: StepBudget,
): Choice<T> | undefined => {
  const around = taken
    .filter(({ role }) => role !== 'track')
    .map((obstacle) => ({ ...obstacle, footprint: obstacle.aroundMiddle ?? obstacle.footprint }));
  for (const chosen of candidates) if (isFree(chosen, around, CLEAR, budget)) return { chosen, cost: 0 };
  return undefined;
};

/** Whether nothing is covered. Moves the obstacle found to the front of the list. */
export const isFree = (
  candidate: Pick<Candidate<unknown>, 'footprint' | 'beyond' | 'at'>,
  likely: Obstacle[],
  limits: Clearance,
  budget: StepBudget,
): boolean => {
  budget.left -= STEPS_TO_TRY;
  if (candidate.beyond(candidate.at) > limits.beyond) return false;
  const first = likely.findIndex((obstacle) => covers(candidate, obstacle, limits, budget));
  if (first > 0) likely.unshift(...likely.splice(first, 1));
  return first < 0;
};

/** Returns the candidate with the lowest cost. The first one may come a little closer to others. */
export const leastCovering = <T>(
  tried: readonly Candidate<T>[],
  taken: readonly Obstacle[],
  defaultClearance: Clearance,
  budget: StepBudget,
): Choice<T> =>
  best(
    tried.map((chosen, i) => ({
      chosen,
      cost: costOf(chosen, taken, i === 0 ? defaultClearance : CLEAR, budget),
    })),
  );

/** Returns the choice with the lowest cost, the first if several are equal. */
export const best = <T>(choices: readonly Choice<T>[]): Choice<T> =>
  choices.reduce((least, choice) => (choice.cost < least.cost ? choice : least));

/** Cost of a position: 0 if nothing is covered. */
const costOf = (
  candidate: Candidate<unknown>,
  taken: readonly Obstacle[],
  limits: Clearance,
  budget: StepBudget,
): number => {
  budget.left -= STEPS_TO_TRY;
  const beyond = candidate.beyond(candidate.at) - limits.beyond;
  return taken
    .filter((obstacle) => covers(candidate, obstacle, limits, budget))
    .reduce(
      (cost, { role, hides }) => cost + (hides ? HIDDEN_WEIGHT : WEIGHTS[role]),
      beyond > MOST_BEYOND ? HIDDEN_WEIGHT : beyond > 0 ? EDGE_WEIGHT : 0,
    );
};

export const liesOnTrack = (place: Place, taken: readonly Obstacle[], budget: StepBudget): boolean =>
  taken.some((obstacle) => obstacle.role === 'track' && covers(place, obstacle, TOUCHING, budget));

type Place = Pick<Candidate<unknown>, 'footprint' | 'at'>;

export const covers = (
  { footprint, at }: Place,
  { footprint: other, at: place, role }: Obstacle,
  { into }: Clearance,
  budget: StepBudget,
): boolean =>
  footprintsOverlap(footprint, other, {
    by: { x: at.x - place.x, y: at.y - place.y },
    tolerance: into[role],
    budget,
  });
