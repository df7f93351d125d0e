import { RubyHash, RubySymbol, symbol, type Value } from './value.ts';

/** Tolerant readers of the values of a title: keys may be symbols or texts, numbers may be texts. */

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

/** A list as it is, nothing as an empty list, anything else as a list of one. */
export const asList = (value: Value | undefined): readonly Value[] =>
  Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];

export const asMap = (value: Value | undefined): RubyHash =>
  value instanceof RubyHash ? value : new RubyHash();

export const textField = (value: Value | undefined, key: string): string | undefined =>
  asText(field(value, key));

/** A text of one line: as on a page of the site, line breaks and indentation of the source are blanks. */
export const asLine = (value: Value | undefined): string | undefined =>
  asText(value)?.replace(/\s+/g, ' ').trim();
export const lineField = (value: Value | undefined, key: string): string | undefined =>
  asLine(field(value, key));
export const numberField = (value: Value | undefined, key: string): number | undefined =>
  asNumber(field(value, key));
export const listField = (value: Value | undefined, key: string): readonly Value[] =>
  asList(field(value, key));
