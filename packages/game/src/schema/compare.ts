import type { TSchema } from 'typebox';
import { at } from '../diagnostic.ts';
import type { Json, JsonObject } from '../json.ts';
import type { SchemaFit } from './fit.ts';
import type { Rule } from './rule.ts';
import { type Owner, ruleFor, type Spot, type WalkOptions, walkSchema } from './walk.ts';

/** A difference between a value and its schema, before it becomes a message. */
export type Difference =
  | {
      readonly is: 'misfit' | 'number for text' | 'text in a list' | 'only entry of a list' | 'too deep';
      readonly spot: Spot;
    }
  | { readonly is: 'wrong length'; readonly spot: Spot; readonly rule: Rule }
  /** The object lacks this key, or all of these keys; `rule` is the object's rule. */
  | { readonly is: 'missing'; readonly spot: Spot; readonly rule: Rule; readonly keys: readonly string[] }
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
  tell: (difference: Difference) => void,
  options: WalkOptions = {},
): void =>
  walkSchema(
    value,
    schema,
    (spot, fit) => {
      for (const difference of differencesOf(spot, fit, options)) tell(difference);
    },
    options,
  );

const differencesOf = (spot: Spot, fit: SchemaFit, options: WalkOptions): readonly Difference[] => {
  switch (fit.as) {
    case 'anything':
    case 'plain value':
    // The upgrade reports these.
    case 'things by name':
      return [];
    case 'object':
      return [...missingKeys(spot, fit.rule, options), ...unknownKeys(spot, fit.rule)];
    case 'list':
      return hasRightLength(spot, fit.rule) ? [] : [{ is: 'wrong length', spot, rule: fit.rule }];
    default:
      return [{ is: fit.as, spot }];
  }
};

const hasRightLength = ({ value }: Spot, { minItems = 0, maxItems }: Rule): boolean => {
  const { length } = value as readonly Json[];
  return length >= minItems && length <= (maxItems ?? length);
};

const missingKeys = (spot: Spot, rule: Rule, { exact }: WalkOptions): readonly Difference[] => {
  const object = spot.value as JsonObject;
  const has = (key: string): boolean =>
    (spot.naming?.byKey && key === spot.naming.field) ||
    (Object.hasOwn(object, key) && (exact || object[key] !== null));
  const missing = (keys: readonly string[]): Difference => ({ is: 'missing', spot, rule, keys });
  const sets = rule.anyOf?.map((set) => set.required ?? []) ?? [];
  const current = (keys: readonly string[]) => keys.filter((key) => !rule.properties?.[key]?.deprecated);
  return [
    ...(rule.required ?? []).filter((key) => !has(key)).map((key) => missing([key])),
    ...(sets.length > 0 && !sets.some((keys) => keys.every(has)) ? [missing(current(sets.flat()))] : []),
  ];
};

const unknownKeys = ({ value, pointer, owner }: Spot, rule: Rule): readonly Difference[] => {
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
