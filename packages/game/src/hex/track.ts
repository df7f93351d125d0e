import { at } from '../diagnostic.ts';
import { asNumber, asText, get, type Json } from '../json.ts';
import { type Course, type ResolvedCourse, resolveCourse } from './course.ts';
import { fieldsOf, quote } from './fields.ts';
import type { Item } from './items.ts';
import { type Placed, type Position, resolvePosition } from './position.ts';
import { type Side, sideSet, wrapSide } from './sides.ts';
import type { Surroundings } from './surroundings.ts';

/** A piece of track (20.8.4). */
export interface Track extends Placed {
  readonly course: Course;
  /** Whole sides its line runs to, for laying track against track (20.7.7; 80.14, 9). */
  readonly sides: readonly Side[];
  readonly gauge: Gauge;
  /** Stacking against other pieces (20.8.4.6). */
  readonly cross: Cross;
  readonly width: number;
  /** Added to the width for the halo. */
  readonly borderWidth: number;
  readonly color: string;
  readonly borderColor: string;
  readonly gaugeColor: string;
  readonly dashOffset: number;
}

const gauges = ['normal', 'narrow', 'dashed', 'line', 'dual'] as const;
export type Gauge = (typeof gauges)[number];

const crossings = ['bottom', 'under', 'none', 'over', 'top'] as const;
export type Cross = (typeof crossings)[number];

export const resolveTrack = (item: Item, hex: Surroundings): Track | undefined => {
  const { json, pointer } = item;
  const resolved = resolveCourse(item, hex);
  if (resolved === undefined) return undefined;

  const { course, sideShift } = resolved;
  const read = fieldsOf(json);
  const color = (key: string, otherwise: string) => {
    const name = read.text(key) ?? otherwise;
    return name === 'match' ? hex.backdrop : name;
  };
  const standing = resolvePosition(item, hex);
  const position = { ...standing, turn: standing.turn + 60 * sideShift };
  const gauge = gaugeOf(get(json, 'gauge'), at(pointer, 'gauge'), hex);
  return {
    position,
    course,
    sides: sidesOf(resolved, position, get(json, 'sides')),
    // An arrow shows dual gauge only (20.14, Q12).
    gauge: course.kind === 'arrow' && gauge !== 'dual' ? 'normal' : gauge,
    cross: crossOf(get(json, 'cross'), at(pointer, 'cross'), hex),
    width: read.length('width') ?? hex.info.trackWidth,
    borderWidth: read.number('borderWidth') ?? hex.info.borderWidth ?? 4,
    color: color('color', hex.info.trackColor),
    borderColor: color('borderColor', hex.info.trackBorderColor),
    gaugeColor: color('gaugeColor', hex.info.trackGaugeColor),
    dashOffset: read.number('offset') ?? 0,
  };
};

/** Entries of the legacy list `offBoardTrack` are track whose type is forced (20.8.4.7). */
export const resolveOffBoardTrack = (item: Item, hex: Surroundings): Track | undefined =>
  resolveTrack({ ...item, json: { ...item.json, type: 'offboard' } }, hex);

/** `info.trackGauge` holds only for pieces that state none (20.14, Q56). */
const gaugeOf = (json: Json | undefined, pointer: string, { info, report }: Surroundings): Gauge => {
  const own = asText(json);
  const gauge = gauges.find((known) => known === (own ?? info.trackGauge));
  if (own !== undefined && own !== '' && gauge === undefined)
    report({
      severity: 'warning',
      code: 'hex/gauge',
      message: `There is no gauge ${quote(own)}, so normal track is drawn.`,
      pointer,
      hint: `Use one of ${gauges.slice(1).join(', ')}.`,
    });
  return gauge ?? 'normal';
};

const crossOf = (json: Json | undefined, pointer: string, { report }: Surroundings): Cross => {
  const written = asText(json);
  const cross = crossings.find((known) => known === written);
  if (written !== undefined && written !== '' && cross === undefined)
    report({
      severity: 'warning',
      code: 'hex/cross',
      message: `${quote(written)} is no way to cross, so the piece crosses like any other.`,
      pointer,
      hint: 'Use one of bottom, under, over, top.',
    });
  return cross ?? 'none';
};

/** Custom track lists its sides; of every other piece they follow from the course. */
const sidesOf = (
  { course, ends }: ResolvedCourse,
  { turn }: Position,
  listed: Json | undefined,
): readonly Side[] => {
  if (course.kind === 'custom' && Array.isArray(listed))
    return sideSet(listed.map((side: Json) => asNumber(side) ?? 0));
  // Rounded, because a sum of turns such as 59.99999999 still means a whole side.
  const first = Math.round((turn / 60 + 1) * 1e6) / 1e6;
  return sideSet(ends.map((end) => wrapSide(first + end)));
};
