import { isObject, type Json } from '../json.ts';
import { factsOf } from './field.ts';
import { alternatives, type Rule } from './rule.ts';

/** A list whose entries stand under their names: the rule for an entry, and its field that a name belongs to. */
export interface ThingsByName {
  readonly items: Rule;
  readonly named: string;
}

/**
 * Whether a value is an object of things by their names where a list of such things is meant (10.19). One that has a
 * field of a thing, or of what else may stand there, is that.
 */
export const thingsByName = (value: Json, rules: readonly Rule[]): ThingsByName | undefined => {
  const list = rules.find((rule) => factsOf(rule)?.named !== undefined);
  if (!list?.items || !isObject(value)) return undefined;
  const entries = Object.entries(value);
  const forms = [...rules, ...alternatives(list.items)];
  const isField = (key: string) => forms.some(({ properties = {} }) => Object.hasOwn(properties, key));
  if (entries.length === 0 || entries.some(([key, entry]) => !isObject(entry) || isField(key)))
    return undefined;
  return { items: list.items, named: factsOf(list)!.named! };
};
