import { gameSchema } from '../game.ts';
import { definitionOf } from '../schema/field.ts';

/** What the file format means a value to be, as far as texts can be mistaken for it. */
export interface Shape {
  readonly numeric: boolean;
  readonly flag: boolean;
  /** Whether the text may stand here as it is. */
  takesText(text: string): boolean;
  /** What the entries of a list here are, and what a field of an object here is. */
  item(): Shape | undefined;
  field(key: string): Shape | undefined;
}

/** The words of JSON Schema that matter here. */
interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly anyOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly items?: Schema;
}

const known = new WeakMap<Schema, Shape>();

/** The shape a schema describes. Worked out where it is first asked for, and once only. */
export function shapeOf(schema: Schema): Shape {
  const shape = known.get(schema) ?? combine(alternatives(schema));
  known.set(schema, shape);
  return shape;
}

/** The plain schemas among which a value may choose; references are followed. */
function alternatives(schema: Schema): readonly Schema[] {
  const definition = definitionOf(schema);
  if (definition) return alternatives(definition.schema as Schema);
  return schema.anyOf && schema.type === undefined ? schema.anyOf.flatMap(alternatives) : [schema];
}

function combine(schemas: readonly Schema[]): Shape {
  const items = schemas.flatMap(({ items }) => items ?? []);
  const fields = new Map<string, Shape | undefined>();
  const others = schemas.flatMap(({ additionalProperties: other }) =>
    typeof other === 'object' ? other : [],
  );
  const own = (key: string) =>
    schemas.flatMap(({ properties }) =>
      properties && Object.hasOwn(properties, key) ? properties[key]! : [],
    );
  return {
    numeric: schemas.some(({ type }) => type === 'number' || type === 'integer'),
    flag: schemas.some((schema) => schema.type === 'boolean' || typeof schema.const === 'boolean'),
    takesText: (text) => schemas.some((schema) => takes(schema, text)),
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

function together(schemas: readonly Schema[]): Shape | undefined {
  const [only] = schemas;
  if (schemas.length > 1) return combine(schemas.flatMap(alternatives));
  return only && shapeOf(only);
}

function takes(schema: Schema, text: string): boolean {
  if (schema.const !== undefined) return schema.const === text;
  if (schema.enum) return schema.enum.includes(text);
  if (schema.pattern !== undefined) return new RegExp(schema.pattern, 'u').test(text);
  return schema.type === undefined || schema.type === 'string';
}

/** The shape of a whole game file. */
export const gameShape = shapeOf(gameSchema.schema as Schema);
