import { type Amount, asAmount } from '../amount.ts';
import { asList, type Json } from '../json.ts';
import { either, flag, list, object, string } from '../schema/field.ts';
import { reader } from '../schema/reader.ts';
import { Type } from '../schema/type.ts';
import { amount } from '../schema/values.ts';

const stationTokenFields = {
  cost: amount('Price of the token, or a text in its place.'),
  label: string('Text in place of a price.', { read: asAmount }),
  start: flag('The company begins with a token in this space.', { default: false }),
};

/** A price label of a station token (10.7.3, 60.12.13). */
const stationToken = either(
  [Type.String(), Type.Number(), object(stationTokenFields, 'A station token with its price or label.')],
  'Price of a station token, or a text shown as it is.',
);

export const stationTokens = (sentence: string) => list(stationToken, sentence);

/** A station token of a company, and its space on the charter (10.7.3). */
export interface Station {
  /** `''` for none. */
  readonly price: Amount;
  /** The company begins with a token there. */
  readonly start: boolean;
}

/** An object stands for its cost or else its label (60.12.13); an empty text is a token without price. */
export const resolveStations = (json: Json | undefined): readonly Station[] =>
  asList(json).map((entry) => {
    const read = reader(stationTokenFields, entry);
    return { price: asAmount(entry) ?? read('cost') ?? read('label') ?? '', start: read('start') };
  });
