import type { Font, Hex, Placed, Value } from '@platelayer/game';
import type { Box, Node, Point } from '@platelayer/scene';
import type { Look } from '../look.ts';
import { drawBoomtown, drawBoomtownName } from './boomtown.ts';
import { drawCenterTown, drawCenterTownName } from './center-town.ts';
import { drawCity, drawCityName, isRing } from './city.ts';
import { cityLayout } from './city-layout.ts';
import { drawCompanyMark } from './company-mark.ts';
import { boxOfFootprint, type Footprint, measureFootprint } from './footprint.ts';
import {
  best,
  type Candidate,
  type Choice,
  type Clearance,
  firstFree,
  firstInMiddle,
  isFree,
  type Obstacle,
  USUAL,
  USUAL_OUTSIDE,
} from './free-place.ts';
import { type HexOptions, hexOptionsKey } from './hex-options.ts';
import { drawHexIcon } from './icon.ts';
import type { HexWithId } from './id.ts';
import { drawLabel } from './label.ts';
import { hexLayers } from './layers.ts';
import { drawMediumCity, drawMediumCityName } from './medium-city.ts';
import { drawHexName } from './name.ts';
import { otherNamePlaces, otherStopNamePlaces, otherTownNamePlaces } from './name-places.ts';
import { drawOffBoardName, drawOffBoardRevenue } from './off-board-revenue.ts';
import { beyondOutline, INNER_RADIUS, pointAt } from './outline.ts';
import { type HexPainter, hexPainter } from './painter.ts';
import { placeId } from './place-id.ts';
import { reportCrowded, STEPS_PER_HEX, type StepBudget } from './step-budget.ts';
import { drawTerrain } from './terrain.ts';
import { drawTown, drawTownName } from './town.ts';
import { drawValue } from './value.ts';
import { fitWideValue, isWideValue, narrowerValues } from './wide-value.ts';

const KINDS = ['icons', 'labels', 'values', 'terrain', 'names', 'companies'] as const;
type Kind = (typeof KINDS)[number];

const STOPS = ['cities', 'mediumCities', 'towns', 'boomtowns', 'centerTowns', 'offBoardRevenue'] as const;
type StopKind = (typeof STOPS)[number];

type Direction = readonly [angle: number, percent: number];

/** Directions to the corners and sides of a flat-topped hex; on a pointed one they change places. */
const CORNERS_RIGHT_FIRST = [210, 150, 330, 30, 270, 90];
const CORNERS_LEFT_FIRST = [150, 210, 30, 330, 90, 270];
const SIDES = [180, 0, 240, 120, 300, 60];
const CORNERS_BELOW_FIRST = [30, 330, 90, 270, 150, 210];
const SIDES_BELOW_FIRST = [0, 60, 300, 120, 240, 180];

const ring = (angles: readonly number[], percent: number): readonly Direction[] =>
  angles.map((angle) => [angle, percent]);

/** Where else to look, best first: corners before sides, because track comes from sides. Names need width. */
const DIRECTIONS: Readonly<Record<Kind, readonly Direction[]>> = {
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

/** Where nothing of that is free, points all over the hex, this far from one another. */
const STEP = 6;
const ROWS = 12;
const EVERYWHERE: readonly Point[] = Array.from({ length: (2 * ROWS + 1) ** 2 }, (_, i) => ({
  x: STEP * ((i % (2 * ROWS + 1)) - ROWS),
  y: STEP * (Math.floor(i / (2 * ROWS + 1)) - ROWS),
})).filter(({ x, y }) => Math.hypot(x, y) <= INNER_RADIUS);

const CENTRE: Point = { x: 0, y: 0 };

/** What is kept of all steps for what comes after something, where that is tried in other forms: less and less of them. */
const KEPT = { stopNames: 1 / 3, labels: 1 / 6, values: 1 / 8, names: 1 / 12 };

export interface Arrangement {
  readonly hex: HexWithId;
  /** How many it took. */
  readonly steps: number;
  /** The budget did not suffice: the rest stands at its usual places in turn, whether they are free or not. */
  readonly crowded: boolean;
}

/** Earlier results by look, options and hex. */
const arrangements = new WeakMap<Look, Map<string, Arrangement>>();

/**
 * Moves what the file gives no position (icons, values, labels, names, terrain, marks of private companies, names of stops, the
 * id) away from stops, track, other texts and the edge, to the first free place. What has a position stays exactly there, but for
 * wide values, and so does what has none but overlaps nothing. Equal hexes are arranged once.
 */
export const avoidOverlaps = (hex: Hex, look: Look, options: HexOptions): HexWithId => {
  const movable =
    options.id !== undefined ||
    KINDS.some((kind) => hex[kind].some(isMovable)) ||
    STOPS.some((kind) => hex[kind].some(hasMovableName)) ||
    hex.values.some((value) => isFixedAndWide(value, look));
  if (!movable) return hex;

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

  const values = hex.values.map((value) => {
    if (budget.left <= 0 || !isFixedAndWide(value, painter.look)) return value;
    const own = taken.findIndex(({ entry }) => entry !== undefined && entry === value.entry);
    if (own < 0) return value;
    const fitted = fitWideValue(value, taken.toSpliced(own, 1), painter, budget);
    taken[own] = { ...taken[own]!, footprint: measure(drawValue(fitted, painter)) };
    return fitted;
  });
  /** The first form that is free somewhere, or else the one that covers least; some steps are kept for what comes after it. */
  const bestForm = <F, T>(
    [usual, ...others]: readonly [F, ...F[]],
    kept: number,
    search: (form: F) => Choice<T>,
  ) => {
    let choice = search(usual);
    for (const form of others) {
      if (choice.cost === 0 || budget.left < kept * STEPS_PER_HEX) break;
      choice = best([choice, search(form)]);
    }
    return choice;
  };

  /** Elements whose position is ours: drawn once, about the centre. */
  const placeAll = <T extends Placed>(
    list: readonly T[],
    directions: readonly Direction[],
    draw: (element: T, painter: HexPainter) => readonly Node[],
    {
      hides = false,
      usual = USUAL.letters,
      liesOn = () => false,
      middles = [],
      otherForms = () => [],
      kept = 0,
    }: {
      /** It is a sign, and lies over most of what is placed after it. */
      readonly hides?: boolean;
      readonly usual?: Clearance;
      /** What it may cover, or lie under, at its usual place. */
      readonly liesOn?: (element: T, obstacle: Obstacle) => boolean;
      /** Middles of cities that it may stand in where there is no other place. */
      readonly middles?: readonly Point[];
      /** Other forms of it, for where it fits nowhere as it is, and what is kept of all steps when they are tried. */
      readonly otherForms?: (element: T) => readonly T[];
      readonly kept?: number;
    } = {},
  ): readonly T[] => {
    const others = directions.map(([angle, percent]) => pointAt(angle, percent * INNER_RADIUS));
    const moved = (element: T, { x, y }: Point): T => ({
      ...element,
      position: { ...element.position, x, y },
    });
    return list.map((element, index) => {
      if (!isMovable(element)) return element;
      const places = [element.position, ...others];
      const search = (form: T): Choice<T> => {
        const footprint = measure(draw(moved(form, CENTRE), painter));
        const beyond = edgeOf(footprint);
        const candidates = function* (points: Iterable<Point>): Iterable<Candidate<T>> {
          for (const at of points) yield { element: form, footprint, beyond, at };
        };
        const stays = { element: form, footprint, beyond, at: element.position };
        const inTheWay = taken.filter((obstacle) => !liesOn(element, obstacle));
        if (inTheWay.length < taken.length && isFree(stays, inTheWay, usual, budget))
          return { chosen: stays, cost: 0 };
        const further = candidates(pointsAround(element.position));
        const found = firstFree(candidates(places), further, taken, usual, budget);
        return found.cost === 0 ? found : (firstInMiddle(candidates(middles), taken, budget) ?? found);
      };
      if (budget.left > 0) {
        const { chosen } = bestForm([element, ...otherForms(element)], kept, search);
        const { element: form, footprint, at } = chosen;
        taken.push({ footprint, at, role: hides ? 'sign' : 'text', hides });
        if (budget.left > 0) return moved(form, at);
      }
      return moved(element, places[index % places.length]!);
    });
  };

  // Before everything else, which gives way to them.
  const icons = placeAll(hex.icons, DIRECTIONS.icons, drawHexIcon, {
    hides: true,
    usual: USUAL.disc,
    liesOn: iconLiesOn,
  });
  const idCorners = placeId(hex, taken, painter, budget);

  /** Names that stand on the hex already. */
  const written = new Set<string>();

  /** Names of stops: every other place is drawn; straight and upright they may also leave for some other place of the hex. */
  const placeNames = <T extends NamedStop>(
    list: readonly T[],
    drawStop: (stop: T, painter: HexPainter) => readonly Node[],
    drawName: (stop: T, painter: HexPainter) => readonly Node[],
    otherPlaces: (stop: T, name: NameOf<T>, box: Box) => readonly NameOf<T>[],
    {
      ownTurn = () => 0,
      usual = USUAL.letters,
    }: {
      /** The turn that the drawing of its name adds to that of the stop; nothing where it is scaled besides. */
      readonly ownTurn?: (stop: T) => number | undefined;
      readonly usual?: Clearance;
    } = {},
  ): readonly T[] =>
    list.map((stop) => {
      const name = stop.name as NameOf<T> | undefined;
      if (!name || !hasMovableName(stop) || budget.left <= 0) return stop;
      const candidate = (name: NameOf<T>): Candidate<T> => {
        const element = { ...stop, name };
        const footprint = measure(drawName(element, painter));
        return { element, footprint, beyond: edgeOf(footprint), at: CENTRE };
      };
      function* candidates(form: NameOf<T>): Iterable<Candidate<T>> {
        yield candidate(form);
        // Each of them is drawn: too much work for every size.
        if (form !== name) return;
        const own = measure(drawStop({ ...stop, position: { x: 0, y: 0, turn: 0, placed: true } }, painter));
        for (const other of otherPlaces(stop, form, boxOfFootprint(own))) yield candidate(other);
      }
      function* further(name: NameOf<T>): Iterable<Candidate<T>> {
        const { x, y, turn } = stop.position;
        const own = ownTurn(stop);
        if (own === undefined) return;
        const upright = -turn - own;
        const about = candidate(nameAt(name, CENTRE, upright));
        for (const point of pointsAround(stop.position)) {
          const at = { x: point.x - x, y: point.y - y };
          yield { ...about, element: { ...stop, name: nameAt(name, at, upright) }, at };
        }
      }
      const again = written.has(name.text);
      const { chosen, cost } = bestForm(
        [name, ...(again ? [] : smallerForms(name))],
        KEPT.stopNames,
        (form) => firstFree(candidates(form), further(form), taken, usual, budget),
      );
      if (budget.left <= 0) return stop;
      // Two stops of one place: its name once is better than twice in small letters or on each other.
      if (cost > 0 && again) return { ...stop, name: undefined };
      written.add(name.text);
      taken.push({ footprint: chosen.footprint, at: chosen.at, role: 'text' });
      return chosen.element;
    });

  const placed = {
    ...hex,
    ...(idCorners ? { idCorners } : {}),
    icons,
    cities: placeNames(
      hex.cities,
      drawCity,
      drawCityName,
      // Names below three or four slots count their offset from another end (20.14.36.2).
      ({ size }, name, box) => otherStopNamePlaces(name, box, ![3, 4, '2S1Y'].includes(size), painter),
      { ownTurn: ({ size, ...city }) => cityLayout(size, city).turn ?? 0 },
    ),
    mediumCities: placeNames(
      hex.mediumCities,
      drawMediumCity,
      drawMediumCityName,
      (_, name, box) => otherNamePlaces(name, box, painter),
      { ownTurn: ({ scale }) => (scale === 1 ? 0 : undefined) },
    ),
    towns: placeNames(hex.towns, drawTown, drawTownName, (_, name) => otherTownNamePlaces(name)),
    boomtowns: placeNames(hex.boomtowns, drawBoomtown, drawBoomtownName, (_, name, box) =>
      otherStopNamePlaces(name, box, true, painter),
    ),
    centerTowns: placeNames(hex.centerTowns, drawCenterTown, drawCenterTownName, (_, name, box) =>
      otherNamePlaces(name, box, painter),
    ),
    offBoardRevenue: placeNames(
      hex.offBoardRevenue,
      drawOffBoardRevenue,
      drawOffBoardName,
      (_, name, box) => otherNamePlaces(name, box, painter),
      { usual: USUAL_OUTSIDE },
    ),
    labels: placeAll(hex.labels, DIRECTIONS.labels, drawLabel, {
      otherForms: smallerForms,
      kept: KEPT.labels,
    }),
    values: placeAll(values, DIRECTIONS.values, drawValue, {
      usual: USUAL.disc,
      middles: hex.cities.filter(isRing).map(({ position }) => position),
      otherForms: (value) => narrowerValues(value, painter),
      kept: KEPT.values,
    }),
    terrain: placeAll(hex.terrain, DIRECTIONS.terrain, drawTerrain),
    names: placeAll(hex.names, DIRECTIONS.names, drawHexName, {
      otherForms: smallerForms,
      kept: KEPT.names,
    }),
    companies: placeAll(hex.companies, DIRECTIONS.companies, drawCompanyMark),
  };
  return { hex: placed, steps: STEPS_PER_HEX - budget.left, crowded: budget.left <= 0 };
};

/** Files write names on icons and frame them with shapes; in the middle of a hex an icon marks the track, such as a ferry. */
const iconLiesOn = ({ position: { x, y } }: Placed, { role, entry }: Obstacle): boolean =>
  /^\/(names|shapes)\//.test(entry ?? '') || (role === 'track' && x === 0 && y === 0);

/** Shares of their size that letters may be reduced to, and what is still read with ease. */
const SMALLER = [0.85, 0.7, 0.55];
const SMALLEST = 7;

const smallerForms = <T extends { readonly font: Font }>(element: T): readonly T[] =>
  SMALLER.map((share) => share * element.font.size)
    .filter((size) => size >= SMALLEST)
    .map((size) => ({ ...element, font: { ...element.font, size } }));

interface MovableName {
  readonly text: string;
  readonly font: Font;
  readonly placed: boolean;
}

interface NamedStop extends Placed {
  readonly name?: MovableName;
}

type NameOf<T extends NamedStop> = NonNullable<T['name']>;

/** A name set straight with the middle of its baseline at a point, from its stop. */
const nameAt = <Name extends MovableName>(name: Name, { x, y }: Point, turn: number): Name =>
  'baseline' in name ? { ...name, straight: true, x, baseline: y, turn } : { ...name, x, y, turn };

const isMovable = ({ position }: Placed): boolean => !position.placed;
const isFixedAndWide = (value: Value, look: Look): boolean => !isMovable(value) && isWideValue(value, look);
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

/** What is there already: stops, track, texts, everything that is not ground, and not the id, which comes after it. */
const obstacles = (hex: Hex, painter: HexPainter, budget: StepBudget): Obstacle[] => {
  const { inside, outside } = hexLayers(hex, painter);
  const found: Obstacle[] = [];
  const measure = (nodes: readonly Node[]) => measureFootprint(nodes, painter.look.fonts, budget);
  for (const { role, entry, draw, drawAroundMiddle } of [...inside, ...outside]) {
    if (budget.left <= 0) break;
    if (role !== 'ground' && role !== 'id')
      found.push({
        footprint: measure(draw()),
        at: CENTRE,
        role,
        entry,
        aroundMiddle: drawAroundMiddle && measure(drawAroundMiddle()),
      });
  }
  return found;
};

/** Points all over the hex, those near a place first; sorted when they are asked for. */
const pointsAround = function* ({ x, y }: Point): Iterable<Point> {
  const distances = EVERYWHERE.map((point) => ({ point, distance: Math.hypot(point.x - x, point.y - y) }));
  for (const { point } of distances.sort((a, b) => a.distance - b.distance)) yield point;
};
