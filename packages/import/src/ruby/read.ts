import { RubyHash, RubySymbol, symbol, type Value } from './value.ts';

/** Tolerant readers for the values of a title. Keys may be symbols or strings, and numbers may be strings. */

export const field = (value: Value | undefined, key: string): Value => {
  if (!(value instanceof RubyHash)) return null;
  return value.has(symbol(key)) ? value.get(symbol(key)) : value.get(key);
};

export const asText = (value: Value | undefined): string | undefined => {
  if (typeof value === 'string') return value;
  if (value instanceof RubySymbol) return value.name;
  return typeof value === 'number' ? String(value) : undefined;
};

export const asNumber = (value: Value | undefined): number | undefined => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
};

/** A list unchanged, nil as an empty list, and anything else as a list with one entry. */
export const asList = (value: Value | undefined): readonly Value[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

export const asMap = (value: Value | undefined): RubyHash =>
  value instanceof RubyHash ? value : new RubyHash();

export const textField = (value: Value | undefined, key: string): string | undefined =>
  asText(field(value, key));

/** A string as one line: as on a page of the site, line breaks and indentation become spaces. */
export const asLine = (value: Value | undefined): string | undefined =>
  asText(value)?.replace(/\s+/g, ' ').trim();
export const lineField = (value: Value | undefined, key: string): string | undefined =>
  asLine(field(value, key));
export const numberField = (value: Value | undefined, key: string): number | undefined =>
  asNumber(field(value, key));
export const listField = (value: Value | undefined, key: string): readonly Value[] =>
  asList(field(value, key));
