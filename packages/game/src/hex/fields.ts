import { type Amount, asAmount } from '../amount.ts';
import { asNumber, asText, get, type Json, truthy } from '../json.ts';
import { asSwitch } from '../schema/field.ts';
import { resolveFont } from './font.ts';

export { quote } from '../schema/words.ts';

/** Reads the fields of one hex element; what is absent or unusable is `undefined`. */
export const fieldsOf = (json: Json | undefined) => {
  const field = (key: string) => get(json, key);
  const number = (key: string) => asNumber(field(key));
  return {
    number,
    /** A number that can be a length: no negative radius ever reaches a drawing. */
    length: (key: string) => {
      const value = number(key);
      return value !== undefined && value >= 0 ? value : undefined;
    },
    /** Text that is not empty: colour names, icon names, captions. */
    text: (key: string) => truthy(asText(field(key))),
    flag: (key: string) => isOn(field(key)),
    figure: (key: string): Amount | undefined => asAmount(field(key)),
    font: (defaults: Parameters<typeof resolveFont>[1]) => resolveFont(json, defaults),
  };
};

export const isOn = (value: Json | undefined): boolean => asSwitch(value) ?? false;

export const positive = (value: number | undefined): number | undefined =>
  value !== undefined && value > 0 ? value : undefined;

/** An SVG dash pattern, `"4 2"` or `"4,2"`; `undefined` when it is none. */
export const asDashes = (value: Json | undefined): readonly number[] | undefined => {
  const parts = (asText(value) ?? '').split(/[\s,]+/).filter(Boolean);
  const dashes = parts.map(Number);
  return dashes.length > 0 && dashes.every((dash) => Number.isFinite(dash) && dash >= 0) ? dashes : undefined;
};

/** Characters as a reader counts them, for sizes that follow from the length of a text. */
export const characters = (text: string): number => [...text].length;
