import { at } from '../diagnostic.ts';
import { asNumber, asText, get, type JsonObject } from '../json.ts';
import type { Reading } from '../reading.ts';
import { deprecatedTrack } from './deprecated-track.ts';
import { fieldsOf, quote } from './fields.ts';
import type { Item } from './items.ts';

/** The line a piece of track follows from its side, in the flat-topped frame (20.8.4.2). */
export type Course =
  /** From the side to just past the centre. */
  | { readonly kind: 'spur' }
  | ({ readonly kind: 'straight' } & Stretch)
  | ({ readonly kind: 'gentle' | 'sharp'; readonly radiusOffset: number } & Stretch)
  /** An S to the opposite side. */
  | { readonly kind: 'bent' }
  /** SVG path data. */
  | { readonly kind: 'custom'; readonly path: string }
  /** The off-board arrow. */
  | { readonly kind: 'arrow' };

/** A part of a full course, as fractions of it, displaced sideways. */
export interface Stretch {
  readonly start: number;
  readonly end: number;
  readonly offset: number;
}

/** Spacing at which two opposing gentle arcs meet the middle of a 60° pair (20.8.4.3). */
const LANE = 17.15;

interface TrackType {
  readonly kind: Course['kind'];
  /** Fixed sideways displacement; without it the piece's own `trackOffset` counts. */
  readonly offset?: number;
}

const types = new Map<string, TrackType>([
  ['city', { kind: 'spur' }],
  ['straight', { kind: 'straight' }],
  ['straightLeft', { kind: 'straight', offset: -LANE }],
  ['straightRight', { kind: 'straight', offset: LANE }],
  ['gentle', { kind: 'gentle' }],
  ['gentleInner', { kind: 'gentle', offset: -LANE }],
  ['gentleOuter', { kind: 'gentle', offset: LANE }],
  ['sharp', { kind: 'sharp' }],
  ['sharpInner', { kind: 'sharp', offset: -LANE }],
  ['sharpOuter', { kind: 'sharp', offset: LANE }],
  ['bent', { kind: 'bent' }],
  ['custom', { kind: 'custom' }],
  ['offboard', { kind: 'arrow' }],
]);

export interface ResolvedCourse {
  readonly course: Course;
  /** Sides to add to the piece's own. */
  readonly sideShift: number;
  /** Sides the course runs out at, counted from the one it starts at. */
  readonly ends: readonly number[];
}

/** `undefined` when there is nothing to follow: custom track without a path. */
export const resolveCourse = (item: Item, reading: Reading): ResolvedCourse | undefined => {
  const { json, pointer } = item;
  const type = asText(get(json, 'type'));
  const deprecated = type === undefined ? undefined : deprecatedTrack.get(type);
  if (deprecated !== undefined) {
    reading.report({
      severity: 'info',
      code: 'hex/track-deprecated',
      message: `Track type "${type}" is out of use.`,
      pointer: at(pointer, 'type'),
      hint: `Write type ${deprecated.instead} instead.`,
    });
    const { course, sideShift } = deprecated;
    return { course, sideShift, ends: course.kind === 'custom' ? [0] : endsOf(course) };
  }

  const known = type === undefined ? undefined : types.get(type);
  if (known === undefined && type !== undefined && type !== '')
    reading.report({
      severity: 'warning',
      code: 'hex/track-type',
      message: `There is no track type ${quote(type)}, so a spur to the centre is drawn.`,
      pointer: at(pointer, 'type'),
      hint: `Use one of ${[...types.keys()].join(', ')}.`,
    });
  const course = courseOf(known ?? { kind: 'spur' }, item, reading);
  return course && { course, sideShift: 0, ends: endsOf(course) };
};

const courseOf = ({ kind, offset }: TrackType, item: Item, reading: Reading): Course | undefined => {
  const read = fieldsOf(item.json);
  switch (kind) {
    case 'straight':
      return { kind, ...stretchOf(item, reading), offset: offset ?? read.number('trackOffset') ?? 0 };
    case 'gentle':
    case 'sharp':
      return {
        kind,
        ...stretchOf(item, reading),
        offset: offset ?? read.number('trackOffset') ?? 0,
        radiusOffset: read.number('radiusOffset') ?? 0,
      };
    case 'custom': {
      const path = read.text('path');
      if (path === undefined)
        reading.report({
          severity: 'warning',
          code: 'hex/missing',
          message: 'Custom track needs a path; without one nothing is drawn.',
          pointer: item.pointer,
        });
      return path === undefined ? undefined : { kind, path };
    }
    default:
      return { kind };
  }
};

const endsOf = (course: Course): readonly number[] => {
  switch (course.kind) {
    case 'custom':
      return [];
    case 'spur':
    case 'arrow':
      return [0];
    case 'bent':
      return [0, 3];
    default:
      return [
        ...(course.start === 0 ? [0] : []),
        ...(course.end === 1 ? [{ straight: 3, gentle: 2, sharp: 1 }[course.kind]] : []),
      ];
  }
};

const stretchOf = ({ json, pointer }: Item, { report }: Reading): { start: number; end: number } => {
  const start = startOf(json);
  const end = Math.min(1, Math.max(0, endOf(json)));
  if (start >= 1) {
    report({
      severity: 'warning',
      code: 'hex/track-start',
      message: `A start of ${start} is no fraction of the track, so the piece begins at its side.`,
      pointer,
      hint: 'Write a number from 0 to 1.',
    });
    return { start: 0, end };
  }
  const from = Math.max(0, start);
  if (from > end)
    report({
      severity: 'warning',
      code: 'hex/track-start',
      message: 'This piece of track ends before it starts; the two are exchanged.',
      pointer,
    });
  return { start: Math.min(from, end), end: Math.max(from, end) };
};

/** `begin` and `stop` count where `start` and `end` say nothing (20.8.4.1). */
const startOf = (json: JsonObject): number =>
  asNumber(get(json, 'start')) || asNumber(get(json, 'begin')) || 0;

const endOf = (json: JsonObject): number => {
  const end = asNumber(get(json, 'end'));
  return end === undefined || end === 1 ? (asNumber(get(json, 'stop')) ?? 1) : end;
};
