import { asText, type Json } from './json.ts';

/** An amount in a game: a number is formatted as money or plainly, text is printed unchanged (90.7). */
export type Amount = number | string;

/**
 * Reads a finite number or a string. Unlike `asNumber`, it keeps `"300"` as a string, which is never
 * formatted.
 */
export const asAmount = (value: Json | undefined): Amount | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : asText(value);

/** Reads one amount or a list of them (60.7.1), ignoring other values. */
export const asAmounts = (value: Json | undefined): readonly Amount[] =>
  (Array.isArray(value) ? (value as readonly Json[]) : [value])
    .map((item) => asAmount(item))
    .filter((amount) => amount !== undefined);
