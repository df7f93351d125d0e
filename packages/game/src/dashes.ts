import { asText, type Json } from './json.ts';

/** An SVG dash pattern, `"4 2"` or `"4,2"`; `undefined` when it is none. */
export const asDashes = (value: Json | undefined): readonly number[] | undefined => {
  const parts = (asText(value) ?? '').split(/[\s,]+/).filter(Boolean);
  const dashes = parts.map(Number);
  return dashes.length > 0 && dashes.every((dash) => Number.isFinite(dash) && dash >= 0) ? dashes : undefined;
};
