/**
 * Field types of a game file. Each call declares everything about a field in one place: its sentence in the
 * field reference, its default, how its value is read and what it refers to. It returns the field's schema;
 * `reader` reads objects with these fields, and `findReferences` finds the names in a file.
 */
import type {
  Static,
  TArray,
  TBoolean,
  TInteger,
  TNumber,
  TObject,
  TOptional,
  TProperties,
  TSchema,
  TString,
  TUnion,
  TUnknown,
  TUnsafe,
} from 'typebox';
import { asFlag, asList, asNumber, asText, type Json, truthy } from '../json.ts';
import { Type } from './type.ts';

/** Kinds of things that a name in a file can refer to. */
export type ReferenceKind =
  | 'arrow'
  | 'color'
  | 'company'
  | 'font'
  | 'group'
  | 'hex'
  | 'icon'
  | 'logo'
  | 'publisher'
  | 'share type'
  | 'tile'
  | 'token type'
  | 'train'
  | 'train picture';

/** Reads a value of a file; returns `undefined` if it is missing or unusable. */
export type Read<Value> = (json: Json | undefined) => Value | undefined;

export interface FieldOptions<Value = string | number | boolean> {
  /** Appended to the sentence, and used if the file does not set the field. */
  readonly default?: Value;
  /** Field of `info` to use before the default; `reader` checks that it exists. */
  readonly info?: string;
  /** A deprecated spelling, or a field without effect; the sentence names the current one. */
  readonly deprecated?: true;
  /** Kind of thing that a string in this field names. */
  readonly refersTo?: ReferenceKind;
  /** Replaces the normal reading of this type; returns `undefined` for a value to treat as not set. */
  readonly read?: Read<unknown>;
}

export interface NumberOptions extends FieldOptions<number> {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly multipleOf?: number;
}

export interface ListOptions {
  /** The field of an entry that its key sets if the list is written as an object. */
  readonly named?: string;
  /** Recognises an entry: a list of only these may replace the object that contains the list. */
  readonly isEntry?: (value: Json) => boolean;
}

export interface TextFieldOptions extends FieldOptions<string> {
  readonly pattern?: string;
  /** Description of the pattern for messages, such as "letters and digits". */
  readonly [FORM]?: string;
}

/** Key for a description of `pattern`; only messages use it. */
export const FORM = 'x-form';

/** Key that marks an object as not drawn at all without its required entries. */
export const UNDRAWN = 'x-undrawn';

const FIELD = Symbol('field');

/**
 * Metadata of a schema. Reading gives a `Value`, including `undefined` for a field without a default;
 * `InfoKey` is the field of `info` that it falls back to.
 */
export interface Field<Value, InfoKey extends string = never> {
  readonly [FIELD]: FieldMetadata<Value, InfoKey>;
}

interface FieldMetadata<Value, InfoKey extends string = string>
  extends Pick<FieldOptions, 'refersTo'>,
    ListOptions {
  readonly read: Read<Value>;
  readonly default?: Value;
  readonly info?: InfoKey;
}

/** Returns `undefined` for a schema without field metadata. */
export const fieldMetadata = (schema: object): FieldMetadata<unknown> | undefined =>
  (schema as Partial<Field<unknown, string>>)[FIELD];

/** Type of a field's value after reading, derived from the field type and its options. */
export type Reads<Value, Options> = Field<
  Options extends { readonly default: string | number | boolean }
    ? Exclude<ExplicitValueOf<Value, Options>, undefined>
    : ExplicitValueOf<Value, Options>,
  Options extends { readonly info: infer InfoKey extends string } ? InfoKey : never
>;

type ExplicitValueOf<Value, Options> = Options extends {
  readonly read: (json: Json | undefined) => infer Own;
}
  ? Own
  : Value | undefined;

/** Sentence and options as they appear in the schema. */
const described = (
  sentence: string,
  { default: defaultValue, info, refersTo: _, read: __, ...shown }: FieldOptions = {},
) => {
  if (defaultValue === undefined) return { description: sentence, ...shown };
  if (info === undefined)
    return {
      description: `${sentence} Default: ${JSON.stringify(defaultValue)}.`,
      default: defaultValue,
      ...shown,
    };
  const last = typeof defaultValue === 'string' ? `\`${defaultValue}\`` : defaultValue;
  return { description: `${sentence} Default: \`info.${info}\`, then ${last}.`, ...shown };
};

/** Adds the metadata as a non-enumerable property, so that it is neither copied nor serialised. */
const withMetadata = <Schema extends TSchema, Value, InfoKey extends string>(
  schema: Schema,
  read: Read<unknown>,
  {
    read: own = read,
    default: defaultValue,
    info,
    refersTo,
    named,
    isEntry,
  }: FieldOptions<unknown> & ListOptions = {},
): Schema & Field<Value, InfoKey> =>
  Object.defineProperty(schema, FIELD, {
    value: {
      read: own,
      default: defaultValue,
      info,
      refersTo,
      named,
      isEntry,
    } satisfies FieldMetadata<unknown>,
  }) as Schema & Field<Value, InfoKey>;

/** Reads a non-empty string; accepts a number and a list of one string (10.1). */
export const readText: Read<string> = (json) => truthy(asText(json));

export const string = <const Options extends TextFieldOptions>(
  sentence: string,
  options?: Options,
): TString & Reads<string, Options> =>
  withMetadata(Type.String(described(sentence, options)), readText, options);

/** A string that names something: one of several alternatives, or an entry of a list. */
export const referenceTo = (refersTo: ReferenceKind): TString & Field<string | undefined> =>
  withMetadata(Type.String(), readText, { refersTo });

/**
 * Reads a number, also in quotes. A number below the minimum is ignored, so no negative length ever reaches a
 * drawing.
 */
const readNumber =
  ({ minimum = Number.NEGATIVE_INFINITY, exclusiveMinimum = Number.NEGATIVE_INFINITY }: NumberOptions = {}) =>
  (json: Json | undefined): number | undefined => {
    const value = asNumber(json);
    return value !== undefined && value >= minimum && value > exclusiveMinimum ? value : undefined;
  };

export const number = <const Options extends NumberOptions>(
  sentence: string,
  options?: Options,
): TNumber & Reads<number, Options> =>
  withMetadata(Type.Number(described(sentence, options)), readNumber(options), options);

/** A whole number: fractions are rounded down, and numbers below the minimum become the minimum. */
export const integer = <const Options extends NumberOptions>(
  sentence: string,
  options?: Options,
): TInteger & Reads<number, Options> =>
  withMetadata(
    Type.Integer(described(sentence, options)),
    (json) => {
      const value = asNumber(json);
      return value && Math.max(options?.minimum ?? Number.NEGATIVE_INFINITY, Math.floor(value));
    },
    options,
  );

/**
 * Reads a boolean. Any string but `"false"` and `""`, and any number but 0, means true, because real files
 * rely on it (20.13). Lists and objects are ignored.
 */
const asSwitch: Read<boolean> = (json) =>
  json === undefined || typeof json === 'object' ? undefined : (asFlag(json) ?? Boolean(json));

export const flag = <const Options extends FieldOptions<boolean>>(
  sentence: string,
  options?: Options,
): TBoolean & Reads<boolean, Options> =>
  withMetadata(Type.Boolean(described(sentence, options)), asSwitch, options);

export const choice = <
  const Values extends readonly string[],
  const Options extends FieldOptions<Values[number]>,
>(
  values: Values,
  sentence: string,
  options?: Options,
): TUnsafe<Values[number]> & Reads<Values[number], Options> =>
  withMetadata(
    Type.Unsafe<Values[number]>({ type: 'string', enum: values, ...described(sentence, options) }),
    (json) => values.find((value) => value === asText(json)),
    options,
  );

const readList: Read<readonly Json[]> = (json) =>
  json === undefined || json === null ? undefined : asList(json);

/** A list of entries. A single entry may be written without brackets, and `null` means no entries (10.19). */
export const list = <Item extends TSchema>(
  item: Item,
  sentence: string,
  options?: ListOptions,
): TArray<Item> & Field<readonly Json[]> =>
  withMetadata(Type.Array(item, { description: sentence }), readList, { default: [], ...options });

/** A list with a fixed number of entries, one for each part of a drawing. */
export const listOf = <Item extends TSchema, Value>(
  count: number,
  item: Item,
  sentence: string,
  read: Read<Value>,
): TArray<Item> & Field<Value | undefined> =>
  withMetadata(Type.Array(item, { description: sentence, minItems: count, maxItems: count }), read);

const readAsItIs: Read<Json> = (json) => json ?? undefined;

export const either = <Alternatives extends TSchema[], const Options extends FieldOptions>(
  alternatives: [...Alternatives],
  sentence: string,
  options?: Options,
): TUnion<Alternatives> & Reads<Json, Options> =>
  withMetadata(Type.Union(alternatives, described(sentence, options)), readAsItIs, options);

/** An object whose keys the author chooses and whose values are all of one type. */
export const dictionary = <Value extends TSchema>(
  value: Value,
  sentence: string,
): TUnsafe<Readonly<Record<string, Static<Value>>>> & Field<Json | undefined> =>
  withMetadata(
    Type.Unsafe({ type: 'object', additionalProperties: value, description: sentence }),
    readAsItIs,
  );

export const anything = <const Options extends FieldOptions>(
  sentence: string,
  options?: Options,
): TUnknown & Reads<Json, Options> =>
  withMetadata(Type.Unknown(described(sentence, options)), readAsItIs, options);

/** A field that occurs in files but is never read. */
export const unread = (sentence: string) => Type.Unknown({ description: sentence, deprecated: true });

type OptionalFields<Fields extends TProperties> = { [Key in keyof Fields]: TOptional<Fields[Key]> };

export interface ObjectOptions<Key extends PropertyKey = string> {
  /** Fields that the object needs; all others are optional. */
  readonly required?: readonly Key[];
  /** Accepts unknown entries silently, or checks them against a schema. */
  readonly additionalProperties?: true | TSchema;
  readonly [UNDRAWN]?: true;
  /** At least one of these sets must be present. */
  readonly anyOf?: readonly { readonly required: readonly string[] }[];
}

/** An object with these fields and no others. */
export const object = <Fields extends TProperties, Key extends keyof Fields & string = never>(
  fields: Fields,
  sentence: string,
  { required = [], ...options }: ObjectOptions<Key> = {},
): TObject<Pick<Fields, Key> & OptionalFields<Omit<Fields, Key>>> & Field<Json | undefined> => {
  const needed = Object.keys(fields).filter((key) => required.includes(key as Key));
  const schema = {
    type: 'object',
    ...(needed.length > 0 ? { required: needed } : {}),
    properties: fields,
    additionalProperties: false,
    description: sentence,
    ...options,
  };
  return withMetadata(
    schema as unknown as TObject<Pick<Fields, Key> & OptionalFields<Omit<Fields, Key>>>,
    readAsItIs,
  );
};

/** A named schema, written once in the JSON Schema and referenced everywhere else. */
export interface Definition<Schema extends TSchema = TSchema> {
  readonly name: string;
  readonly schema: Schema;
}

export const define = <Schema extends TSchema>(name: string, schema: Schema): Definition<Schema> => ({
  name,
  schema,
});

const DEFINITION = Symbol('definition');

/** Refers to a definition. The sentence describes its use in this field. */
export const ref = <Schema extends TSchema, const Options extends FieldOptions>(
  definition: Definition<Schema>,
  sentence?: string,
  options?: Options,
): TUnsafe<Static<Schema>> & Reads<Json, Options> => {
  const reference = Type.Unsafe<Static<Schema>>({
    $ref: `#/definitions/${definition.name}`,
    ...(sentence === undefined ? {} : described(sentence, options)),
  });
  Object.defineProperty(reference, DEFINITION, { value: definition });
  return withMetadata(reference, readAsItIs, options);
};

/** Returns the definition that a reference names, or `undefined` for any other schema. */
export const definitionOf = (schema: object): Definition | undefined =>
  (schema as { readonly [DEFINITION]?: Definition })[DEFINITION];

/**
 * The field that a plain number or string sets in the short form of an element: `"values": 20`, `"icons":
 * ["port"]`.
 */
export interface BareForm {
  readonly number?: string;
  readonly text?: string;
}

/**
 * One element or a list of them: a single element may replace any list of elements (20.2.3). A plain number
 * or string follows the rule of the field it sets. `true` is an element without fields, if none is required.
 */
export const oneOrMany = <Schema extends TSchema, const Options extends FieldOptions>(
  definition: Definition<Schema>,
  sentence: string,
  options?: Options,
  bare: BareForm = {},
) => {
  const { properties = {}, required = [] } = definition.schema as {
    readonly properties?: Readonly<Record<string, TSchema>>;
    readonly required?: readonly string[];
  };
  const fields = [...new Set([bare.number, bare.text])].filter((key) => key !== undefined);
  const forms = [
    ref(definition),
    ...fields.map((key) => properties[key]!),
    ...(required.length === 0 ? [Type.Literal(true)] : []),
  ];
  const entry = forms.length === 1 ? ref(definition) : Type.Union(forms);
  return either([Type.Array(entry), entry], sentence, options);
};
