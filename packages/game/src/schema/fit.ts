import type { JsonObject } from '../json.ts';
import { accepts, type Rule } from './rule.ts';

/** The alternative an object was most likely meant to be: by keys of fixed value, then by keys it shares. */
export const bestFit = (value: JsonObject, rules: readonly Rule[]): Rule | undefined => {
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
