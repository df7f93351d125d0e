import type { TSchema } from 'typebox';
import { at } from '../diagnostic.ts';
import type { Json, JsonObject } from '../json.ts';
import { fitOf, type SchemaFit } from './fit.ts';
import type { Rule } from './rule.ts';

/** A value of a file and the rule it falls under. */
export interface Spot {
  readonly value: Json;
  readonly rule: Rule;
  readonly pointer: string;
}

/** Goes through a value together with its schema, in the order of the file. */
export const walkSchema = (
  value: Json,
  schema: TSchema,
  visit: (spot: Spot, fit: SchemaFit) => void,
  pointer = '',
): void => {
  // A stack of our own: neither a deep value nor a recursive schema can exhaust the machine's.
  const open: Spot[] = [{ value, rule: schema as Rule, pointer }];
  for (let spot = open.pop(); spot; spot = open.pop()) {
    const fit = fitOf(spot.value, spot.rule);
    visit(spot, fit);
    for (const part of partsOf(spot, fit).reverse()) open.push(part);
  }
};

const partsOf = (spot: Spot, fit: SchemaFit): Spot[] => {
  switch (fit.as) {
    case 'object':
      return fieldsOf(spot, fit.rule);
    case 'list': {
      const { items } = fit.rule;
      const list = spot.value as readonly Json[];
      return items
        ? list.map((value, index) => ({ value, rule: items, pointer: at(spot.pointer, index) }))
        : [];
    }
    case 'only entry of a list':
      return [{ ...spot, rule: fit.rule }];
    default:
      return [];
  }
};

const fieldsOf = ({ value, pointer }: Spot, rule: Rule): Spot[] =>
  Object.entries(value as JsonObject).flatMap(([key, part]) => {
    const partRule = ruleFor(key, rule);
    return typeof partRule === 'object' && part !== null
      ? { value: part, rule: partRule, pointer: at(pointer, key) }
      : [];
  });

/** The rule for a field of an object; `false` where there may be none, `true` where it may be anything. */
export const ruleFor = (
  key: string,
  { properties = {}, additionalProperties = true }: Rule,
): Rule | boolean => (Object.hasOwn(properties, key) ? properties[key]! : additionalProperties);
