import type { TSchema } from 'typebox';
import { at } from '../diagnostic.ts';
import type { Json, JsonObject } from '../json.ts';
import type { SchemaFit } from './fit.ts';
import type { Rule } from './rule.ts';
import { type Owner, ruleFor, type VisitedValue, type WalkOptions, walkSchema } from './walk.ts';

/** A difference between a value and its schema, before it becomes a message. */
export type Difference =
  | {
      readonly is: 'misfit' | 'number for text' | 'text in a list' | 'only entry of a list' | 'too deep';
      readonly visited: VisitedValue;
    }
  | { readonly is: 'wrong length'; readonly visited: VisitedValue; readonly rule: Rule }
  /** The object lacks this key, or all of these keys; `rule` is the object's rule. */
  | {
      readonly is: 'missing';
      readonly visited: VisitedValue;
      readonly rule: Rule;
      readonly keys: readonly string[];
    }
  /** A key that the rule does not have: an error, or silently ignored. */
  | {
      readonly is: 'unknown key' | 'ignored key';
      readonly pointer: string;
      readonly key: string;
      /** The object that has the key. */
      readonly object: JsonObject;
      readonly rule: Rule;
      readonly owner?: Owner;
      /** Whether it is the object's only unknown key. */
      readonly alone: boolean;
    };

/** Calls `report` for every difference between a value and its schema, in file order. */
export const compare = (
  value: Json,
  schema: TSchema,
  report: (difference: Difference) => void,
  options: WalkOptions = {},
): void =>
  walkSchema(
    value,
    schema,
    (visited, fit) => {
      for (const difference of differencesOf(visited, fit, options)) report(difference);
    },
    options,
  );

const differencesOf = (
  visited: VisitedValue,
  fit: SchemaFit,
  options: WalkOptions,
): readonly Difference[] => {
  switch (fit.as) {
    case 'anything':
    case 'plain value':
    // The upgrade reports these.
    case 'named entries':
      return [];
    case 'object':
      return [...missingKeys(visited, fit.rule, options), ...unknownKeys(visited, fit.rule)];
    case 'list':
      return hasRightLength(visited, fit.rule) ? [] : [{ is: 'wrong length', visited, rule: fit.rule }];
    default:
      return [{ is: fit.as, visited }];
  }
};

const hasRightLength = ({ value }: VisitedValue, { minItems = 0, maxItems }: Rule): boolean => {
  const { length } = value as readonly Json[];
  return length >= minItems && length <= (maxItems ?? length);
};

const missingKeys = (visited: VisitedValue, rule: Rule, { exact }: WalkOptions): readonly Difference[] => {
  const object = visited.value as JsonObject;
  const has = (key: string): boolean =>
    (visited.naming?.byKey && key === visited.naming.field) ||
    (Object.hasOwn(object, key) && (exact || object[key] !== null));
  const missing = (keys: readonly string[]): Difference => ({ is: 'missing', visited, rule, keys });
  const sets = rule.anyOf?.map((set) => set.required ?? []) ?? [];
  const current = (keys: readonly string[]) => keys.filter((key) => !rule.properties?.[key]?.deprecated);
  return [
    ...(rule.required ?? []).filter((key) => !has(key)).map((key) => missing([key])),
    ...(sets.length > 0 && !sets.some((keys) => keys.every(has)) ? [missing(current(sets.flat()))] : []),
  ];
};

const unknownKeys = ({ value, pointer, owner }: VisitedValue, rule: Rule): readonly Difference[] => {
  const object = value as JsonObject;
  const keys = Object.keys(object).filter((key) => typeof ruleFor(key, rule) !== 'object');
  return keys.map((key) => ({
    is: ruleFor(key, rule) ? 'ignored key' : 'unknown key',
    pointer: at(pointer, key),
    key,
    object,
    rule,
    owner,
    alone: keys.length === 1,
  }));
};
