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
  quantity: quantity('Number of these tokens in the game.', { default: 1 }),
  print: integer('Number to print; 0 prints none. Default: `quantity`.', { minimum: 0 }),
  ...tokenFields,
  width: tokenLength('Token radius in units. Default: half the configured general token size.'),
};

export const generalTokenSchema = define(
  'GeneralToken',
  object(generalTokenFields, 'A token that does not belong to a company.'),
);

/** A token that does not belong to a company: an entry of the root list `tokens` (10.8, 70.3). */
export interface GeneralToken {
  readonly face: TokenFace;
  /** Number to print. */
  readonly copies: number;
  /** Number in the game. A token with 0 may be on the sheet, but is never shown alone or in Board18. */
  readonly quantity: Quantity;
}

/** A plain string or number is the label of a single token. */
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
