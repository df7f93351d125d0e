import { at } from '../diagnostic.ts';
import { resolvePosition } from '../hex/position.ts';
import { placedTokenFields, type TokenReference } from '../hex/token.ts';
import { asText, isObject, type Json, type JsonObject } from '../json.ts';
import { reader } from '../schema/reader.ts';
import { resolveTokenFace } from '../tokens/token.ts';

/** A token in a market cell (40.4.8). A company the game does not have is its label (40.14.29). */
export interface MarketToken extends TokenReference {
  /** From the cell's corner, in units; in the middle of the cell, 2 lower, where absent. */
  readonly x?: number;
  readonly y?: number;
  /** How far `angle` and `percent` move it from there. */
  readonly shift: { readonly x: number; readonly y: number };
  readonly pointer: string;
}

/** The tokens of a cell; hidden ones are left out. `pointer` is that of the list. */
export const resolveMarketTokens = (json: readonly Json[], pointer: string): readonly MarketToken[] =>
  json.flatMap((item, index) => {
    const token = isObject(item) ? item : { label: asText(item) ?? '' };
    return resolveMarketToken(token, at(pointer, index)) ?? [];
  });

/** Of a position, what moves or turns a token from its place; there is no track whose middle it could stand on. */
const DIRECTIONS: ReadonlySet<string> = new Set(['angle', 'percent', 'rotate', 'rotation', 'side']);

const OFF_TRACK = { trackTurn: 0, report: () => undefined };

const resolveMarketToken = (json: JsonObject, pointer: string): MarketToken | undefined => {
  const read = reader(placedTokenFields, json);
  if (read('hidden')) return undefined;
  const directed = Object.fromEntries(Object.entries(json).filter(([key]) => DIRECTIONS.has(key)));
  const { x, y, turn } = resolvePosition({ json: directed, pointer }, OFF_TRACK);
  // The position turns the token already, so its face must not (20.14.2).
  const { rotation: _, ...face } = resolveTokenFace(json);
  return {
    company: read('company'),
    face,
    turn,
    // Not to be confused with 0, which is the corner.
    x: read.stated('x'),
    y: read.stated('y'),
    shift: { x, y },
    pointer,
  };
};
