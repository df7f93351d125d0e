/** Schemas, values and places in plain words. */
import type { Json } from '../json.ts';
import { FORM } from './field.ts';
import { kindOf, type Rule } from './rule.ts';

/** Characters of a value or of a path that a message repeats. */
const SHOWN = 60;

/** Values named in a message before it says "and so on". */
const NAMED = 12;

const short = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : text);

/** `trains/0/price`; the whole file for the empty pointer. */
export const pathOf = (pointer: string): string =>
  pointer === '' ? 'The file' : `\`${short(pointer.slice(1).replaceAll('~1', '/').replaceAll('~0', '~'))}\``;

export const quoted = (word: string): string => `\`${short(word)}\``;

/** A written value for a message, never longer than a glance. */
export const quote = (value: Json | undefined): string => {
  if (typeof value === 'string') return `"${value.length > 40 ? `${value.slice(0, 40)}…` : value}"`;
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : String(value);
};

/** A value as it is found: `the text "abc"`, `a list`. */
export const foundWords = (value: Json): string => {
  switch (kindOf(value)) {
    case 'string':
      return `the text ${JSON.stringify(short(value as string))}`;
    case 'number':
      return `the number ${value}`;
    case 'array':
      return 'a list';
    case 'object':
      return 'an object';
    default:
      return String(value);
  }
};

/** What the alternatives ask for: `a number of at least 1 or "∞"`. */
export const wantedWords = (rules: readonly Rule[]): string => {
  const texts = rules.flatMap((rule) => rule.enum ?? []);
  const others = rules.filter((rule) => !rule.enum).map(ruleWords);
  return joined([...new Set([...others, ...(texts.length > 0 ? [listed(texts)] : [])])]);
};

const listed = (texts: readonly string[]): string => {
  const named = texts.slice(0, NAMED).map((text) => JSON.stringify(text));
  return `one of ${named.join(', ')}${texts.length > NAMED ? ' and others' : ''}`;
};

const ruleWords = (rule: Rule): string => {
  if (rule.const !== undefined) return JSON.stringify(rule.const);
  switch (rule.type) {
    case 'integer':
      return `a whole number${rangeWords(rule)}`;
    case 'number':
      return `a number${rangeWords(rule)}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'a list';
    case 'object':
      return 'an object';
    case 'string':
      return rule[FORM] ?? 'text';
    default:
      return String(rule.type ?? 'anything');
  }
};

const rangeWords = ({ minimum, maximum, exclusiveMinimum, multipleOf }: Rule): string => {
  const steps = multipleOf === undefined ? '' : ` that is a multiple of ${multipleOf}`;
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}${steps}`;
  if (minimum !== undefined) return ` of at least ${minimum}${steps}`;
  return exclusiveMinimum === undefined ? steps : ` above ${exclusiveMinimum}${steps}`;
};

export const joined = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
