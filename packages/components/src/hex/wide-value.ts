import type { Value } from '@platelayer/game';
import type { Look } from '../look.ts';
import {
  type Candidate,
  CLEAR,
  type Clearance,
  COMFORTABLE,
  covers,
  DEFAULT_CLEARANCE,
  isFree,
  leastCovering,
  TOUCHING,
} from './free-place.ts';
import type { HexPainter } from './painter.ts';
import { CENTRE, measure, type Placing } from './placing.ts';
import { drawValue, narrowestHalfWidth, valueHalfWidth } from './value.ts';

/** How far an oval moves sideways, in units of its extra width: outwards before inwards. */
const SHIFTS = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1];

/** Whether a value needs an oval wider than the circle for two digits, and the file does not set its width. */
export const isWideValue = (value: Value, { money }: Pick<Look, 'money'>): boolean =>
  value.shape !== 'none' &&
  value.halfWidth === undefined &&
  valueHalfWidth(value, money(value.value, 'value')) > value.halfHeight;

/** Narrower forms of a value, down to the space its digits need. Empty if it is no wider than a circle. */
export const narrowerValues = (value: Value, painter: HexPainter): readonly Value[] =>
  isWideValue(value, painter.look)
    ? widthsOf(value, painter)
        .slice(1)
        .map((halfWidth) => ({ ...value, halfWidth }))
    : [];

/** Half widths for a wide value, starting with the default. */
const widthsOf = (value: Value, painter: HexPainter): readonly number[] => {
  const shown = painter.money(value.value, 'value');
  const widest = valueHalfWidth(value, shown);
  const narrowest = narrowestHalfWidth(value, shown, painter);
  return [widest, (widest + narrowest) / 2, narrowest].filter((width) => width <= widest);
};

/**
 * Fits a wide value whose position was chosen for a circle: its extra width must not cover a stop, track or text, or
 * leave the hex. It moves sideways or gets as narrow as its digits allow. What a circle would cover at that position is
 * intended by the file.
 */
export const fitWideValue = (value: Value, placing: Placing): Value => {
  const { painter, taken, budget } = placing;
  const { x, turn } = value.position;
  const candidate = (halfWidth: number | undefined, shift: number): Candidate<Value> => {
    const position = { ...value.position, x: x + shift };
    const element = { ...value, halfWidth, position };
    return { element, ...measure(drawValue(element, painter), placing), at: CENTRE };
  };
  const circle = candidate(value.halfHeight, 0);
  const others = taken.filter((obstacle) => !covers(circle, obstacle, DEFAULT_CLEARANCE.disc, budget));
  const unchanged = candidate(undefined, 0);
  // A turned oval does not widen sideways, and a value beyond the edge is meant to be there.
  if (
    turn % 180 !== 0 ||
    circle.beyond(CENTRE) > 0 ||
    isFree(unchanged, others, DEFAULT_CLEARANCE.disc, budget)
  )
    return value;

  const outwards = x < 0 ? -1 : 1;
  const tried = [unchanged];
  for (const width of widthsOf(value, painter)) {
    const ways = SHIFTS.map((share) => candidate(width, outwards * share * (width - value.halfHeight)));
    const firstWith = (clearance: Clearance) => ways.find((way) => isFree(way, others, clearance, budget));
    const free = firstWith(COMFORTABLE) ?? firstWith(CLEAR);
    if (free) return free.element;
    tried.push(...ways);
  }
  const close = tried.find((other) => isFree(other, others, TOUCHING, budget));
  return close?.element ?? leastCovering(tried, others, DEFAULT_CLEARANCE.disc, budget).chosen.element;
};
