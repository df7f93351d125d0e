import type { Diagnostic } from '../diagnostic.ts';
import { nearest } from '../nearest.ts';
import { UNDRAWN } from './field.ts';
import { meaningOf, type Rule } from './rule.ts';
import { joined, pathOf, quoted } from './words.ts';

/** A place in the file and what the schema says of it. */
interface Spot {
  readonly pointer: string;
  readonly rule: Rule;
}

/** A warning; its hint is what the field is for. */
export const fault = ({ pointer, rule }: Spot, code: string, words: string): Diagnostic => {
  const meaning = meaningOf(rule);
  return {
    severity: 'warning',
    code: `schema/${code}`,
    message: `${pathOf(pointer)} ${words}.`,
    pointer,
    ...(meaning ? { hint: meaning } : {}),
  };
};

/** An error where nothing is drawn without the entry. The spot's rule is that of the missing entry. */
export const missing = (spot: Spot, keys: readonly string[], owner: Rule): Diagnostic => {
  const names = joined(keys.map(quoted));
  const meaning = meaningOf(spot.rule);
  return {
    ...fault(spot, 'missing', `has no ${names}`),
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
