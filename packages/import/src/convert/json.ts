import type { Json } from '@platelayer/game';
import { RubyHash, RubySymbol, type Value } from '../ruby/value.ts';

/** An object under construction. */
export type JsonDraft = Record<string, Json>;

/** Drops undefined fields. */
export const compact = (fields: Readonly<Record<string, Json | undefined>>): JsonDraft => {
  const draft: JsonDraft = {};
  for (const [key, value] of Object.entries(fields)) if (value !== undefined) draft[key] = value;
  return draft;
};

/** A value of the source as plain data, for fields that only other programs read. */
export const plainOf = (value: Value): Json => {
  if (value instanceof RubySymbol) return value.name;
  if (Array.isArray(value)) return value.map(plainOf);
  if (value instanceof RubyHash)
    return Object.fromEntries(value.entries().map(([key, entry]) => [String(plainOf(key)), plainOf(entry)]));
  return typeof value === 'object' && value !== null ? value.constructor.name : value;
};

/** A rule name in words: `can_buy_companies` becomes "Can buy companies". */
export const words = (name: string): string => {
  const text = name.replaceAll('_', ' ').trim();
  return text.slice(0, 1).toUpperCase() + text.slice(1);
};
