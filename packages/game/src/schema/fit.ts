import { isObject, type Json, type JsonObject } from '../json.ts';
import { fieldMetadata } from './field.ts';
import { accepts, alternatives, type Kind, kindFor, kindOf, type Rule } from './rule.ts';

/** A list whose entries may be keyed by name: the rule for an entry, and the field that its key sets. */
export interface NamedEntries {
  readonly items: Rule;
  readonly named: string;
}

/**
 * Returns the list's rule if the value is an object with named entries where the schema expects a list
 * (10.19). An object that has a field of an entry, or of another alternative, is not one.
 */
export const namedEntries = (value: Json, rules: readonly Rule[]): NamedEntries | undefined => {
  const list = rules.find((rule) => fieldMetadata(rule)?.named !== undefined);
  if (!list?.items || !isObject(value)) return undefined;
  const entries = Object.entries(value);
  const forms = [...rules, ...alternatives(list.items)];
  const isField = (key: string) => forms.some(({ properties = {} }) => Object.hasOwn(properties, key));
  if (entries.length === 0 || entries.some(([key, entry]) => !isObject(entry) || isField(key)))
    return undefined;
  return { items: list.items, named: fieldMetadata(list)!.named! };
};

/** How a value fits its rule, and the rule for its contents. */
export type SchemaFit =
  | { readonly as: 'object' | 'list' | 'text in a list' | 'only entry of a list'; readonly rule: Rule }
  | ({ readonly as: 'named entries' } & NamedEntries)
  /** The rule accepts any value, or this plain value. */
  | { readonly as: 'anything' | 'plain value' | 'number for text' | 'misfit' | 'too deep' };

/**
 * Accepts seven forms that a JSON Schema rejects: `null` for a missing entry (10.1), a number or boolean in
 * quotes, a number instead of a string, a list of one string instead of the string, one entry instead of a
 * list (20.2.3), an object with named entries instead of a list, and a list instead of the object that
 * contains it (10.19). `exact` rejects them all.
 */
export const fitOf = (value: Json, rule: Rule, exact = false): SchemaFit => {
  const kind = kindOf(value);
  const rules = alternatives(rule);
  if (rules.some(({ type }) => type === undefined)) return { as: 'anything' };
  if (kind === 'object' || kind === 'array') {
    const fitting = rules.filter(({ type }) => type === kind);
    const [first] = fitting;
    const own = exact ? undefined : listWithoutObject(value, rules);
    if (own) return { as: 'list', rule: own };
    if (kind === 'array' && first) return { as: 'list', rule: first };
    const texts = isListOfOneText(value) && !exact ? rules.filter(({ type }) => type === 'string') : [];
    if (texts.length > 0) return { as: 'text in a list', rule: { items: { anyOf: texts } } };
    const named = exact ? undefined : namedEntries(value, rules);
    if (named) return { as: 'named entries', ...named };
    const best = kind === 'object' ? bestFit(value as JsonObject, fitting) : undefined;
    if (best) return { as: 'object', rule: best };
  } else {
    const accepted = (candidate: Json | undefined) =>
      candidate !== undefined && rules.some((each) => accepts(each, candidate));
    if (accepted(value) || (!exact && typeof value === 'string' && accepted(valueInString(value))))
      return { as: 'plain value' };
    if (!exact && typeof value === 'number' && accepted(String(value))) return { as: 'number for text' };
  }
  const items = exact ? undefined : itemsFor(kind, rules);
  return items ? { as: 'only entry of a list', rule: items } : { as: 'misfit' };
};

/** The rule for a list that replaces the object containing it. */
const listWithoutObject = (value: Json, rules: readonly Rule[]): Rule | undefined => {
  // If only a list is allowed, there is no such object.
  if (rules.length < 2 || !Array.isArray(value) || value.length === 0) return undefined;
  for (const { properties = {} } of rules)
    for (const list of Object.values(properties)) {
      const isEntry = fieldMetadata(list)?.isEntry;
      if (isEntry && value.every(isEntry)) return list;
    }
  return undefined;
};

const isListOfOneText = (value: Json): boolean =>
  Array.isArray(value) && value.length === 1 && typeof value[0] === 'string';

/** The number or boolean that a string represents. */
const valueInString = (text: string): number | boolean | undefined => {
  if (text === 'true' || text === 'false') return text === 'true';
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
};

/** The rule for list entries, if a value of this type can only be an entry. */
const itemsFor = (kind: Kind, rules: readonly Rule[]): Rule | undefined => {
  const items = rules.find(({ type }) => type === 'array')?.items;
  return items &&
    kind !== 'null' &&
    rules.every((rule) => kindFor(rule) !== kind) &&
    alternatives(items).some((rule) => (kindFor(rule) ?? kind) === kind)
    ? items
    : undefined;
};

/** The alternative that best matches an object: first by constant fields, then by shared keys. */
const bestFit = (value: JsonObject, rules: readonly Rule[]): Rule | undefined => {
  if (rules.length < 2) return rules[0];
  const scored = rules.map((rule) => ({ rule, score: fitness(value, rule) }));
  return scored.reduce((best, each) => (each.score > best.score ? each : best)).rule;
};

const fitness = (value: JsonObject, { properties = {}, required = [] }: Rule): number => {
  let score = 0;
  for (const [key, rule] of Object.entries(properties)) {
    const has = Object.hasOwn(value, key);
    if (has) score += 1;
    else if (required.includes(key)) score -= 1;
    const fixed = rule.const !== undefined || rule.enum !== undefined;
    if (has && fixed) score += accepts(rule, value[key]!) ? 1000 : -1000;
  }
  return score;
};
