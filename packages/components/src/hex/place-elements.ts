import type { Placed } from '@platelayer/game';
import type { Node, Point } from '@platelayer/scene';
import {
  type Candidate,
  type Choice,
  type Clearance,
  DEFAULT_CLEARANCE,
  firstFree,
  firstInMiddle,
  isFree,
  liesOnTrack,
  type Obstacle,
} from './free-place.ts';
import { INNER_RADIUS, pointAt } from './outline.ts';
import type { HexPainter } from './painter.ts';
import { bestForm, CENTRE, measure, type Placing, pointsAround } from './placing.ts';

type Direction = readonly [angle: number, percent: number];

/** Directions to the corners and sides of a flat-topped hex. On a pointy-topped hex they are swapped. */
const CORNERS_RIGHT_FIRST = [210, 150, 330, 30, 270, 90];
const CORNERS_LEFT_FIRST = [150, 210, 30, 330, 90, 270];
const SIDES = [180, 0, 240, 120, 300, 60];
const CORNERS_BELOW_FIRST = [30, 330, 90, 270, 150, 210];
const SIDES_BELOW_FIRST = [0, 60, 300, 120, 240, 180];

const ring = (angles: readonly number[], percent: number): readonly Direction[] =>
  angles.map((angle) => [angle, percent]);

/** Positions to try, best first: corners before sides, because track comes from the sides. Names need width. */
const DIRECTIONS = {
  icons: [
    ...ring(CORNERS_BELOW_FIRST, 0.7),
    ...ring(SIDES_BELOW_FIRST, 0.7),
    ...ring(CORNERS_BELOW_FIRST, 0.85),
  ],
  labels: [...ring(CORNERS_LEFT_FIRST, 0.7), ...ring(SIDES, 0.7), ...ring(CORNERS_LEFT_FIRST, 0.85)],
  values: [...ring(CORNERS_RIGHT_FIRST, 0.7), ...ring(SIDES, 0.7), ...ring(CORNERS_RIGHT_FIRST, 0.85)],
  terrain: [...ring([0, 330, 30, 180, 150, 210, 270, 90], 0.7), ...ring([330, 30, 210, 150], 0.85)],
  names: [...ring([180, 0], 0.5), ...ring([180, 0], 0.7), ...ring([180, 0], 0.85), ...ring(SIDES, 0.6)],
  companies: [...ring([0, 180], 0.7), ...ring([30, 330, 150, 210], 0.7), ...ring([90, 270], 0.6)],
};

/** Elements that may be anywhere on a hex. */
type ElementKind = keyof typeof DIRECTIONS;
export const ELEMENT_KINDS = Object.keys(DIRECTIONS) as readonly ElementKind[];

/** Differences between kinds of elements when placing them. */
interface PlacementRules<T> {
  /** Whether it is a sign that hides most of what is placed after it. */
  readonly hides?: boolean;
  readonly defaultClearance?: Clearance;
  /** Whether it may overlap an obstacle at its default position. */
  readonly liesOn?: (element: T, obstacle: Obstacle) => boolean;
  /** Centres of cities to use if there is no other position. */
  readonly middles?: readonly Point[];
  /** Other forms to try if it does not fit, and the share of all steps to reserve for later elements. */
  readonly otherForms?: (element: T) => readonly T[];
  readonly kept?: number;
  /** Adapts an element that has to cover track. */
  readonly overTrack?: (element: T) => T;
}

/** Places movable elements, each at the first free position. Each is drawn only once, about the centre. */
export const placeElements = <T extends Placed>(
  kind: ElementKind,
  list: readonly T[],
  draw: (element: T, painter: HexPainter) => readonly Node[],
  placing: Placing,
  {
    hides = false,
    defaultClearance = DEFAULT_CLEARANCE.letters,
    liesOn = () => false,
    middles = [],
    otherForms = () => [],
    kept = 0,
    overTrack = (element) => element,
  }: PlacementRules<T> = {},
): readonly T[] => {
  const { painter, taken, budget } = placing;
  const others = DIRECTIONS[kind].map(([angle, percent]) => pointAt(angle, percent * INNER_RADIUS));
  const moved = (element: T, { x, y }: Point): T => ({
    ...element,
    position: { ...element.position, x, y },
  });
  return list.map((element, index) => {
    if (!isMovable(element)) return element;
    const places = [element.position, ...others];
    const candidatesOf = (form: T) => {
      const about = { element: form, ...measure(draw(moved(form, CENTRE), painter), placing) };
      const candidates = function* (points: Iterable<Point>): Iterable<Candidate<T>> {
        for (const at of points) yield { ...about, at };
      };
      return { about, candidates, inMiddle: () => firstInMiddle(candidates(middles), taken, budget) };
    };
    const search = (form: T): Choice<T> => {
      const { about, candidates, inMiddle } = candidatesOf(form);
      const stays = { ...about, at: element.position };
      const inTheWay = taken.filter((obstacle) => !liesOn(element, obstacle));
      if (inTheWay.length < taken.length && isFree(stays, inTheWay, defaultClearance, budget))
        return { chosen: stays, cost: 0 };
      const further = candidates(pointsAround(element.position));
      const found = firstFree(candidates(places), further, taken, defaultClearance, budget);
      return found.cost === 0 ? found : (inMiddle() ?? found);
    };
    if (budget.left > 0) {
      const forms = otherForms(element);
      let choice = bestForm([element, ...forms], kept, search, budget);
      // The budget may not be enough to place every form, but trying the centre of a city is cheap.
      if (middles.length > 0)
        for (const form of forms) if (choice.cost > 0) choice = candidatesOf(form).inMiddle() ?? choice;
      const { chosen, cost } = choice;
      const { element: form, footprint, at } = chosen;
      placing.cost += cost;
      const seen = cost > 0 && liesOnTrack(chosen, taken, budget) ? overTrack(form) : form;
      taken.push({ footprint, at, role: hides ? 'sign' : 'text', hides });
      if (budget.left > 0) return moved(seen, at);
    }
    return moved(element, places[index % places.length]!);
  });
};

/** Whether the file leaves the position open. */
export const isMovable = ({ position }: Placed): boolean => !position.placed;
