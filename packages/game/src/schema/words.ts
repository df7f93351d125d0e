/** Descriptions of schemas, values and locations in messages. */
import { stepsOf } from '../diagnostic.ts';
import type { Json } from '../json.ts';
import { FORM, fieldMetadata } from './field.ts';
import { type Kind, kindOf, type Rule } from './rule.ts';

/**
 * Characters of a value or path to repeat in a message, because strings and keys in files may have any
 * length.
 */
const MAX_QUOTE_LENGTH = 60;

/** Values to list in a message before "and others". */
const MAX_LISTED = 12;

export const shorten = (text: string): string =>
  text.length > MAX_QUOTE_LENGTH ? `${text.slice(0, MAX_QUOTE_LENGTH)}…` : text;

/** Returns the path as `trains/0/price`, or "The file" for the empty pointer. */
export const pathOf = (pointer: string): string =>
  pointer === '' ? 'The file' : quoted(stepsOf(pointer).join('/'));

export const quoted = (word: string): string => `\`${shorten(word)}\``;

/** A value as quoted in a message: `"abc"`, `12`, `a list`. */
export const quote = (value: Json | undefined): string => {
  if (typeof value === 'string') return JSON.stringify(shorten(value));
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'object' && value !== null ? 'an object' : String(value);
};

/** A value with its type: `the string "abc"`, `the number 12`. */
export const describeValue = (value: Json): string => {
  const kinds: Partial<Record<Kind, string>> = { string: 'the string ', number: 'the number ' };
  return `${kinds[kindOf(value)] ?? ''}${quote(value)}`;
};

/** A description of the alternatives: `a number of at least 1 or "∞"`. */
export const describeExpected = (rules: readonly Rule[]): string => {
  const texts = rules.flatMap((rule) => rule.enum ?? []);
  // A list of one is read as its entry, but should not be suggested.
  const others = rules.filter((rule) => !rule.enum && rule.maxItems !== 1).map(describeRule);
  return joinWithOr([...new Set([...others, ...(texts.length > 0 ? [listed(texts)] : [])])]);
};

const listed = (texts: readonly string[]): string => {
  const named = texts.slice(0, MAX_LISTED).map((text) => JSON.stringify(text));
  return `one of ${named.join(', ')}${texts.length > MAX_LISTED ? ' and others' : ''}`;
};

const describeRule = (rule: Rule): string => {
  if (rule.const !== undefined) return JSON.stringify(rule.const);
  switch (rule.type) {
    case 'integer':
      return `a whole number${describeRange(rule)}`;
    case 'number':
      return `a number${describeRange(rule)}`;
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'a list';
    case 'object':
      return 'an object';
    case 'string':
      return rule[FORM] ?? (fieldMetadata(rule)?.refersTo === 'color' ? 'the name of a colour' : 'a string');
    default:
      return String(rule.type ?? 'anything');
  }
};

const describeRange = ({ minimum, maximum, exclusiveMinimum, multipleOf }: Rule): string => {
  const steps = multipleOf === undefined ? '' : ` that is a multiple of ${multipleOf}`;
  if (minimum !== undefined && maximum !== undefined) return ` from ${minimum} to ${maximum}${steps}`;
  if (minimum !== undefined) return ` of at least ${minimum}${steps}`;
  if (maximum !== undefined) return ` of at most ${maximum}${steps}`;
  return exclusiveMinimum === undefined ? steps : ` above ${exclusiveMinimum}${steps}`;
};

export const joinWithOr = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
