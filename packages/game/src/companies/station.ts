import { type Amount, asAmount } from '../amount.ts';
import { asList, get, type Json } from '../json.ts';

/**
 * The price labels of a company's station tokens, one per token (10.7.3). An object stands for its
 * cost or else its label (60.12, 13); an empty text is a token without price.
 */
export const resolveStations = (json: Json | undefined): readonly Amount[] =>
  asList(json).map(
    (entry) => asAmount(entry) ?? asAmount(get(entry, 'cost')) ?? asAmount(get(entry, 'label')) ?? '',
  );
