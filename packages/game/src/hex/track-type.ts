import { at } from '../diagnostic.ts';
import { asNumber } from '../json.ts';
import { choice, either, number, readText } from '../schema/field.ts';
import { type Reader, reader } from '../schema/reader.ts';
import { svgPath } from '../schema/values.ts';
import { quote } from '../schema/words.ts';
import { type Course, type CoursePart, endsOf } from './course.ts';
import type { HexContext, Item } from './element.ts';

/** A retired track type as part of a current course (20.8.4.4). */
export interface RetiredTrack {
  readonly type: 'straight' | 'gentle' | 'sharp';
  readonly start?: number;
  readonly end?: number;
  /** Number of sides to go back for the first side of a mirrored type. */
  readonly back?: number;
}

export const RETIRED_TRACK: ReadonlyMap<string, RetiredTrack> = new Map([
  ['stub', { type: 'straight', end: 0.125 }],
  ['stop', { type: 'straight', end: 0.25 }],
  ['mid', { type: 'straight', start: 0.25, end: 0.5 }],
  ['straightGentleHalf', { type: 'straight', end: 0.3667 }],
  ['straightStop', { type: 'straight', end: 0.75 }],
  // Not quite half: the old pieces end 15 units from the centre line, and published files rely on that
  // (20.14.11). This fraction of the arc ends at y = 15.
  ['gentleHalf', { type: 'gentle', end: 0.4585 }],
  ['gentleHalfRev', { type: 'gentle', start: 0.5415, back: 2 }],
  ['gentleStop', { type: 'gentle', end: 0.75 }],
  ['gentleStopRev', { type: 'gentle', start: 0.25, back: 2 }],
  ['sharpStop', { type: 'sharp', end: 0.5 }],
  ['sharpStopRev', { type: 'sharp', start: 0.5, back: 1 }],
]);

/** Spacing at which two opposing gentle arcs meet the middle of a 60° pair (20.8.4.3). */
const LANE_OFFSET = 17.15;

interface TrackType {
  readonly kind: Course['kind'];
  /** Fixed sideways displacement; overrides the piece's own `trackOffset`. */
  readonly offset?: number;
}

export const TRACK_TYPES: ReadonlyMap<string, TrackType> = new Map([
  ['straight', { kind: 'straight' }],
  ['straightLeft', { kind: 'straight', offset: -LANE_OFFSET }],
  ['straightRight', { kind: 'straight', offset: LANE_OFFSET }],
  ['gentle', { kind: 'gentle' }],
  ['gentleInner', { kind: 'gentle', offset: -LANE_OFFSET }],
  ['gentleOuter', { kind: 'gentle', offset: LANE_OFFSET }],
  ['sharp', { kind: 'sharp' }],
  ['sharpInner', { kind: 'sharp', offset: -LANE_OFFSET }],
  ['sharpOuter', { kind: 'sharp', offset: LANE_OFFSET }],
  ['bent', { kind: 'bent' }],
  ['city', { kind: 'spur' }],
  ['offboard', { kind: 'arrow' }],
  ['custom', { kind: 'custom' }],
]);

/** Out-of-range values are corrected with a warning. */
const fraction = { minimum: 0, maximum: 1, read: asNumber };

/** Fields that define the course of track. */
export const courseFields = {
  type: either(
    [
      choice([...TRACK_TYPES.keys()], 'Course of the track.'),
      choice(
        [...RETIRED_TRACK.keys()],
        'Old; write `straight`, `gentle` or `sharp` with `start` and `end`.',
        { deprecated: true },
      ),
    ],
    'Course of the track from its side. Default: a spur to the centre.',
    { read: readText },
  ),
  start: number('Start of the piece along its course, 0 to 1.', { default: 0, ...fraction }),
  end: number('End of the piece along its course, 0 to 1.', { default: 1, ...fraction }),
  begin: number('Old; write `start`.', { deprecated: true, ...fraction }),
  stop: number('Old; write `end`.', { deprecated: true, ...fraction }),
  trackOffset: number('Sideways displacement in hex units, for `straight`, `gentle` and `sharp`.', {
    default: 0,
  }),
  radiusOffset: number('Change of radius in hex units, for gentle and sharp curves.', { default: 0 }),
  path: svgPath('SVG path, for `custom` track only.'),
};

export interface ResolvedCourse {
  readonly course: Course;
  /** Sides where the course ends, counted from its first side. */
  readonly ends: readonly number[];
}

/** Returns `undefined` for custom track without a path, because there is no course. */
export const resolveCourse = (item: Item, hex: HexContext): ResolvedCourse | undefined => {
  const { json, pointer } = item;
  const read = reader(courseFields, json);
  const type = read('type');
  const known = type === undefined ? undefined : TRACK_TYPES.get(type);
  if (known === undefined && type !== undefined)
    hex.report({
      severity: 'warning',
      code: 'hex/track-type',
      message: `There is no track type ${quote(type)}, so a spur to the centre is drawn.`,
      pointer: at(pointer, 'type'),
      hint: `Use one of ${[...TRACK_TYPES.keys()].join(', ')}.`,
    });
  const course = courseOf(known ?? { kind: 'spur' }, read, pointer, hex);
  return course && { course, ends: endsOf(course) };
};

const courseOf = (
  { kind, offset }: TrackType,
  read: Reader<typeof courseFields>,
  pointer: string,
  hex: HexContext,
): Course | undefined => {
  const part = (): CoursePart => ({
    ...fractionsOf(read, pointer, hex),
    offset: offset ?? read('trackOffset'),
  });
  switch (kind) {
    case 'straight':
      return { kind, ...part() };
    case 'gentle':
    case 'sharp':
      return { kind, ...part(), radiusOffset: read('radiusOffset') };
    case 'custom': {
      const path = read('path');
      if (path === undefined)
        hex.report({
          severity: 'warning',
          code: 'hex/missing',
          message: 'This custom track has no "path", so it is not drawn.',
          pointer,
        });
      return path === undefined ? undefined : { kind, path };
    }
    default:
      return { kind };
  }
};

const fractionsOf = (
  read: Reader<typeof courseFields>,
  pointer: string,
  { report }: HexContext,
): Pick<CoursePart, 'start' | 'end'> => {
  const start = read('start');
  const end = Math.min(1, Math.max(0, read('end')));
  if (start >= 1) {
    report({
      severity: 'warning',
      code: 'hex/track-start',
      message: `A start of ${start} is not below 1, so the track begins at its side.`,
      pointer,
      hint: 'Use a number from 0 to 1.',
    });
    return { start: 0, end };
  }
  const from = Math.max(0, start);
  if (from > end)
    report({
      severity: 'warning',
      code: 'hex/track-start',
      message: 'This piece of track ends before it starts, so start and end are swapped.',
      pointer,
    });
  return { start: Math.min(from, end), end: Math.max(from, end) };
};
