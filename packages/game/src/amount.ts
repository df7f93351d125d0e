import { asText, type Json } from './json.ts';

/** A figure as a game writes it: a number is formatted as money or plainly, a text stands as it is (90.7). */
export type Amount = number | string;

/** A finite number or a text; unlike `asNumber` it leaves `"300"` a text, which is never formatted. */
export const asAmount = (value: Json | undefined): Amount | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : asText(value);

/** One amount or a list of them (60.7.1); what is neither is left out. */
export const asAmounts = (value: Json | undefined): readonly Amount[] =>
  (Array.isArray(value) ? (value as readonly Json[]) : [value])
    .map((item) => asAmount(item))
    .filter((amount) => amount !== undefined);
