import type { Course, CoursePart } from './course.ts';

export interface DeprecatedTrack {
  readonly course: Course;
  /** Sides to add: a piece drawn backwards now begins at what was its far side. */
  readonly sideShift: number;
  /** What to write today. */
  readonly instead: string;
}

const WHOLE: CoursePart = { start: 0, end: 1, offset: 0 };

const straight = (part: Partial<CoursePart>): Course => ({ kind: 'straight', ...WHOLE, ...part });

const arc = (kind: 'gentle' | 'sharp', part: Partial<CoursePart>): Course => ({
  kind,
  radiusOffset: 0,
  ...WHOLE,
  ...part,
});

/** Ends a little short of the arc's middle, and files were tuned to it (20.14.11). */
const gentleHalf = (x: number): Course => ({
  kind: 'custom',
  path: `M 0 85 L 0 75 A 129.90375 129.90375 0 0 ${x < 0 ? 0 : 1} ${x} 15`,
});

type Row = readonly [type: string, course: Course, sideShift: number, instead: string];

const ROWS: readonly Row[] = [
  ['stub', straight({ end: 0.125 }), 0, '"straight" with end 0.125'],
  ['stop', straight({ end: 0.25 }), 0, '"straight" with end 0.25'],
  ['mid', straight({ start: 0.25, end: 0.5 }), 0, '"straight" with start 0.25 and end 0.5'],
  // Ends at y = 20, that is 55 of 150 units along.
  ['straightGentleHalf', straight({ end: 55 / 150 }), 0, '"straight" with end 0.3667'],
  ['straightStop', straight({ end: 0.75 }), 0, '"straight" with end 0.75'],
  ['gentleHalf', gentleHalf(-15), 0, '"gentle" with end 0.5'],
  ['gentleStop', arc('gentle', { end: 0.75 }), 0, '"gentle" with end 0.75'],
  ['gentleHalfRev', gentleHalf(15), 0, '"gentle" from two sides before, with start 0.5'],
  ['gentleStopRev', arc('gentle', { start: 0.25 }), -2, '"gentle" from two sides before, with start 0.25'],
  ['sharpStop', arc('sharp', { end: 0.5 }), 0, '"sharp" with end 0.5'],
  ['sharpStopRev', arc('sharp', { start: 0.5 }), -1, '"sharp" from one side before, with start 0.5'],
];

/** Track types of 20.8.4.4, translated into today's. */
export const DEPRECATED_TRACK: ReadonlyMap<string, DeprecatedTrack> = new Map(
  ROWS.map(([type, course, sideShift, instead]) => [type, { course, sideShift, instead }]),
);
