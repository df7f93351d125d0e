import type { Json } from '@platelayer/game';

/**
 * Formats JSON with two spaces of indentation (98.5.6). Short values stay on one line, as designers write them. `key` is
 * the text before the value on its line.
 */
export const formatJson = (value: Json, indent = '', key = ''): string => {
  const flat = key + oneLine(value);
  if (indent.length + flat.length <= MAX_LINE || typeof value !== 'object' || value === null) return flat;
  const deeper = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((entry) => deeper + formatJson(entry, deeper))
    : Object.entries(value).map(
        ([name, entry]) => deeper + formatJson(entry, deeper, `${JSON.stringify(name)}: `),
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${key}${open}\n${entries.join(',\n')}\n${indent}${close}`;
};

/** Longer lines would scroll in the columns of the gallery. Does not include a trailing comma. */
const MAX_LINE = 31;

const oneLine = (value: Json): string => {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${oneLine(entry)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
};
