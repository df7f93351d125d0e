import { at } from '../diagnostic.ts';
import { asNumber, asText, get, type Json } from '../json.ts';
import { type OffsetLimits, resolveOffset } from '../measures.ts';
import type { Reading } from '../reading.ts';

/** Where the chain of round tokens stands and how it runs (30.15); in units on the map, in cells on the market. */
export interface RoundTracker {
  readonly x: number;
  readonly y: number;
  readonly type: RoundTrackerType;
  /** Degrees; turns a `round` tracker only. */
  readonly rotation: number;
}

export const ROUND_TRACKER_TYPES = ['row', 'row-reverse', 'col', 'col-reverse', 'round'] as const;
export type RoundTrackerType = (typeof ROUND_TRACKER_TYPES)[number];

/** An unknown type is a row (30.24, 37). */
export const resolveRoundTracker = (
  json: Json | undefined,
  reach: OffsetLimits,
  pointer: string,
  reading: Reading,
): RoundTracker => {
  const type = asText(get(json, 'type'));
  return {
    x: resolveOffset(get(json, 'x'), reach, at(pointer, 'x'), reading),
    y: resolveOffset(get(json, 'y'), reach, at(pointer, 'y'), reading),
    type: ROUND_TRACKER_TYPES.find((known) => known === type) ?? 'row',
    rotation: asNumber(get(json, 'rotation')) ?? 0,
  };
};
