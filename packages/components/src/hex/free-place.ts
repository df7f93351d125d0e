import type { Point } from '@platelayer/scene';
import { type Footprint, footprintsOverlap } from './footprint.ts';
import type { LayerRole } from './layers.ts';
import { STEPS_TO_SEARCH, STEPS_TO_TRY, type StepBudget } from './step-budget.ts';

type ObstacleRole = Exclude<LayerRole, 'ground'>;

/** Something that stands on the hex: what it covers about the centre, and where it was moved to. */
export interface Obstacle {
  readonly footprint: Footprint;
  readonly at: Point;
  readonly role: ObstacleRole;
  /** The entry of the hex that it shows. */
  readonly entry?: string;
  /** Of a city with an empty middle: what a value in it may not cover. */
  readonly aroundMiddle?: Footprint;
  /** Lies over most of what is placed after it, which would not be seen at all. */
  readonly hides?: boolean;
}

/** A way to draw something whose place is ours to choose. */
export interface Candidate<T> {
  readonly element: T;
  readonly footprint: Footprint;
  /** How far it reaches over the edge of the hex when it is moved. */
  readonly beyond: (at: Point) => number;
  readonly at: Point;
}

/** How far a drawing may reach into things, and over the edge; below zero the room it leaves. */
export interface Clearance {
  readonly into: Readonly<Record<ObstacleRole, number>>;
  readonly beyond: number;
}

const clearance = (beyond: number, into: number, special: Partial<Clearance['into']> = {}): Clearance => ({
  beyond,
  into: { text: into, stop: into, sign: into, track: into, id: into, ...special },
});

/**
 * Where a thing stands if nobody moves it: so little is not seen. Letters may come closer to a stop, because names stand
 * round it and their boxes are larger than they are; a disc is as large as its box.
 */
export const USUAL = {
  letters: clearance(0, 0.5, { stop: 2, id: -1 }),
  disc: clearance(0, 0.5, { stop: 0 }),
};

/** Names of off-board areas may spill over the edge (20.14.46), but stand at no stop. */
export const USUAL_OUTSIDE = clearance(Infinity, 0.5, { stop: -2, id: -1 });

/** Where we choose a place: clear of the halo of stops and of the id, or if it must be just clear of everything. */
export const COMFORTABLE = clearance(-2, -1, { stop: -3, id: -3 });
export const CLEAR = clearance(-2, -1);
/** Where there is no such place. */
export const TOUCHING = clearance(-0.5, 0);

/** Of places that are just clear, how many are passed over in the search for a better one. */
const MORE_FOR_COMFORT = 40;

/** What an id leaves free around it, or goes to another corner: signs have halos. */
export const CORNER_CLEARANCE = clearance(0, -1.5, { sign: -3 });

/** How bad it is to cover something, and to leave the hex, where there is no way but to choose. */
const WEIGHTS: Readonly<Record<ObstacleRole, number>> = { text: 4, stop: 4, sign: 3, track: 2, id: 1 };
const EDGE_WEIGHT = 5;
const HIDDEN_WEIGHT = 8;

/** What reaches further over the edge loses letters, which is as bad as being hidden. */
const MOST_BEYOND = 8;

/** What was chosen of several places. */
export interface Choice<T> {
  readonly chosen: Candidate<T>;
  /** How bad it is: 0 where nothing is covered. */
  readonly cost: number;
}

/**
 * The first candidate that keeps clear of everything and within the hex; the first of all may come a little closer. Where
 * none does, one of `further` may; where none of those does, the candidate that covers least.
 */
export const firstFree = <T>(
  candidates: Iterable<Candidate<T>>,
  further: Iterable<Candidate<T>>,
  taken: readonly Obstacle[],
  usual: Clearance,
  budget: StepBudget,
): Choice<T> => {
  // What was in the way of one candidate is often in the way of the next: it is looked at first.
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
    if (tried.length === 0 ? isFree(candidate, likely, usual, budget) : isComfortable(candidate))
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
  return clear ? { chosen: clear, cost: 0 } : leastCovering(tried, taken, usual, budget);
};

/** The first candidate that is free in the middle of a city, on its box and what lies under that. */
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

/** Whether nothing is covered. Moves what is in the way to the front. */
export const isFree = (
  candidate: Pick<Candidate<unknown>, 'footprint' | 'beyond' | 'at'>,
  likely: Obstacle[],
  wanted: Clearance,
  budget: StepBudget,
): boolean => {
  budget.left -= STEPS_TO_TRY;
  if (candidate.beyond(candidate.at) > wanted.beyond) return false;
  const first = likely.findIndex((obstacle) => covers(candidate, obstacle, wanted, budget));
  if (first > 0) likely.unshift(...likely.splice(first, 1));
  return first < 0;
};

/** The best of several places that are all bad; the first of them may come a little closer. */
export const leastCovering = <T>(
  tried: readonly Candidate<T>[],
  taken: readonly Obstacle[],
  usual: Clearance,
  budget: StepBudget,
): Choice<T> =>
  best(tried.map((chosen, i) => ({ chosen, cost: costOf(chosen, taken, i === 0 ? usual : CLEAR, budget) })));

/** The first of those that are least bad. */
export const best = <T>(choices: readonly Choice<T>[]): Choice<T> =>
  choices.reduce((least, choice) => (choice.cost < least.cost ? choice : least));

/** How bad a place is: 0 where nothing is covered. */
const costOf = (
  candidate: Candidate<unknown>,
  taken: readonly Obstacle[],
  wanted: Clearance,
  budget: StepBudget,
): number => {
  budget.left -= STEPS_TO_TRY;
  const beyond = candidate.beyond(candidate.at) - wanted.beyond;
  return taken
    .filter((obstacle) => covers(candidate, obstacle, wanted, budget))
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
