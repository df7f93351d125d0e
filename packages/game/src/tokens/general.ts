import { asQuantity, type Quantity, resolveCopies } from '../copies.ts';
import { at } from '../diagnostic.ts';
import { asList, asText, get, isObject, type Json } from '../json.ts';
import type { Reading } from '../reading.ts';
import { resolveTokenFace, type TokenFace } from './token.ts';

/** A token that belongs to no company: an entry of the root list `tokens` (10.8, 70.3). */
export interface GeneralToken {
  readonly face: TokenFace;
  /** How many to print. */
  readonly copies: number;
  /** How many the game has; one of 0 is on the sheet at most, never shown singly or in Board18. */
  readonly quantity: Quantity;
}

/** A bare text or number is the label of a token that exists once. */
export const resolveTokens = (
  json: Json | undefined,
  pointer: string,
  reading: Reading,
): readonly GeneralToken[] =>
  asList(json).flatMap((entry, index) =>
    isObject(entry) || asText(entry) !== undefined
      ? {
          face: resolveTokenFace(entry),
          copies: resolveCopies(entry, at(pointer, index), reading.report),
          quantity: asQuantity(get(entry, 'quantity')) ?? 1,
        }
      : [],
  );
