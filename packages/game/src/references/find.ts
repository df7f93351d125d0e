import type { TSchema } from 'typebox';
import { gameSchema } from '../game.ts';
import type { Json } from '../json.ts';
import { definitionOf, factsOf, type Referent } from '../schema/field.ts';
import { alternatives, type Rule } from '../schema/rule.ts';
import { walkSchema } from '../schema/walk.ts';

/** A place in the file where a name stands for something defined elsewhere. */
export interface Reference {
  readonly referent: Referent;
  readonly name: string;
  readonly pointer: string;
  /** `true` can stand in its place. */
  readonly orTrue?: true;
}

/**
 * Every name in a file that refers to something by what the schema says of its place (10.18), in the order of the
 * file.
 */
export const findReferences = (value: Json, schema: TSchema): readonly Reference[] => {
  const found: Reference[] = [];
  walkSchema(value, schema, ({ value: written, rule, pointer }, { as }) => {
    const name = as === 'number for text' ? String(written) : written;
    if (typeof name !== 'string' || name === '') return;
    const referent = referentOf(rule);
    if (referent === undefined) return;
    const orTrue = alternatives(rule).some((each) => each.type === 'boolean' || each.const === true);
    found.push({ referent, name, pointer, ...(orTrue ? { orTrue } : {}) });
  });
  return found;
};

/** The same of a game file. */
export const namesIn = (file: Json): readonly Reference[] => findReferences(file, gameSchema.schema);

/** What a text under this rule refers to: as the field says, or one of its alternatives. */
const referentOf = (rule: Rule): Referent | undefined => {
  const own = factsOf(rule)?.refersTo;
  if (own !== undefined) return own;
  const target = definitionOf(rule);
  if (target) return referentOf(target.schema as Rule);
  for (const each of rule.properties ? [] : (rule.anyOf ?? [])) {
    const referent = referentOf(each);
    if (referent !== undefined) return referent;
  }
  return undefined;
};
