import type { Type as TypeBox } from 'typebox';

type Used =
  | 'Array'
  | 'Boolean'
  | 'Enum'
  | 'Integer'
  | 'Literal'
  | 'Null'
  | 'Number'
  | 'Object'
  | 'Ref'
  | 'String'
  | 'Union'
  | 'Unknown'
  | 'Unsafe';

const plain = (type: string) => (options?: object) => ({ type, ...options });

interface ObjectSchemaOptions {
  readonly required?: readonly string[];
}

/**
 * The TypeBox builders that we use. A schema is a plain JSON Schema object, so we need only the types of that
 * library; its code would be part of every first visit.
 */
// biome-ignore lint/style/useNamingConvention: it stands in for the object of that name.
export const Type = {
  Array: (items: object, options?: object) => ({ type: 'array', items, ...options }),
  Boolean: plain('boolean'),
  Enum: (values: readonly string[], options?: object) => ({ enum: values, ...options }),
  Integer: plain('integer'),
  Literal: (value: string | number | boolean, options?: object) => ({
    type: typeof value,
    const: value,
    ...options,
  }),
  Null: plain('null'),
  Number: plain('number'),
  Object: (properties: object, { required, ...options }: ObjectSchemaOptions = {}) => ({
    type: 'object',
    required: required ?? Object.keys(properties),
    properties,
    ...options,
  }),
  Ref: (name: string) => ({ $ref: name }),
  String: plain('string'),
  Union: (anyOf: readonly object[], options?: object) => ({ anyOf, ...options }),
  Unknown: (options?: object) => ({ ...options }),
  Unsafe: (schema: object) => schema,
} as unknown as Pick<typeof TypeBox, Used>;
