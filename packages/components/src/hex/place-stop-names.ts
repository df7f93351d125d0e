import type { Font, Placed, StopName, StraightName } from '@platelayer/game';
import { type Box, lineWidth, type Node, type Point } from '@platelayer/scene';
import { boxOfFootprint } from './footprint.ts';
import { type Candidate, type Clearance, DEFAULT_CLEARANCE, firstFree, liesOnTrack } from './free-place.ts';
import { type HexPainter, typeStyle } from './painter.ts';
import {
  bestForm,
  CENTRE,
  footprintOf,
  measure,
  type Placing,
  pointsAround,
  smallerForms,
} from './placing.ts';

interface MovableName {
  readonly text: string;
  readonly font: Font;
  readonly placed: boolean;
}

interface NamedStop extends Placed {
  readonly name?: MovableName;
}

type NameOf<T extends NamedStop> = NonNullable<T['name']>;

/** How to draw a kind of stop, and where to try its name. */
interface StopNameRules<T extends NamedStop> {
  readonly drawStop: (stop: T, painter: HexPainter) => readonly Node[];
  readonly drawName: (stop: T, painter: HexPainter) => readonly Node[];
  readonly otherPlaces: (stop: T, name: NameOf<T>, box: Box) => readonly NameOf<T>[];
  /** Rotation of the name's drawing relative to the stop. Undefined if the drawing is also scaled. */
  readonly ownTurn?: (stop: T) => number | undefined;
  readonly defaultClearance?: Clearance;
}

/** Share of all steps reserved for what comes after these names. */
const KEPT = 1 / 3;

/**
 * Places names of stops. Each position on the stop's own list is drawn; a straight, upright name may also move
 * elsewhere in the hex.
 */
export const placeStopNames = <T extends NamedStop>(
  stops: readonly T[],
  {
    drawStop,
    drawName,
    otherPlaces,
    ownTurn = () => 0,
    defaultClearance = DEFAULT_CLEARANCE.letters,
  }: StopNameRules<T>,
  placing: Placing,
): readonly T[] => {
  const { painter, taken, written, budget } = placing;
  return stops.map((stop) => {
    const name = stop.name as NameOf<T> | undefined;
    if (!name || !hasMovableName(stop) || budget.left <= 0) return stop;
    const candidate = (name: NameOf<T>): Candidate<T> => {
      const element = { ...stop, name };
      return { element, ...measure(drawName(element, painter), placing), at: CENTRE };
    };
    function* candidates(form: NameOf<T>): Iterable<Candidate<T>> {
      yield candidate(form);
      // Drawing each position at every size would take too long.
      if (form !== name) return;
      const alone = { ...stop, position: { x: 0, y: 0, turn: 0, placed: true } };
      const own = boxOfFootprint(footprintOf(drawStop(alone, painter), placing));
      for (const other of otherPlaces(stop, form, own)) yield candidate(other);
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
      KEPT,
      (form) => firstFree(candidates(form), further(form), taken, defaultClearance, budget),
      budget,
    );
    if (budget.left <= 0) return stop;
    // Two stops of the same place: one name is better than two small or overlapping ones.
    if (cost > 0 && again) return { ...stop, name: undefined };
    const { element, footprint, at } = chosen;
    placing.cost += cost;
    const halo = cost > 0 && liesOnTrack(chosen, taken, budget) ? painter.surfaces[0] : undefined;
    written.add(name.text);
    taken.push({ footprint, at, role: 'text' });
    return halo === undefined ? element : { ...element, name: { ...element.name, halo } };
  });
};

/** A straight name of a stop, with the middle of its baseline at this point. */
const nameAt = <Name extends MovableName>(name: Name, { x, y }: Point, turn: number): Name =>
  'baseline' in name ? { ...name, straight: true, x, baseline: y, turn } : { ...name, x, y, turn };

/** Whether the file leaves the position of the name open. */
export const hasMovableName = ({ name }: { readonly name?: MovableName }): boolean => name?.placed === false;

/** Distance between a stop and its name. */
const GAP = 4;

/** Other offsets along the curve, in per cent. Below the stop, only those near the middle. */
const OFFSETS_ABOVE = [42, 58, 36, 64, 30, 70];
const OFFSETS_BELOW = [42, 58, 36, 64];

/** Shift of a curved name below its stop, as in the file format (20.8.5.6). */
const SHIFT_BELOW = 7;

interface NameText {
  readonly text: string;
  readonly font: StopName['font'];
}

/** Distance from the baseline to the top of capitals, and to the bottom of descenders. */
const ascent = ({ font }: NameText): number => 0.75 * font.size;
const descent = ({ font }: NameText): number => 0.2 * font.size;

/** Baseline midpoints for a name around a stop with this box: above, below, at the sides, then at the corners. */
const placesRound = (
  name: NameText,
  { x, y, width, height }: Box,
  painter: HexPainter,
): readonly { readonly x: number; readonly y: number }[] => {
  const half = lineWidth(painter.look.fonts, name.text, typeStyle(name.font)) / 2;
  const [left, middle, right] = [x - GAP - half, x + width / 2, x + width + GAP + half];
  const [above, below] = [y - GAP - descent(name), y + height + GAP + ascent(name)];
  const level = y + height / 2 + ascent(name) / 2;
  // The largest shift that still leaves part of the name above or below its stop.
  const aside = Math.max(0, half - width / 4);
  return [
    { x: middle, y: above },
    { x: middle, y: below },
    { x: right, y: level },
    { x: left, y: level },
    ...[aside / 2, aside].flatMap((by) =>
      [above, below].flatMap((y) => [
        { x: middle + by, y },
        { x: middle - by, y },
      ]),
    ),
    { x: right, y: above },
    { x: left, y: above },
    { x: right, y: below },
    { x: left, y: below },
  ];
};

/**
 * Other positions for the name of a city or boomtown, best first: along its curve, along the curve below, then
 * straight.
 */
export const otherStopNamePlaces = (
  name: StopName,
  box: Box,
  canShiftBelow: boolean,
  painter: HexPainter,
): readonly StopName[] => {
  const isStraight = name.straight || painter.look.config.straightCityNames;
  const curved = isStraight
    ? []
    : [
        ...OFFSETS_ABOVE.slice(0, 2).map((offset) => ({ ...name, offset })),
        { ...name, reverse: true, shift: SHIFT_BELOW },
        ...OFFSETS_ABOVE.slice(2).map((offset) => ({ ...name, offset })),
        ...(canShiftBelow
          ? OFFSETS_BELOW.map((offset) => ({ ...name, reverse: true, shift: SHIFT_BELOW, offset }))
          : []),
      ];
  return [
    ...curved,
    ...placesRound(name, box, painter).map(({ x, y }) => ({ ...name, straight: true, x, baseline: y })),
  ];
};

/** Other positions for the name of a dot or a medium city. */
export const otherNamePlaces = (name: StraightName, box: Box, painter: HexPainter): readonly StraightName[] =>
  placesRound(name, box, painter).map((place) => ({ ...name, ...place }));

/** How far the name of a bar moves along the track, on both sides of the bar. */
const ALONG = [0, 14, -14, 28, -28];

/** Other positions for the name of a bar, which is sideways next to it (20.8.6). */
export const otherTownNamePlaces = (name: StraightName): readonly StraightName[] =>
  [name.y, -name.y + ascent(name)].flatMap((y) => ALONG.map((x) => ({ ...name, x, y }))).slice(1);
