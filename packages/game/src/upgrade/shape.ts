import { gameSchema } from '../game.ts';
import { namedEntries } from '../schema/fit.ts';
import { accepts, alternatives, type Rule } from '../schema/rule.ts';
import { type Draft, finishDraft } from './draft.ts';

/** The types that the schema allows for a value, as far as upgrades need them. */
export interface ValueShape {
  readonly numeric: boolean;
  readonly flag: boolean;
  /** Whether this string is valid here. */
  takesText(text: string): boolean;
  /** The field that entry keys set, if the value is an object with named entries instead of a list. */
  named(thing: Draft): string | undefined;
  /** The shapes of list entries, and of an object's fields. */
  item(): ValueShape | undefined;
  field(key: string): ValueShape | undefined;
}

const known = new WeakMap<Rule, ValueShape>();

/** The shape that a schema describes, computed on first use. */
function shapeOf(schema: Rule): ValueShape {
  const shape = known.get(schema) ?? combine(alternatives(schema));
  known.set(schema, shape);
  return shape;
}

function combine(schemas: readonly Rule[]): ValueShape {
  const items = schemas.flatMap(({ items }) => items ?? []);
  const fields = new Map<string, ValueShape | undefined>();
  const others = schemas.flatMap(({ additionalProperties: other }) =>
    typeof other === 'object' ? other : [],
  );
  const own = (key: string) =>
    schemas.flatMap(({ properties }) =>
      properties && Object.hasOwn(properties, key) ? properties[key]! : [],
    );
  return {
    numeric: schemas.some(({ type }) => type === 'number' || type === 'integer'),
    // `true` alone is the short form of an element, which no string can mean.
    flag: schemas.some(
      (schema) => (schema.type === 'boolean' || typeof schema.const === 'boolean') && schema.const !== true,
    ),
    takesText: (text) => schemas.some((schema) => accepts(schema, text)),
    named: (thing) => namedEntries(finishDraft(thing), schemas)?.named,
    item: () => together(items),
    field: (key) => {
      if (fields.has(key)) return fields.get(key);
      const described = own(key);
      // Keys that the author chooses are too many to cache.
      if (described.length === 0) return together(others);
      fields.set(key, together(described));
      return fields.get(key);
    },
  };
}

function together(schemas: readonly Rule[]): ValueShape | undefined {
  const [only] = schemas;
  if (schemas.length > 1) return combine(schemas.flatMap(alternatives));
  return only && shapeOf(only);
}

export const gameShape = shapeOf(gameSchema.schema as Rule);
