import type { Json, JsonObject } from '../json.ts';
import { type ThingsByName, thingsByName } from './by-name.ts';
import { factsOf } from './field.ts';
import { accepts, alternatives, type Kind, kindFor, kindOf, type Rule } from './rule.ts';

/** How a value fits its rule, and the rule for what it consists of. */
export type SchemaFit =
  | { readonly as: 'object' | 'list' | 'text in a list' | 'only entry of a list'; readonly rule: Rule }
  | ({ readonly as: 'things by name' } & ThingsByName)
  /** The rule takes everything, or takes this plain value. */
  | { readonly as: 'anything' | 'plain value' | 'number for text' | 'misfit' | 'too deep' };

/**
 * Seven things that a JSON Schema rejects are read as meant: `null` for an absent entry (10.1), a number or switch
 * written as text, a number where text is expected, a list of one text in its place, one entry in place of a list
 * (20.2.3), things under their names and a list in place of what holds it (10.19). `exact` is without that.
 */
export const fitOf = (value: Json, rule: Rule, exact = false): SchemaFit => {
  const kind = kindOf(value);
  const rules = alternatives(rule);
  if (rules.some(({ type }) => type === undefined)) return { as: 'anything' };
  if (kind === 'object' || kind === 'array') {
    const fitting = rules.filter(({ type }) => type === kind);
    const [first] = fitting;
    const own = exact ? undefined : entriesAlone(value, rules);
    if (own) return { as: 'list', rule: own };
    if (kind === 'array' && first) return { as: 'list', rule: first };
    const texts = isListOfOneText(value) && !exact ? rules.filter(({ type }) => type === 'string') : [];
    if (texts.length > 0) return { as: 'text in a list', rule: { items: { anyOf: texts } } };
    const named = exact ? undefined : thingsByName(value, rules);
    if (named) return { as: 'things by name', ...named };
    const best = kind === 'object' ? bestFit(value as JsonObject, fitting) : undefined;
    if (best) return { as: 'object', rule: best };
  } else {
    const accepted = (candidate: Json | undefined) =>
      candidate !== undefined && rules.some((each) => accepts(each, candidate));
    if (accepted(value) || (!exact && typeof value === 'string' && accepted(meantBy(value))))
      return { as: 'plain value' };
    if (!exact && typeof value === 'number' && accepted(String(value))) return { as: 'number for text' };
  }
  const items = exact ? undefined : itemsFor(kind, rules);
  return items ? { as: 'only entry of a list', rule: items } : { as: 'misfit' };
};

/** The rule for a list that stands in place of the object that holds it. */
const entriesAlone = (value: Json, rules: readonly Rule[]): Rule | undefined => {
  // Where only a list may stand, nothing holds it.
  if (rules.length < 2 || !Array.isArray(value) || value.length === 0) return undefined;
  for (const { properties = {} } of rules)
    for (const list of Object.values(properties)) {
      const isEntry = factsOf(list)?.isEntry;
      if (isEntry && value.every(isEntry)) return list;
    }
  return undefined;
};

const isListOfOneText = (value: Json): boolean =>
  Array.isArray(value) && value.length === 1 && typeof value[0] === 'string';

/** The number or switch that a text stands for. */
const meantBy = (text: string): number | boolean | undefined => {
  if (text === 'true' || text === 'false') return text === 'true';
  const number = text.trim() === '' ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : undefined;
};

/** The rule for entries of a list, where values of this kind can only be such an entry. */
const itemsFor = (kind: Kind, rules: readonly Rule[]): Rule | undefined => {
  const items = rules.find(({ type }) => type === 'array')?.items;
  return items &&
    kind !== 'null' &&
    rules.every((rule) => kindFor(rule) !== kind) &&
    alternatives(items).some((rule) => (kindFor(rule) ?? kind) === kind)
    ? items
    : undefined;
};

/** The alternative an object was most likely meant to be: by keys of fixed value, then by keys it shares. */
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
