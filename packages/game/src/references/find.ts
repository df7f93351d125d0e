import type { TSchema } from 'typebox';
import { gameSchema } from '../game.ts';
import type { Json } from '../json.ts';
import { definitionOf, fieldMetadata, type ReferenceKind } from '../schema/field.ts';
import { alternatives, type Rule } from '../schema/rule.ts';
import { walkSchema } from '../schema/walk.ts';

/** A name in the file that refers to something defined elsewhere. */
export interface Reference {
  readonly kind: ReferenceKind;
  readonly name: string;
  readonly pointer: string;
  /** Whether the value could also be `true`. */
  readonly orTrue?: true;
}

/** Finds all names in a value that refer to something according to the schema (10.18), in file order. */
export const findReferences = (value: Json, schema: TSchema): readonly Reference[] => {
  const found: Reference[] = [];
  walkSchema(value, schema, ({ value: written, rule, pointer }, { as }) => {
    const name = as === 'number for text' ? String(written) : written;
    if (typeof name !== 'string' || name === '') return;
    const kind = kindOfReference(rule);
    if (kind === undefined) return;
    const orTrue = alternatives(rule).some((each) => each.type === 'boolean' || each.const === true);
    found.push({ kind, name, pointer, ...(orTrue ? { orTrue } : {}) });
  });
  return found;
};

/** Finds all references in a game file. */
export const namesIn = (file: Json): readonly Reference[] => findReferences(file, gameSchema.schema);

/** The kind of thing that a string under this rule names, from the field or one of its alternatives. */
const kindOfReference = (rule: Rule): ReferenceKind | undefined => {
  const own = fieldMetadata(rule)?.refersTo;
  if (own !== undefined) return own;
  const target = definitionOf(rule);
  if (target) return kindOfReference(target.schema as Rule);
  for (const each of rule.properties ? [] : (rule.anyOf ?? [])) {
    const kind = kindOfReference(each);
    if (kind !== undefined) return kind;
  }
  return undefined;
};
