/**
 * The few forms a field of a game file can take. Each takes the sentence for the field reference first;
 * a constant default is added to that sentence.
 */
import {
  type Static,
  type TObject,
  type TOptional,
  type TProperties,
  type TSchema,
  type TUnsafe,
  Type,
} from 'typebox';

export interface FieldOptions {
  readonly default?: string | number | boolean;
  /** An old spelling, or a field without effect; the sentence names what to write today. */
  readonly deprecated?: true;
}

export interface NumberOptions extends FieldOptions {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly multipleOf?: number;
}

export interface TextOptions extends FieldOptions {
  readonly pattern?: string;
  /** What the pattern asks for, to follow "text of the form". */
  readonly [FORM]?: string;
}

/** Key of the plain words for a `pattern`; only messages use it. */
export const FORM = 'x-form';

/** Key of the mark on an object that is not drawn at all while it lacks a required entry. */
export const UNDRAWN = 'x-undrawn';

const said = <Options extends FieldOptions>(sentence: string, options?: Options) => ({
  description:
    options?.default === undefined ? sentence : `${sentence} Default: ${JSON.stringify(options.default)}.`,
  ...options,
});

export const text = (sentence: string, options?: TextOptions) => Type.String(said(sentence, options));

export const number = (sentence: string, options?: NumberOptions) => Type.Number(said(sentence, options));

export const integer = (sentence: string, options?: NumberOptions) => Type.Integer(said(sentence, options));

export const flag = (sentence: string, options?: FieldOptions) => Type.Boolean(said(sentence, options));

export const choice = <const Values extends readonly string[]>(
  values: Values,
  sentence: string,
  options?: FieldOptions,
) => Type.Unsafe<Values[number]>({ type: 'string', enum: values, ...said(sentence, options) });

export const list = <Item extends TSchema>(item: Item, sentence: string) =>
  Type.Array(item, { description: sentence });

/** A list of as many entries as the drawing has parts. */
export const listOf = <Item extends TSchema>(count: number, item: Item, sentence: string) =>
  Type.Array(item, { description: sentence, minItems: count, maxItems: count });

export const either = <Alternatives extends TSchema[]>(
  alternatives: [...Alternatives],
  sentence: string,
  options?: FieldOptions,
) => Type.Union(alternatives, said(sentence, options));

/** An object from names of the author's choice to values of one kind. */
export const dictionary = <Value extends TSchema>(value: Value, sentence: string) =>
  Type.Unsafe<Readonly<Record<string, Static<Value>>>>({
    type: 'object',
    additionalProperties: value,
    description: sentence,
  });

/** Anything at all. */
export const anything = (sentence: string, options?: FieldOptions) => Type.Unknown(said(sentence, options));

/** A field that files carry and nothing reads. */
export const unread = (sentence: string) => anything(sentence, { deprecated: true });

type OptionalFields<Fields extends TProperties> = { [Key in keyof Fields]: TOptional<Fields[Key]> };

export interface ObjectOptions {
  /** Entries nobody has described are accepted in silence. */
  readonly additionalProperties?: true;
  readonly [UNDRAWN]?: true;
  /** At least one of these must be there. */
  readonly anyOf?: readonly { readonly required: readonly string[] }[];
}

/** An object that holds the required fields, may hold the others, and nothing else. */
export const object = <Required extends TProperties, Others extends TProperties>(
  required: Required,
  others: Others,
  sentence: string,
  options?: ObjectOptions,
) => {
  const optional = Object.fromEntries(
    Object.entries(others).map(([key, field]) => [key, Type.Optional(field)]),
  ) as OptionalFields<Others>;
  return Type.Object(
    { ...required, ...optional },
    {
      additionalProperties: false,
      description: sentence,
      ...options,
    },
  ) as TObject<Required & OptionalFields<Others>>;
};

/** A schema with a name, written once in the JSON Schema and referred to from everywhere. */
export interface Definition<Schema extends TSchema = TSchema> {
  readonly name: string;
  readonly schema: Schema;
}

export const define = <Schema extends TSchema>(name: string, schema: Schema): Definition<Schema> => ({
  name,
  schema,
});

const DEFINITION = Symbol('definition');

/** Refers to a definition. The sentence says what the thing is for at this place. */
export const ref = <Schema extends TSchema>(
  definition: Definition<Schema>,
  sentence?: string,
  options?: FieldOptions,
): TUnsafe<Static<Schema>> => {
  const reference = Type.Unsafe<Static<Schema>>({
    $ref: `#/definitions/${definition.name}`,
    ...(sentence === undefined ? {} : said(sentence, options)),
  });
  // Hidden, so that it is neither copied nor written with the schema.
  return Object.defineProperty(reference, DEFINITION, { value: definition });
};

/** The definition a reference leads to; `undefined` for every other schema. */
export const definitionOf = (schema: object): Definition | undefined =>
  (schema as { readonly [DEFINITION]?: Definition })[DEFINITION];

/** One thing or a list of them: wherever a list of elements stands, a single one may stand too (20.2.3). */
export const oneOrMany = <Schema extends TSchema>(
  definition: Definition<Schema>,
  sentence: string,
  options?: FieldOptions,
) => either([Type.Array(ref(definition)), ref(definition)], sentence, options);
