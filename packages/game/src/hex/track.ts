import { at } from '../diagnostic.ts';
import { asNumber, type Json } from '../json.ts';
import { choice, define, list, number, object, readText } from '../schema/field.ts';
import { type Reader, reader } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';
import { color } from '../schema/values.ts';
import { quote } from '../schema/words.ts';
import { type Course, GAUGES } from './course.ts';
import type { HexContext, Item } from './element.ts';
import { type Side, sideSet, wrapSide } from './geometry.ts';
import { type Placed, type Position, positionFields, resolvePosition } from './position.ts';
import { courseFields, type ResolvedCourse, resolveCourse } from './track-type.ts';

export type Gauge = (typeof GAUGES)[number];

const CROSS_LEVELS = ['bottom', 'under', 'over', 'top'] as const;
/** `none` if the file does not set a level. */
export type CrossLevel = (typeof CROSS_LEVELS)[number] | 'none';

const { type, start, end, begin, stop, trackOffset, radiusOffset, path } = courseFields;

const trackFields = {
  type,
  gauge: choice(GAUGES, 'Gauge.', { info: 'trackGauge', default: 'normal', read: readText }),
  cross: choice(CROSS_LEVELS, 'Level at which it crosses other track. Default: that of `over`.', {
    read: readText,
  }),
  start,
  end,
  begin,
  stop,
  width: number('Width in hex units.', { info: 'trackWidth', default: 12, minimum: 0 }),
  borderWidth: number('How much wider than the track the halo is, in hex units.', {
    info: 'borderWidth',
    default: 4,
    minimum: 0,
    // A negative width means no halo.
    read: asNumber,
  }),
  color: color('Track colour; `match` uses the hex colour.', { info: 'trackColor', default: 'track' }),
  borderColor: color('Halo colour; `match` uses the hex colour.', {
    info: 'trackBorderColor',
    default: 'border',
  }),
  gaugeColor: color('Colour of the inner line of narrow and dual gauge, or `match`.', {
    info: 'trackGaugeColor',
    default: 'white',
  }),
  offset: number('Dash offset of narrow and dashed gauge in hex units.', { default: 0 }),
  trackOffset,
  radiusOffset,
  path,
  sides: list(Type.Number({ minimum: 1, maximum: 6 }), 'Sides that `custom` track touches.'),
  revenue: number('Revenue of the track; not drawn.'),
  ...positionFields,
};

export const trackSchema = define('Track', object(trackFields, 'A piece of track.'));

export interface Track extends Placed {
  readonly course: Course;
  /** Whole sides that the track reaches, for aligning track with track (20.7.7; 80.14.9). */
  readonly sides: readonly Side[];
  readonly gauge: Gauge;
  /** Level relative to other pieces (20.8.4.6). */
  readonly cross: CrossLevel;
  readonly width: number;
  /** Extra width of the halo. */
  readonly borderWidth: number;
  readonly color: string;
  readonly borderColor: string;
  readonly gaugeColor: string;
  readonly dashOffset: number;
}

export const resolveTrack = (item: Item, hex: HexContext): Track | undefined => {
  const { json, pointer } = item;
  const resolved = resolveCourse(item, hex);
  if (resolved === undefined) return undefined;

  const { course } = resolved;
  const read = reader(trackFields, json, hex.info);
  const color = (key: 'color' | 'borderColor' | 'gaugeColor') => {
    const name = read(key);
    return name === 'match' ? hex.backdrop : name;
  };
  const position = resolvePosition(item, hex, { turnsWithSides: true });
  const gauge = resolveGauge(read, pointer, hex);
  return {
    position,
    course,
    sides: sidesOf(resolved, position, read.explicit('sides')),
    // An arrow shows only dual gauge (20.14.12).
    gauge: course.kind === 'arrow' && gauge !== 'dual' ? 'normal' : gauge,
    cross: resolveCross(read('cross'), pointer, hex),
    width: read('width'),
    borderWidth: read('borderWidth'),
    color: color('color'),
    borderColor: color('borderColor'),
    gaugeColor: color('gaugeColor'),
    dashOffset: read('offset'),
  };
};

/** `info.trackGauge` applies only to pieces without a gauge (20.14.56). */
const resolveGauge = (read: Reader<typeof trackFields>, pointer: string, { report }: HexContext): Gauge => {
  const gauge = GAUGES.find((known) => known === read('gauge'));
  const written = read.explicit('gauge');
  if (gauge === undefined && written !== undefined)
    report({
      severity: 'warning',
      code: 'hex/gauge',
      message: `There is no gauge ${quote(written)}, so normal track is drawn.`,
      pointer: at(pointer, 'gauge'),
      hint: `Use one of ${GAUGES.slice(1).join(', ')}.`,
    });
  return gauge ?? 'normal';
};

const resolveCross = (written: string | undefined, pointer: string, { report }: HexContext): CrossLevel => {
  const cross = CROSS_LEVELS.find((known) => known === written);
  if (cross === undefined && written !== undefined)
    report({
      severity: 'warning',
      code: 'hex/cross',
      message: `There is no crossing level ${quote(written)}, so normal crossing is used.`,
      pointer: at(pointer, 'cross'),
      hint: `Use one of ${CROSS_LEVELS.join(', ')}.`,
    });
  return cross ?? 'none';
};

/** Custom track lists its sides; for other track they follow from the course. */
const sidesOf = (
  { course, ends }: ResolvedCourse,
  { turn }: Position,
  listed: readonly Json[] | undefined,
): readonly Side[] => {
  if (course.kind === 'custom' && listed !== undefined)
    return sideSet(listed.map((side) => asNumber(side) ?? 0));
  // Rounded, because a sum of turns such as 59.99999999 still means a whole side.
  const first = Math.round((turn / 60 + 1) * 1e6) / 1e6;
  return sideSet(ends.map((end) => wrapSide(first + end)));
};
