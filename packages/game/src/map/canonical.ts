import { isObject, type Json } from '../json.ts';

/** Deeper than anything a border holds. */
const deepest = 32;

/** The same text for deeply equal values, whatever the order of their fields. */
export const canonical = (json: Json, depth = 0): string => {
  if (depth > deepest) return '';
  if (Array.isArray(json)) return `[${json.map((item: Json) => canonical(item, depth + 1)).join()}]`;
  if (!isObject(json)) return JSON.stringify(json);
  const fields = Object.entries(json).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${fields.map(([key, value]) => `${JSON.stringify(key)}:${canonical(value, depth + 1)}`).join()}}`;
};
