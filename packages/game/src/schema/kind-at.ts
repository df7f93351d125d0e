import { gameSchema } from '../game.ts';
import type { Json } from '../json.ts';
import { definitionOf } from './field.ts';
import type { Rule } from './rule.ts';
import { walkSchema } from './walk.ts';

/**
 * What stands at a pointer of a game file, or around it: the name of its definition, such as `City`, which is the name of
 * its section in the field reference. Nothing for what the schema does not know.
 */
export const kindAt = (file: Json, pointer: string): string | undefined => {
  let found: string | undefined;
  walkSchema(file, gameSchema.schema, ({ pointer: place, rule }, fit) => {
    if (place !== '' && pointer !== place && !pointer.startsWith(`${place}/`)) return;
    found = nameOf(rule, fit.as) ?? found;
  });
  return found;
};

/** A rule that leaves a choice is called by the alternative that an object has. */
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
