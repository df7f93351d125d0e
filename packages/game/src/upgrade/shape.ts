import { gameSchema } from '../game.ts';
import { thingsByName } from '../schema/fit.ts';
import { accepts, alternatives, type Rule } from '../schema/rule.ts';
import { type Draft, finishDraft } from './draft.ts';

/** What the file format means a value to be, as far as something else can be mistaken for it. */
export interface ValueShape {
  readonly numeric: boolean;
  readonly flag: boolean;
  /** Whether the text may stand here as it is. */
  takesText(text: string): boolean;
  /** The field that the names of things belong to, where they stand in place of a list. */
  named(thing: Draft): string | undefined;
  /** What the entries of a list here are, and what a field of an object here is. */
  item(): ValueShape | undefined;
  field(key: string): ValueShape | undefined;
}

const known = new WeakMap<Rule, ValueShape>();

/** The shape a schema describes. Worked out where it is first asked for, and once only. */
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
    // `true` alone is the short form of a thing, for which no text stands.
    flag: schemas.some(
      (schema) => (schema.type === 'boolean' || typeof schema.const === 'boolean') && schema.const !== true,
    ),
    takesText: (text) => schemas.some((schema) => accepts(schema, text)),
    named: (thing) => thingsByName(finishDraft(thing), schemas)?.named,
    item: () => together(items),
    field: (key) => {
      if (fields.has(key)) return fields.get(key);
      const described = own(key);
      // Keys of the author's own choice are too many to keep.
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

/** The shape of a whole game file. */
export const gameShape = shapeOf(gameSchema.schema as Rule);
