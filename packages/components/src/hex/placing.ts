import type { Font } from '@platelayer/game';
import type { Node, Point } from '@platelayer/scene';
import { type Footprint, measureFootprint } from './footprint.ts';
import { best, type Candidate, type Choice, type Obstacle } from './free-place.ts';
import { SMALLEST } from './lettering.ts';
import { beyondOutline, INNER_RADIUS } from './outline.ts';
import type { HexPainter } from './painter.ts';
import { STEPS_PER_HEX, type StepBudget } from './step-budget.ts';

/** State of the placement on one hex. */
export interface Placing {
  readonly painter: HexPainter;
  /** Obstacles so far. Each element joins them when placed. */
  readonly taken: Obstacle[];
  /** Stop names placed so far. */
  readonly written: Set<string>;
  readonly budget: StepBudget;
  /** Total cost of the positions found so far: 0 if none covers anything. */
  cost: number;
}

export const CENTRE: Point = { x: 0, y: 0 };

export const footprintOf = (nodes: readonly Node[], { painter, budget }: Placing): Footprint =>
  measureFootprint(nodes, painter.look.fonts, budget);

/** The area a drawing covers, and how far it extends over the edge when moved. */
export const measure = (
  nodes: readonly Node[],
  placing: Placing,
): Pick<Candidate<unknown>, 'footprint' | 'beyond'> => {
  const footprint = footprintOf(nodes, placing);
  const { options, halves } = placing.painter;
  return { footprint, beyond: beyondOutline(footprint.polygons, options.orientation, halves) };
};

/** Grid of points over the hex, with this spacing. */
const STEP = 6;
const ROWS = 12;
const EVERYWHERE: readonly Point[] = Array.from({ length: (2 * ROWS + 1) ** 2 }, (_, i) => ({
  x: STEP * ((i % (2 * ROWS + 1)) - ROWS),
  y: STEP * (Math.floor(i / (2 * ROWS + 1)) - ROWS),
})).filter(({ x, y }) => Math.hypot(x, y) <= INNER_RADIUS);

/** Grid points over the hex, those near a point first. Sorted only on use. */
export const pointsAround = function* ({ x, y }: Point): Iterable<Point> {
  const distances = EVERYWHERE.map((point) => ({ point, distance: Math.hypot(point.x - x, point.y - y) }));
  for (const { point } of distances.sort((a, b) => a.distance - b.distance)) yield point;
};

/** Scale factors to try when text does not fit. */
const SMALLER = [0.85, 0.7, 0.55];

export const smallerForms = <T extends { readonly font: Font }>(element: T): readonly T[] =>
  SMALLER.map((share) => share * element.font.size)
    .filter((size) => size >= SMALLEST)
    .map((size) => ({ ...element, font: { ...element.font, size } }));

/**
 * Returns the first form that is free somewhere, or the one that covers least. Stops early to reserve some steps for
 * later elements.
 */
export const bestForm = <F, T>(
  [preferred, ...others]: readonly [F, ...F[]],
  kept: number,
  search: (form: F) => Choice<T>,
  budget: StepBudget,
): Choice<T> => {
  let choice = search(preferred);
  for (const form of others) {
    if (choice.cost === 0 || budget.left < kept * STEPS_PER_HEX) break;
    choice = best([choice, search(form)]);
  }
  return choice;
};
