import type { Json } from '@platelayer/game';

/** JSON indented by two blanks (98.5.6); what is short stays on one line, as designers write it. */
export const formatJson = (value: Json, indent = ''): string => {
  const flat = oneLine(value);
  if (indent.length + flat.length <= MAX_LINE || typeof value !== 'object' || value === null) return flat;
  const deeper = `${indent}  `;
  const entries = Array.isArray(value)
    ? value.map((entry) => deeper + formatJson(entry, deeper))
    : Object.entries(value).map(
        ([key, entry]) => `${deeper}${JSON.stringify(key)}: ${formatJson(entry, deeper)}`,
      );
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  return `${open}\n${entries.join(',\n')}\n${indent}${close}`;
};

/** Longer lines would scroll in the narrowest column of the gallery. */
const MAX_LINE = 40;

const oneLine = (value: Json): string => {
  if (Array.isArray(value)) return `[${value.map(oneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, entry]) => `${JSON.stringify(key)}: ${oneLine(entry)}`);
  return entries.length === 0 ? '{}' : `{ ${entries.join(', ')} }`;
};
