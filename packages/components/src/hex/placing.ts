import type { Font } from '@platelayer/game';
import type { Node, Point } from '@platelayer/scene';
import { type Footprint, measureFootprint } from './footprint.ts';
import { best, type Candidate, type Choice, type Obstacle } from './free-place.ts';
import { SMALLEST } from './lettering.ts';
import { beyondOutline, INNER_RADIUS } from './outline.ts';
import type { HexPainter } from './painter.ts';
import { STEPS_PER_HEX, type StepBudget } from './step-budget.ts';

/** The search for places on one hex. */
export interface Placing {
  readonly painter: HexPainter;
  /** What stands there already; what finds a place joins it. */
  readonly taken: Obstacle[];
  /** Names of stops among that. */
  readonly written: Set<string>;
  readonly budget: StepBudget;
  /** How bad the places found so far are: 0 where none of them covers anything. */
  cost: number;
}

export const CENTRE: Point = { x: 0, y: 0 };

/** What a drawing covers. */
export const footprintOf = (nodes: readonly Node[], { painter, budget }: Placing): Footprint =>
  measureFootprint(nodes, painter.look.fonts, budget);

/** What a drawing covers, and how far it reaches over the edge of the hex when it is moved. */
export const measure = (
  nodes: readonly Node[],
  placing: Placing,
): Pick<Candidate<unknown>, 'footprint' | 'beyond'> => {
  const footprint = footprintOf(nodes, placing);
  const { options, halves } = placing.painter;
  return { footprint, beyond: beyondOutline(footprint.polygons, options.orientation, halves) };
};

/** Points all over the hex, this far from one another. */
const STEP = 6;
const ROWS = 12;
const EVERYWHERE: readonly Point[] = Array.from({ length: (2 * ROWS + 1) ** 2 }, (_, i) => ({
  x: STEP * ((i % (2 * ROWS + 1)) - ROWS),
  y: STEP * (Math.floor(i / (2 * ROWS + 1)) - ROWS),
})).filter(({ x, y }) => Math.hypot(x, y) <= INNER_RADIUS);

/** Points all over the hex, those near a place first; sorted when they are asked for. */
export const pointsAround = function* ({ x, y }: Point): Iterable<Point> {
  const distances = EVERYWHERE.map((point) => ({ point, distance: Math.hypot(point.x - x, point.y - y) }));
  for (const { point } of distances.sort((a, b) => a.distance - b.distance)) yield point;
};

/** Shares of their size that letters may be reduced to. */
const SMALLER = [0.85, 0.7, 0.55];

export const smallerForms = <T extends { readonly font: Font }>(element: T): readonly T[] =>
  SMALLER.map((share) => share * element.font.size)
    .filter((size) => size >= SMALLEST)
    .map((size) => ({ ...element, font: { ...element.font, size } }));

/** The first form that is free somewhere, or else the one that covers least; some steps are kept for what comes after it. */
export const bestForm = <F, T>(
  [usual, ...others]: readonly [F, ...F[]],
  kept: number,
  search: (form: F) => Choice<T>,
  budget: StepBudget,
): Choice<T> => {
  let choice = search(usual);
  for (const form of others) {
    if (choice.cost === 0 || budget.left < kept * STEPS_PER_HEX) break;
    choice = best([choice, search(form)]);
  }
  return choice;
};
