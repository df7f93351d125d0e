import type { Hex, Placed } from '@platelayer/game';
import { type Box, box, type Node, type Point } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { drawBoomtown, drawBoomtownName } from './boomtown.ts';
import { drawCenterTown, drawCenterTownName } from './center-town.ts';
import { drawCity, drawCityName } from './city.ts';
import { drawCompanyMark } from './company-mark.ts';
import { type Footprint, footprintsOverlap, measureFootprint } from './footprint.ts';
import { type HexOptions, hexOptionsKey } from './hex-options.ts';
import { drawLabel } from './label.ts';
import { hexLayers, type LayerRole } from './layers.ts';
import { drawMediumCity, drawMediumCityName } from './medium-city.ts';
import { drawHexName } from './name.ts';
import { otherNamePlaces, otherStopNamePlaces, otherTownNamePlaces } from './name-places.ts';
import { beyondOutline, INNER_RADIUS, pointAt } from './outline.ts';
import { type HexPainter, hexPainter } from './painter.ts';
import {
  reportCrowded,
  STEPS_PER_HEX,
  STEPS_TO_SEARCH,
  STEPS_TO_TRY,
  type StepBudget,
} from './step-budget.ts';
import { drawTerrain } from './terrain.ts';
import { drawTown, drawTownName } from './town.ts';
import { drawValue } from './value.ts';

/** What keeps clear of a text: how far a drawing may reach into it unseen, and the gap left where we choose a place. */
const TOLERANCE = 0.5;
const GAP = 1;
/** Letters may come closer to a stop: names stand round it, and their boxes are larger than they are. */
const STOP_TOLERANCE = 2;

/** The distance kept from the edge of the hex where we choose a place. */
const MARGIN = 2;

const KINDS = ['labels', 'values', 'terrain', 'names', 'companies'] as const;
type Kind = (typeof KINDS)[number];

const STOPS = ['cities', 'mediumCities', 'towns', 'boomtowns', 'centerTowns'] as const;
type StopKind = (typeof STOPS)[number];

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
  companies: [...ring([0, 180], 0.7), ...ring([30, 330, 150, 210], 0.7), ...ring([90, 270], 0.6)],
};

/** Where nothing of that is free, points all over the hex, this far from one another. */
const STEP = 6;
const ROWS = 12;
const EVERYWHERE: readonly Point[] = Array.from({ length: (2 * ROWS + 1) ** 2 }, (_, i) => ({
  x: STEP * ((i % (2 * ROWS + 1)) - ROWS),
  y: STEP * (Math.floor(i / (2 * ROWS + 1)) - ROWS),
})).filter(({ x, y }) => Math.hypot(x, y) <= INNER_RADIUS);

/** How bad it is to cover something, and to leave the hex, where there is no way but to choose. */
const WEIGHTS: Readonly<Record<Exclude<LayerRole, 'ground'>, number>> = {
  text: 4,
  stop: 4,
  sign: 3,
  track: 2,
  id: 1,
};
const EDGE_WEIGHT = 5;

const CENTRE: Point = { x: 0, y: 0 };

/** Something that stands on the hex: what it covers about the centre, and where it was moved to. */
interface Obstacle {
  readonly footprint: Footprint;
  readonly at: Point;
  readonly role: Exclude<LayerRole, 'ground'>;
}

/** A way to draw something whose place is ours to choose. */
interface Candidate<T> {
  readonly element: T;
  readonly footprint: Footprint;
  /** How far it reaches over the edge of the hex when it is moved. */
  readonly beyond: (at: Point) => number;
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
 * Moves what the file gives no position (values, labels, names, terrain, marks of private companies, names of stops) away
 * from stops, track, other texts and the edge, to the first free place. What has a position stays exactly there, and so
 * does what has none but overlaps nothing. Equal hexes are arranged once.
 */
export const avoidOverlaps = (hex: Hex, look: Look, options: HexOptions): Hex => {
  const movable = KINDS.some((kind) => hex[kind].some(isMovable));
  if (!movable && !STOPS.some((kind) => hex[kind].some(hasMovableName))) return hex;

  // Measured in the unturned tile and without reports: the picture must be the same in every turn.
  const { pointer = '', ...rest } = options;
  const upright = { ...rest, rotation: 0, outline: false };
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
  const { fonts } = painter.look;
  const taken = obstacles(withoutMovables(hex), painter, budget);
  const measure = (nodes: readonly Node[]) => measureFootprint(nodes, fonts, budget);
  const edgeOf = ({ polygons }: Footprint) => beyondOutline(polygons, painter.options.orientation);

  /** Elements whose position is ours: drawn once, about the centre. */
  const placeAll = <T extends Placed>(
    list: readonly T[],
    directions: readonly Direction[],
    draw: (element: T, painter: HexPainter) => readonly Node[],
  ): readonly T[] => {
    const others = directions.map(([angle, percent]) => pointAt(angle, percent * INNER_RADIUS));
    const moved = (element: T, { x, y }: Point): T => ({
      ...element,
      position: { ...element.position, x, y },
    });
    return list.map((element, index) => {
      if (!isMovable(element)) return element;
      const places = [element.position, ...others];
      if (budget.left > 0) {
        const footprint = measure(draw(moved(element, CENTRE), painter));
        const beyond = edgeOf(footprint);
        const candidates = function* (points: Iterable<Point>): Iterable<Candidate<Point>> {
          for (const at of points) yield { element: at, footprint, beyond, at };
        };
        const further = candidates(pointsAround(element.position));
        const { at } = firstFree(candidates(places), further, taken, budget);
        taken.push({ footprint, at, role: 'text' });
        if (budget.left > 0) return moved(element, at);
      }
      return moved(element, places[index % places.length]!);
    });
  };

  /** Names of stops: every other place is drawn; straight names may also leave for some other place of the hex. */
  const placeNames = <T extends NamedStop>(
    list: readonly T[],
    drawStop: (stop: T, painter: HexPainter) => readonly Node[],
    drawName: (stop: T, painter: HexPainter) => readonly Node[],
    otherPlaces: (stop: T, name: NameOf<T>, box: Box) => readonly NameOf<T>[],
    /** Its name is measured as the hex is, neither turned nor scaled by itself. */
    isPlain: (stop: T) => boolean = () => true,
  ): readonly T[] =>
    list.map((stop) => {
      const name = stop.name as NameOf<T> | undefined;
      if (!name || !hasMovableName(stop) || budget.left <= 0) return stop;
      const candidate = (name: NameOf<T>): Candidate<T> => {
        const element = { ...stop, name };
        const footprint = measure(drawName(element, painter));
        return { element, footprint, beyond: edgeOf(footprint), at: CENTRE };
      };
      function* candidates(name: NameOf<T>): Iterable<Candidate<T>> {
        yield candidate(name);
        const own = measure(drawStop({ ...stop, position: { x: 0, y: 0, turn: 0, placed: true } }, painter));
        for (const other of otherPlaces(stop, name, boxOf(own))) yield candidate(other);
      }
      function* further(name: NameOf<T>): Iterable<Candidate<T>> {
        const { x, y, turn } = stop.position;
        if (turn % 360 !== 0 || !isPlain(stop)) return;
        const about = candidate(nameAt(name, CENTRE));
        for (const point of pointsAround(stop.position)) {
          const at = { x: point.x - x, y: point.y - y };
          yield { ...about, element: { ...stop, name: nameAt(name, at) }, at };
        }
      }
      const { element, footprint, at } = firstFree(candidates(name), further(name), taken, budget);
      taken.push({ footprint, at, role: 'text' });
      return budget.left > 0 ? element : stop;
    });

  const placed = {
    ...hex,
    cities: placeNames(
      hex.cities,
      drawCity,
      drawCityName,
      // Names below three or four slots count their offset from another end (20.14.36.2).
      ({ size }, name, box) => otherStopNamePlaces(name, box, ![3, 4, '2S1Y'].includes(size), painter),
      ({ size }) => size !== 3,
    ),
    mediumCities: placeNames(
      hex.mediumCities,
      drawMediumCity,
      drawMediumCityName,
      (_, name, box) => otherNamePlaces(name, box, painter),
      ({ scale }) => scale === 1,
    ),
    towns: placeNames(hex.towns, drawTown, drawTownName, (_, name) => otherTownNamePlaces(name)),
    boomtowns: placeNames(hex.boomtowns, drawBoomtown, drawBoomtownName, (_, name, box) =>
      otherStopNamePlaces(name, box, true, painter),
    ),
    centerTowns: placeNames(hex.centerTowns, drawCenterTown, drawCenterTownName, (_, name, box) =>
      otherNamePlaces(name, box, painter),
    ),
    labels: placeAll(hex.labels, DIRECTIONS.labels, drawLabel),
    values: placeAll(hex.values, DIRECTIONS.values, drawValue),
    terrain: placeAll(hex.terrain, DIRECTIONS.terrain, drawTerrain),
    names: placeAll(hex.names, DIRECTIONS.names, drawHexName),
    companies: placeAll(hex.companies, DIRECTIONS.companies, drawCompanyMark),
  };
  return { hex: placed, steps: STEPS_PER_HEX - budget.left, crowded: budget.left <= 0 };
};

interface MovableName {
  readonly placed: boolean;
}

interface NamedStop extends Placed {
  readonly name?: MovableName;
}

type NameOf<T extends NamedStop> = NonNullable<T['name']>;

/** A name set straight with the middle of its baseline at a point, from its stop. */
const nameAt = <Name extends MovableName>(name: Name, { x, y }: Point): Name =>
  'baseline' in name ? { ...name, straight: true, x, baseline: y, turn: 0 } : { ...name, x, y, turn: 0 };

const isMovable = ({ position }: Placed): boolean => !position.placed;
const hasMovableName = ({ name }: { readonly name?: MovableName }): boolean => name?.placed === false;

/** The hex as far as the file has placed it. */
const withoutMovables = (hex: Hex): Hex => ({
  ...hex,
  ...Object.fromEntries(
    KINDS.map((kind: Kind) => [
      kind,
      (hex[kind] as readonly Placed[]).filter((element) => !isMovable(element)),
    ]),
  ),
  ...Object.fromEntries(
    STOPS.map((kind: StopKind) => [
      kind,
      hex[kind].map((stop) => (hasMovableName(stop) ? { ...stop, name: undefined } : stop)),
    ]),
  ),
});

/** What is there already: stops, track, texts, everything that is not ground. */
const obstacles = (hex: Hex, painter: HexPainter, budget: StepBudget): Obstacle[] => {
  const { inside, outside } = hexLayers(hex, painter);
  const found: Obstacle[] = [];
  for (const { role, draw } of [...inside, ...outside]) {
    if (budget.left <= 0) break;
    if (role !== 'ground')
      found.push({ footprint: measureFootprint(draw(), painter.look.fonts, budget), at: CENTRE, role });
  }
  return found;
};

const boxOf = ({ tree }: Footprint): Box =>
  tree ? box(tree.left, tree.top, tree.right - tree.left, tree.bottom - tree.top) : box(0, 0, 0, 0);

/** Points all over the hex, those near a place first; sorted when they are asked for. */
const pointsAround = function* ({ x, y }: Point): Iterable<Point> {
  const distances = EVERYWHERE.map((point) => ({ point, distance: Math.hypot(point.x - x, point.y - y) }));
  for (const { point } of distances.sort((a, b) => a.distance - b.distance)) yield point;
};

/**
 * The first candidate that keeps clear of everything and within the hex; the first of all may come a little closer. Where
 * none does, one of `further` may; where none of those does, the candidate that covers least.
 */
const firstFree = <T>(
  candidates: Iterable<Candidate<T>>,
  further: Iterable<Candidate<T>>,
  taken: readonly Obstacle[],
  budget: StepBudget,
): Candidate<T> => {
  // What was in the way of one candidate is often in the way of the next: it is looked at first.
  const likely = [...taken];
  const tried: Candidate<T>[] = [];
  const closeness = () => (tried.length === 0 ? TOLERANCE : -GAP);
  for (const candidate of candidates) {
    if (isFree(candidate, likely, closeness(), budget)) return candidate;
    tried.push(candidate);
    if (budget.left <= 0) break;
  }
  budget.left -= STEPS_TO_SEARCH;
  for (const candidate of further) {
    if (budget.left <= 0) break;
    if (isFree(candidate, likely, -GAP, budget)) return candidate;
  }
  const costs = tried.map((candidate, i) => costOf(candidate, taken, i === 0 ? TOLERANCE : -GAP, budget));
  return tried[costs.indexOf(Math.min(...costs))]!;
};

/** Whether nothing is covered. `tolerance` is how far things may reach into one another. Moves what is in the way to the front. */
const isFree = (
  candidate: Candidate<unknown>,
  likely: Obstacle[],
  tolerance: number,
  budget: StepBudget,
): boolean => {
  budget.left -= STEPS_TO_TRY;
  if (crossesEdge(candidate, tolerance)) return false;
  const first = likely.findIndex((obstacle) => covers(candidate, obstacle, tolerance, budget));
  if (first > 0) likely.unshift(...likely.splice(first, 1));
  return first < 0;
};

/** How bad a place is: 0 where nothing is covered. */
const costOf = (
  candidate: Candidate<unknown>,
  taken: readonly Obstacle[],
  tolerance: number,
  budget: StepBudget,
): number => {
  budget.left -= STEPS_TO_TRY;
  return taken
    .filter((obstacle) => covers(candidate, obstacle, tolerance, budget))
    .reduce((cost, { role }) => cost + WEIGHTS[role], crossesEdge(candidate, tolerance) ? EDGE_WEIGHT : 0);
};

const crossesEdge = ({ beyond, at }: Candidate<unknown>, tolerance: number): boolean =>
  beyond(at) > (tolerance > 0 ? 0 : -MARGIN);

const covers = (
  { footprint, at }: Candidate<unknown>,
  { footprint: other, at: place, role }: Obstacle,
  tolerance: number,
  budget: StepBudget,
): boolean =>
  footprintsOverlap(footprint, other, {
    by: { x: at.x - place.x, y: at.y - place.y },
    tolerance: role === 'stop' && tolerance > 0 ? STOP_TOLERANCE : tolerance,
    budget,
  });
