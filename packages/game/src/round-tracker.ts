import { asList, asObject, asText, isObject, type Json } from './json.ts';
import { resolvePlace, type Surface } from './measures.ts';
import type { Reading } from './reading.ts';
import { choice, define, flag, number, object } from './schema/field.ts';
import { reader } from './schema/reader.ts';
import { amount } from './schema/values.ts';
import { resolveTokenFace, type TokenFace, tokenFields } from './tokens/token.ts';

const roundFields = {
  name: amount('Label of the stop.', { read: asText }),
  small: flag('Makes the stop smaller: its radius is a third of the market token size instead of half.', {
    default: false,
  }),
  ...tokenFields,
};

export const roundSchema = define(
  'Round',
  object(roundFields, 'A stop of the round tracker, drawn as a token.'),
);

export interface Round {
  /** Includes label and colour; the radius depends on `small` and the configuration. */
  readonly face: TokenFace;
  /** Whether the radius is a third of the market token size instead of half. */
  readonly small: boolean;
}

export const resolveRounds = (json: Json | undefined): readonly Round[] =>
  asList(json)
    .filter((item) => isObject(item) || asText(item) !== undefined)
    .map(resolveRound);

const resolveRound = (json: Json): Round => {
  const read = reader(roundFields, json);
  const { width: _, label: __, ...token } = asObject(json);
  const face = resolveTokenFace({
    ...token,
    label: asText(json) ?? read('name') ?? '',
    color: read('color') ?? 'white',
  });
  return { face, small: read('small') };
};

/** Layouts of the round tracker (30.15.2). */
const ROUND_TRACKER_TYPES = ['row', 'row-reverse', 'col', 'col-reverse', 'round'] as const;
export type RoundTrackerType = (typeof ROUND_TRACKER_TYPES)[number];

const roundTrackerFields = {
  // An unknown type falls back to a row (30.24.37).
  type: choice(ROUND_TRACKER_TYPES, 'Arrangement of the stops.', { default: 'row' }),
  rotation: number('Turn of a ring in degrees.', { default: 0 }),
};

/** The round tracker on the map or on the market. */
export const roundTrackerField = ({ fields }: Surface, sentence: string) =>
  object({ ...fields, ...roundTrackerFields }, sentence);

/** Position and layout of the chain of round tokens (30.15); in units on the map, in cells on the market. */
export interface RoundTracker {
  readonly x: number;
  readonly y: number;
  readonly type: RoundTrackerType;
  /** Turn in degrees; only for a `round` tracker. */
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
