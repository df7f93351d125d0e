import type { Diagnostic } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import { UNDRAWN } from './field.ts';
import { meaningOf, type Rule } from './rule.ts';
import { joined, pathOf, quoted } from './words.ts';

/** A place in the file and what the schema says of it. */
interface Place {
  readonly pointer: string;
  readonly rule: Rule;
}

/** A warning; its hint is what the field is for. */
export const fault = ({ pointer, rule }: Place, code: string, words: string): Diagnostic => {
  const meaning = meaningOf(rule);
  return {
    severity: 'warning',
    code: `schema/${code}`,
    message: `${pathOf(pointer)} ${words}.`,
    pointer,
    ...(meaning ? { hint: meaning } : {}),
  };
};

/** An error where nothing is drawn without the entry. The rule of the place is that of the missing entry. */
export const missing = (place: Place, keys: readonly string[], owner: Rule): Diagnostic => {
  const names = joined(keys.map(quoted));
  const meaning = meaningOf(place.rule);
  return {
    ...fault(place, 'missing', `has no ${names}`),
    severity: owner[UNDRAWN] ? 'error' : 'warning',
    hint: meaning ? `Add ${names}: ${meaning}` : `Add ${names}.`,
  };
};

export const unknownKey = (pointer: string, key: string, known: readonly string[]): Diagnostic => {
  const suggestion = nearest(key, known);
  return {
    severity: 'warning',
    code: 'schema/unknown-key',
    message: `${pathOf(pointer)} is not a field that is known here; it is ignored.`,
    pointer,
    hint: suggestion
      ? `Did you mean ${quoted(suggestion)}?`
      : 'Remove it, or look its name up in the field reference.',
  };
};
