import { asList, asObject, asText, isObject, type Json } from '../json.ts';
import { define, flag, object } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { amount } from '../schema/values.ts';
import { resolveTokenFace, type TokenFace, tokenFields } from '../tokens/token.ts';

const roundFields = {
  name: amount('Label of the stop.', { read: asText }),
  small: flag('A smaller stop: radius a third of the market token size instead of half.', { default: false }),
  ...tokenFields,
};

export const roundSchema = define(
  'Round',
  object(roundFields, 'A stop of the round tracker, drawn as a token.'),
);

/** A stop of the round tracker, drawn as a token (30.15.1). */
export interface Round {
  /** Label and colour are settled in it; the radius follows from `small` and the configuration. */
  readonly face: TokenFace;
  /** A third instead of half of the market token size as radius. */
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
