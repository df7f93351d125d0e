import { asFlag, asList, asObject, asText, get, isObject, type Json, truthy } from '../json.ts';
import { resolveTokenFace, type TokenFace } from '../tokens/token.ts';

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
  const { width: _, label: __, ...token } = asObject(json);
  const face = resolveTokenFace({
    ...token,
    label: asText(json) ?? asText(get(json, 'name')) ?? '',
    color: truthy(asText(get(json, 'color'))) ?? 'white',
  });
  return { face, small: asFlag(get(json, 'small')) ?? false };
};
