/** JSON values, and tolerant readers, because many files are not exactly right. */

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json;
}

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the own property for a key; never an inherited one such as `constructor` or `__proto__`. */
export const get = (value: Json | undefined, key: string): Json | undefined =>
  isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;

export const asObject = (value: Json | undefined): JsonObject => (isObject(value) ? value : {});

/** Returns a list unchanged, an empty list for `null`, and a list of one for any other value (10.19). */
export const asList = (value: Json | undefined): readonly Json[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value as Json];

/** No distance or price on paper is larger. The sum of two numbers near the maximum would be infinite. */
const MAX_NUMBER = 1e12;

/** Reads a finite number, also in quotes, limited to what can be drawn. */
export const asNumber = (value: Json | undefined): number | undefined => {
  if (typeof value !== 'number' && (typeof value !== 'string' || value.trim() === '')) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? Math.min(Math.max(number, -MAX_NUMBER), MAX_NUMBER) : undefined;
};

/**
 * Reads a positive size, limited to what can be printed, so that no negative radius, empty text or
 * overflowing number reaches a drawing.
 */
export const asSize = (value: Json | undefined, most = 10_000): number | undefined => {
  const size = asNumber(value);
  return size !== undefined && size > 0 ? Math.min(size, most) : undefined;
};

/** Reads a string; also accepts a number and a list of one string (10.1). */
export const asText = (value: Json | undefined): string | undefined => {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  return Array.isArray(value) && value.length === 1 && typeof value[0] === 'string' ? value[0] : undefined;
};

/** Reads a boolean, also in quotes. */
export const asFlag = (value: Json | undefined): boolean | undefined => {
  if (typeof value === 'boolean') return value;
  return value === 'true' ? true : value === 'false' ? false : undefined;
};

/**
 * Returns `undefined` for values that many defaults replace: missing, null, false, 0, NaN and the empty
 * string (50.1.3).
 */
export const truthy = <T>(value: T | null | undefined | false | 0 | ''): T | undefined => value || undefined;

/** Reads an SVG dash pattern, `"4 2"` or `"4,2"`. */
export const asDashes = (value: Json | undefined): readonly number[] | undefined => {
  const parts = (asText(value) ?? '').split(/[\s,]+/).filter(Boolean);
  const dashes = parts.map(Number);
  return dashes.length > 0 && dashes.every((dash) => Number.isFinite(dash) && dash >= 0) ? dashes : undefined;
};
