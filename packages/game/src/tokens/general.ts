import { type Quantity, resolveCopies } from '../copies.ts';
import { at } from '../diagnostic.ts';
import { asList, asText, isObject, type Json } from '../json.ts';
import type { Reading } from '../reading.ts';
import { define, integer, object } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { quantity } from '../schema/values.ts';
import { tokenLength } from './fields.ts';
import { resolveTokenFace, type TokenFace, tokenFields } from './token.ts';

const generalTokenFields = {
  quantity: quantity('How many there are in the game.', { default: 1 }),
  print: integer('How many to print; 0 prints none. Default: `quantity`.', { minimum: 0 }),
  ...tokenFields,
  width: tokenLength('Radius of the token in units. Default: half the configured general token size.'),
};

export const generalTokenSchema = define(
  'GeneralToken',
  object(generalTokenFields, 'A token that belongs to no company.'),
);

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
          quantity: reader(generalTokenFields, entry)('quantity'),
        }
      : [],
  );
