import type { Hex, Position } from '@platelayer/game';
import type { Node, Point } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { type Footprint, footprintsOverlap, measureFootprint } from './footprint.ts';
import { type HexOptions, hexOptionsKey } from './hex-options.ts';
import { drawLabel } from './label.ts';
import { hexLayers } from './layers.ts';
import { drawHexName } from './name.ts';
import { beyondOutline, INNER_RADIUS, pointAt } from './outline.ts';
import { type HexPainter, hexPainter } from './painter.ts';
import { reportCrowded, STEPS_PER_HEX, type StepBudget } from './step-budget.ts';
import { drawTerrain } from './terrain.ts';
import { drawValue } from './value.ts';

/** Overlap too small to be seen, and the distance kept from the edge of the hex. */
const TOLERANCE = 2;
const MARGIN = 2;

const KINDS = ['labels', 'values', 'terrain', 'names'] as const;
type Kind = (typeof KINDS)[number];

type Direction = readonly [angle: number, percent: number];

/** Directions to the corners and sides of a flat-topped hex; on a pointed one they change places. */
const CORNERS_RIGHT_FIRST = [210, 150, 330, 30, 270, 90];
const CORNERS_LEFT_FIRST = [150, 210, 30, 330, 90, 270];
const SIDES = [180, 0, 240, 120, 300, 60];

const ring = (angles: readonly number[], percent: number): readonly Direction[] =>
  angles.map((angle) => [angle, percent]);

/** Where else to look, best first: corners before sides, because track comes from sides. Names need width. */
const DIRECTIONS: Readonly<Record<Kind, readonly Direction[]>> = {
  labels: [...ring(CORNERS_LEFT_FIRST, 0.7), ...ring(SIDES, 0.7), ...ring(CORNERS_LEFT_FIRST, 0.85)],
  values: [...ring(CORNERS_RIGHT_FIRST, 0.7), ...ring(SIDES, 0.7), ...ring(CORNERS_RIGHT_FIRST, 0.85)],
  terrain: [...ring([0, 330, 30, 180, 150, 210, 270, 90], 0.7), ...ring([330, 30, 210, 150], 0.85)],
  names: [...ring([180, 0], 0.5), ...ring([180, 0], 0.7), ...ring([180, 0], 0.85), ...ring(SIDES, 0.6)],
};

const CENTRE: Point = { x: 0, y: 0 };

interface Movable {
  readonly position: Position;
}

/** Something that stands on the hex: what it covers about the centre, and where it was moved to. */
interface Obstacle {
  readonly footprint: Footprint;
  readonly at: Point;
}

export interface Arrangement {
  readonly hex: Hex;
  /** How many it took. */
  readonly steps: number;
  /** The budget did not suffice: the rest stands at its usual places in turn, whether they are free or not. */
  readonly crowded: boolean;
}

/** Earlier results by look, options and hex. */
const arrangements = new WeakMap<Look, Map<string, Arrangement>>();

/**
 * Moves values, labels, names and terrain that the file gives no position away from stops, track and other texts, to the
 * first free place. What has a position stays exactly there, and so does what has none but overlaps nothing. Equal
 * hexes are arranged once.
 */
export const avoidOverlaps = (hex: Hex, look: Look, options: HexOptions): Hex => {
  if (!KINDS.some((kind) => hex[kind].some(isMovable))) return hex;

  // Measured in the unturned tile and without reports: the picture must be the same in every turn.
  const { pointer = '', ...rest } = options;
  const upright = { ...rest, rotation: 0, outline: false, id: undefined };
  const ofLook = arrangements.get(look) ?? new Map<string, Arrangement>();
  arrangements.set(look, ofLook);
  const key = `${hexOptionsKey(upright)} ${JSON.stringify(hex)}`;
  const found =
    ofLook.get(key) ?? findFreePlaces(hex, hexPainter(hex, { ...look, report: () => undefined }, upright));
  ofLook.set(key, found);
  if (found.crowded) reportCrowded(look, pointer);
  return found.hex;
};

/** The same without reports and without the memory of earlier hexes. */
export const findFreePlaces = (hex: Hex, painter: HexPainter): Arrangement => {
  const budget: StepBudget = { left: STEPS_PER_HEX };
  const fixed = Object.fromEntries(
    KINDS.map((kind) => [kind, (hex[kind] as readonly Movable[]).filter((element) => !isMovable(element))]),
  );
  const taken = obstacles({ ...hex, ...fixed }, painter, budget);

  const placeAll = <T extends Movable>(
    list: readonly T[],
    directions: readonly Direction[],
    draw: (element: T, painter: HexPainter) => readonly Node[],
  ): readonly T[] => {
    const others = directions.map(([angle, percent]) => pointAt(angle, percent * INNER_RADIUS));
    const placeOf = (element: T, index: number): Point => {
      const places = [element.position, ...others];
      if (budget.left > 0) {
        const drawn = draw({ ...element, position: { ...element.position, ...CENTRE } }, painter);
        const footprint = measureFootprint(drawn, painter.look.fonts, budget);
        const at = freePlace(footprint, places, taken, painter.options.orientation, budget);
        taken.push({ footprint, at });
        if (budget.left > 0) return at;
      }
      return places[index % places.length]!;
    };
    return list.map((element, index) => {
      if (!isMovable(element)) return element;
      const { x, y } = placeOf(element, index);
      return { ...element, position: { ...element.position, x, y } };
    });
  };

  const placed = {
    ...hex,
    labels: placeAll(hex.labels, DIRECTIONS.labels, drawLabel),
    values: placeAll(hex.values, DIRECTIONS.values, drawValue),
    terrain: placeAll(hex.terrain, DIRECTIONS.terrain, drawTerrain),
    names: placeAll(hex.names, DIRECTIONS.names, drawHexName),
  };
  return { hex: placed, steps: STEPS_PER_HEX - budget.left, crowded: budget.left <= 0 };
};

const isMovable = ({ position }: Movable): boolean => !position.placed;

/** What is there already: stops, track, texts, everything that is not ground. */
const obstacles = (hex: Hex, painter: HexPainter, budget: StepBudget): Obstacle[] => {
  const { inside, outside } = hexLayers(hex, painter);
  const found: Obstacle[] = [];
  for (const { role, draw } of [...inside, ...outside]) {
    if (budget.left <= 0) break;
    if (role === 'ground') continue;
    found.push({ footprint: measureFootprint(draw(), painter.look.fonts, budget), at: CENTRE });
  }
  return found;
};

/** The first place where something overlaps nothing; where there is none, the place it would have anyway. */
const freePlace = (
  footprint: Footprint,
  [wanted, ...others]: readonly Point[],
  taken: readonly Obstacle[],
  orientation: number,
  budget: StepBudget,
): Point => {
  const beyond = beyondOutline(footprint.polygons.flat(), orientation);
  const isFree = (place: Point) =>
    taken.every(({ footprint: other, at }) => {
      const by = { x: place.x - at.x, y: place.y - at.y };
      return !footprintsOverlap(footprint, other, { by, tolerance: TOLERANCE, budget });
    });
  if (isFree(wanted!)) return wanted!;
  return others.find((at) => beyond(at) <= -MARGIN && isFree(at)) ?? wanted!;
};
