import type { TSchema } from 'typebox';
import { at } from '../diagnostic.ts';
import type { Json } from '../json.ts';
import { bareFormOf, factsOf, type Referent } from '../schema/field.ts';
import { alternatives, type Rule } from '../schema/rule.ts';
import { walkSchema } from '../schema/walk.ts';

/** A place in the file where a name stands for something defined elsewhere. */
export interface Reference {
  readonly referent: Referent;
  readonly name: string;
  readonly pointer: string;
}

/**
 * Every name in a file that refers to something by what the schema says of its place (10.18), in the order of the
 * file.
 */
export const findReferences = (value: Json, schema: TSchema): readonly Reference[] => {
  const found: Reference[] = [];
  const add = (name: Json, rule: Rule, pointer: string) => {
    if (typeof name !== 'string' || name === '') return;
    const referent = referentOf(rule);
    if (referent !== undefined) found.push({ referent, name, pointer });
  };
  walkSchema(value, schema, ({ value, rule, pointer }) => {
    add(value, rule, pointer);
    const meant = bareField(rule);
    if (meant === undefined) return;
    if (Array.isArray(value))
      value.forEach((entry: Json, index) => {
        add(entry, meant, at(pointer, index));
      });
    else add(value, meant, pointer);
  });
  return found;
};

/** The rule of the field that a bare text in such a list stands for. */
const bareField = (rule: Rule): Rule | undefined => {
  const field = bareFormOf(rule).text;
  return field === undefined
    ? undefined
    : alternatives(rule).find(({ properties }) => properties !== undefined)?.properties?.[field];
};

/** What a text under this rule refers to: as the field says, or the alternative that is a text. */
const referentOf = (rule: Rule): Referent | undefined =>
  factsOf(rule)?.refersTo ??
  alternatives(rule)
    .map((each) => factsOf(each)?.refersTo)
    .find((referent) => referent !== undefined);
