import { asNumber, type Json } from './json.ts';

export type FontWeight = (typeof FONT_WEIGHTS)[number] | number;
export type FontStyle = (typeof FONT_STYLES)[number];

export const FONT_WEIGHTS = ['normal', 'bold', 'bolder', 'lighter'] as const;
export const FONT_STYLES = ['normal', 'italic', 'oblique'] as const;

/** Reads one of the four keywords or a number from 1 to 1000, or returns `undefined` (20.4.2). */
export const asFontWeight = (value: Json | undefined): FontWeight | undefined => {
  const number = asNumber(value);
  if (number !== undefined) return number >= 1 && number <= 1000 ? number : undefined;
  return FONT_WEIGHTS.find((weight) => weight === value);
};
