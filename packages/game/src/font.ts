import { asNumber, type Json } from './json.ts';

export type FontWeight = (typeof fontWeights)[number] | number;
export type FontStyle = (typeof fontStyles)[number];

export const fontWeights = ['normal', 'bold', 'bolder', 'lighter'] as const;
export const fontStyles = ['normal', 'italic', 'oblique'] as const;

/** One of the four words or a number from 1 to 1000; `undefined` for anything else (20.4.2). */
export const asFontWeight = (value: Json | undefined): FontWeight | undefined => {
  const number = asNumber(value);
  if (number !== undefined) return number >= 1 && number <= 1000 ? number : undefined;
  return fontWeights.find((weight) => weight === value);
};

export const asFontStyle = (value: Json | undefined): FontStyle | undefined =>
  fontStyles.find((style) => style === value);
