/** JSON values, and tolerant readers for files that are wrong more often than right. */

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The own value of a key; nothing inherited (`constructor`, `__proto__`) ever leaks out. */
export const get = (value: Json | undefined, key: string): Json | undefined =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

export const asObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/** A list as it is, nothing as an empty list, and anything else as a list of one (10.19). */
export const asList = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value as Json];

/** Nothing on paper is as far away or as dear. The sum of two numbers near the largest there is would be infinite. */
const LARGEST = 1e12;

/** A finite number, also when written as text, held at what can be drawn; `undefined` for everything else. */
export const asNumber = (value: Json | undefined): number | undefined => {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? Math.min(Math.max(number, -LARGEST), LARGEST) : undefined;
};

/**
 * A number above 0 for a size, held at what can be printed: no negative radius, no empty letter and nothing whose
 * multiples leave the range of numbers ever reaches a drawing.
 */
export const asSize = (value: Json | undefined, most = 10_000): number | undefined => {
  const size = asNumber(value);
  return size !== undefined && size > 0 ? Math.min(size, most) : undefined;
};

/** Text, also when written as a number, and a list of exactly one text (10.1). */
export const asText = (value: Json | undefined): string | undefined => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return Array.isArray(value) && value.length === 1 && typeof value[0] === 'string' ? value[0] : undefined;
};

/** A switch, also when written as text. */
export const asFlag = (value: Json | undefined): boolean | undefined => {
  if (typeof value === 'boolean') return value;
  return value === 'true' ? true : value === 'false' ? false : undefined;
};

/** `undefined` for what many defaults stand in for: absent, null, false, 0, NaN and the empty text (50.1.3). */
export const truthy = <T>(value: T | null | undefined | false | 0 | ''): T | undefined => value || undefined;

/** An SVG dash pattern, `"4 2"` or `"4,2"`; `undefined` when it is none. */
export const asDashes = (value: Json | undefined): readonly number[] | undefined => {
  const parts = (asText(value) ?? '').split(/[\s,]+/).filter(Boolean);
  const dashes = parts.map(Number);
  return dashes.length > 0 && dashes.every((dash) => Number.isFinite(dash) && dash >= 0) ? dashes : undefined;
};
