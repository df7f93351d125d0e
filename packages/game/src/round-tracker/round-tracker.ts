import type { Json } from '../json.ts';
import { resolvePlace, type Surface } from '../measures.ts';
import type { Reading } from '../reading.ts';
import { choice, number, object } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';

/** Arrangements of the round tracker (30.15.2). */
const ROUND_TRACKER_TYPES = ['row', 'row-reverse', 'col', 'col-reverse', 'round'] as const;
export type RoundTrackerType = (typeof ROUND_TRACKER_TYPES)[number];

const roundTrackerFields = {
  // An unknown type is a row (30.24.37).
  type: choice(ROUND_TRACKER_TYPES, 'How the stops are arranged.', { default: 'row' }),
  rotation: number('Turn of a ring in degrees.', { default: 0 }),
};

/** The round tracker on the map or on the market. */
export const roundTrackerField = ({ fields }: Surface, sentence: string) =>
  object({ ...fields, ...roundTrackerFields }, sentence);

/** Where the chain of round tokens stands and how it runs (30.15); in units on the map, in cells on the market. */
export interface RoundTracker {
  readonly x: number;
  readonly y: number;
  readonly type: RoundTrackerType;
  /** Degrees; turns a `round` tracker only. */
  readonly rotation: number;
}

export const resolveRoundTracker = (
  json: Json | undefined,
  surface: Surface,
  pointer: string,
  reading: Reading,
): RoundTracker => {
  const read = reader(roundTrackerFields, json);
  return {
    ...resolvePlace(json, surface, pointer, reading),
    type: read('type'),
    rotation: read('rotation'),
  };
};
