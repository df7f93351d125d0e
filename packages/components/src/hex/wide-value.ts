import type { Value } from '@platelayer/game';
import type { Look } from '../look.ts';
import {
  type Candidate,
  CLEAR,
  type Clearance,
  COMFORTABLE,
  covers,
  isFree,
  leastCovering,
  TOUCHING,
  USUAL,
} from './free-place.ts';
import type { HexPainter } from './painter.ts';
import { CENTRE, measure, type Placing } from './placing.ts';
import { drawValue, narrowestHalfWidth, valueHalfWidth } from './value.ts';

/** Shares of what an oval is wider than a circle, by which it moves aside: outwards before inwards. */
const SHIFTS = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1];

/** Whether a value is wider than the circle of two figures, and the width is not the file's. */
export const isWideValue = (value: Value, { money }: Pick<Look, 'money'>): boolean =>
  value.shape !== 'none' &&
  value.halfWidth === undefined &&
  valueHalfWidth(value, money(value.value, 'value')) > value.halfHeight;

/** The same value narrower, down to what its figures allow; none of one that is no wider than a circle. */
export const narrowerValues = (value: Value, painter: HexPainter): readonly Value[] =>
  isWideValue(value, painter.look)
    ? widthsOf(value, painter)
        .slice(1)
        .map((halfWidth) => ({ ...value, halfWidth }))
    : [];

/** Half widths that a wide value may have, the usual one first. */
const widthsOf = (value: Value, painter: HexPainter): readonly number[] => {
  const shown = painter.money(value.value, 'value');
  const widest = valueHalfWidth(value, shown);
  const narrowest = narrowestHalfWidth(value, shown, painter);
  return [widest, (widest + narrowest) / 2, narrowest].filter((width) => width <= widest);
};

/**
 * A wide value, whose place was chosen for a circle: what it is wider may not cover a stop, track or text, nor leave the hex.
 * It moves aside, or is drawn as narrow as its figures allow. What a circle there would cover is the file's wish.
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
  const others = taken.filter((obstacle) => !covers(circle, obstacle, USUAL.disc, budget));
  const usual = candidate(undefined, 0);
  // A turned oval does not widen to the sides, and one beyond the edge is meant to be there.
  if (turn % 180 !== 0 || circle.beyond(CENTRE) > 0 || isFree(usual, others, USUAL.disc, budget))
    return value;

  const outwards = x < 0 ? -1 : 1;
  const tried = [usual];
  for (const width of widthsOf(value, painter)) {
    const ways = SHIFTS.map((share) => candidate(width, outwards * share * (width - value.halfHeight)));
    const firstWith = (clearance: Clearance) => ways.find((way) => isFree(way, others, clearance, budget));
    const free = firstWith(COMFORTABLE) ?? firstWith(CLEAR);
    if (free) return free.element;
    tried.push(...ways);
  }
  const close = tried.find((other) => isFree(other, others, TOUCHING, budget));
  return close?.element ?? leastCovering(tried, others, USUAL.disc, budget).chosen.element;
};
