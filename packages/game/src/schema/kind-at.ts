import { gameSchema } from '../game.ts';
import type { Json } from '../json.ts';
import { definitionOf } from './field.ts';
import type { Rule } from './rule.ts';
import { walkSchema } from './walk.ts';

/**
 * Returns the name of the definition at a pointer of a game file, or around it, such as `City`. The field
 * reference has a section with this name. Returns undefined if the schema does not cover the pointer.
 */
export const kindAt = (file: Json, pointer: string): string | undefined => {
  let found: string | undefined;
  walkSchema(file, gameSchema.schema, ({ pointer: place, rule }, fit) => {
    if (place !== '' && pointer !== place && !pointer.startsWith(`${place}/`)) return;
    found = nameOf(rule, fit.as) ?? found;
  });
  return found;
};

/** For a choice, the name of the alternative that an object has. */
const nameOf = (rule: Rule, as: string): string | undefined => {
  const own = definitionOf(rule)?.name;
  if (own !== undefined) return own;
  if (as !== 'object') return undefined;
  for (const each of rule.anyOf ?? []) {
    const name = nameOf(each, as);
    if (name !== undefined) return name;
  }
  return undefined;
};
