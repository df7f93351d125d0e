import { asNumber, type Json } from './json.ts';

/** A number above 0, for sizes: no negative radius and no empty letter ever reaches a drawing. */
export const asPositive = (value: Json | undefined): number | undefined => {
  const number = asNumber(value);
  return number !== undefined && number > 0 ? number : undefined;
};
