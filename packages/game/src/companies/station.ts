import { type Amount, asAmount } from '../amount.ts';
import { asList, type Json } from '../json.ts';
import { either, flag, list, object, string } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';
import { amount } from '../schema/values.ts';

const stationTokenFields = {
  cost: amount('Price of the token, or text instead of it.'),
  label: string('Text instead of a price.', { read: asAmount }),
  start: flag('Whether the company begins with a token in this space.', { default: false }),
};

/** A price label of a station token (10.7.3, 60.12.13). */
const stationToken = either(
  [Type.String(), Type.Number(), object(stationTokenFields, 'A station token with its price or label.')],
  'Price of a station token, or text to print unchanged.',
);

export const stationTokens = (sentence: string) => list(stationToken, sentence);

/** A station token of a company, and its space on the charter (10.7.3). */
export interface Station {
  /** `''` for none. */
  readonly price: Amount;
  /** Whether the company begins with a token there. */
  readonly start: boolean;
}

/** An object represents its cost or else its label (60.12.13); an empty string is a token without a price. */
export const resolveStations = (json: Json | undefined): readonly Station[] =>
  asList(json).map((entry) => {
    const read = reader(stationTokenFields, entry);
    return { price: asAmount(entry) ?? read('cost') ?? read('label') ?? '', start: read('start') };
  });
