import { asNumber, asText, get, isObject, type Json, truthy } from '../json.ts';
import { resolveTokenFace, type TokenFace } from '../tokens/token.ts';
import type { Item } from './items.ts';
import { type Placed, resolvePosition } from './position.ts';
import type { Surroundings } from './surroundings.ts';

/**
 * A token as a hex asks for it. The company is looked up when it is drawn, because overrides may
 * replace it (70.10); one that the game does not know is the label of a token with this face
 * (20.14, Q42), unless the face has a label of its own.
 */
export interface TokenReference {
  /** Abbreviation of a company. */
  readonly company?: string;
  /** What this place states; a company's own `token` lies over it (70.5). */
  readonly face: TokenFace;
  /** Turn of the content within its surroundings, clockwise in degrees. */
  readonly turn: number;
}

/** An entry of `tokens` (20.8.21). */
export interface HexToken extends TokenReference, Placed {}

/** `rotation` turns the token once, by its position (20.14, Q2). */
export const resolveToken = (item: Item, hex: Surroundings): HexToken => {
  const { json } = item;
  const company = get(json, 'company');
  // A company written as an object only describes the token (20.14, Q43).
  const described = isObject(company) ? { ...json, ...company } : json;
  return {
    position: resolvePosition(item, hex),
    company: truthy(asText(company)),
    face: withoutTurn(resolveTokenFace(described)),
    turn: 0,
  };
};

/** An entry of a city's `companies` (20.8.5.4): an abbreviation, or an object with token fields. */
export const resolveSlotToken = (
  json: Json | undefined,
  cityRotation: number,
): TokenReference | undefined => {
  if (isObject(json)) {
    const { width: _, ...face } = withoutTurn(resolveTokenFace(json));
    return {
      company: truthy(asText(get(json, 'abbrev'))) ?? truthy(asText(get(json, 'label'))),
      face,
      // Stands at its own angle, however the city is turned.
      turn: (asNumber(get(json, 'rotation')) ?? 0) - cityRotation,
    };
  }
  const company = truthy(asText(json));
  return company === undefined ? undefined : { company, face: {}, turn: 0 };
};

const withoutTurn = ({ rotation: _, ...face }: TokenFace): TokenFace => face;
