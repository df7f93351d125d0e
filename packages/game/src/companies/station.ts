import { type Amount, asAmount } from '../amount.ts';
import { asList, type Json } from '../json.ts';
import { either, list, object, string } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';
import { amount } from '../schema/values.ts';

const stationTokenFields = {
  cost: amount('Price of the token.'),
  label: string('Text in place of a price.', { read: asAmount }),
};

/** A price label of a station token (10.7.3, 60.12.13). */
const stationToken = either(
  [Type.String(), Type.Number(), object(stationTokenFields, 'A station token with its price or label.')],
  'Price of a station token, or a text shown as it is.',
);

export const stationTokens = (sentence: string) => list(stationToken, sentence);

/**
 * The price labels of a company's station tokens, one per token (10.7.3). An object stands for its
 * cost or else its label (60.12.13); an empty text is a token without price.
 */
export const resolveStations = (json: Json | undefined): readonly Amount[] =>
  asList(json).map((entry) => {
    const read = reader(stationTokenFields, entry);
    return asAmount(entry) ?? read('cost') ?? read('label') ?? '';
  });
