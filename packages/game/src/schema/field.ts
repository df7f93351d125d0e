/**
 * The forms a field of a game file can take. A form says once what there is to know about a field: the sentence for
 * the field reference, its constant default, how tolerantly it is read and what it refers to. What it returns is the
 * schema of the field; `reader` reads objects of such fields, `findReferences` finds the names in a file.
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

/** What a name in a file can refer to. */
export type Referent =
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

/** Reads a value of a file; `undefined` for what is absent or of no use. */
export type Read<Value> = (json: Json | undefined) => Value | undefined;

export interface FieldOptions<Value = string | number | boolean> {
  /** Said at the end of the sentence, and read where the file states nothing. */
  readonly default?: Value;
  /** A field of `info` that stands in before the default does; `reader` checks that there is such a field. */
  readonly info?: string;
  /** An old spelling, or a field without effect; the sentence names what to write today. */
  readonly deprecated?: true;
  /** What a text here is the name of. */
  readonly refersTo?: Referent;
  /** In place of how the form is read otherwise; `undefined` for what the file leaves open. */
  readonly read?: Read<unknown>;
}

export interface NumberOptions extends FieldOptions<number> {
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly multipleOf?: number;
}

export interface ListOptions {
  /** The field of an entry that its key stands for where the list is written as an object. */
  readonly named?: string;
  /** Tells an entry of it from all else: a list of such entries may stand in place of the object that holds it. */
  readonly isEntry?: (value: Json) => boolean;
}

export interface TextFieldOptions extends FieldOptions<string> {
  readonly pattern?: string;
  /** What the pattern asks for, to follow "text of the form". */
  readonly [FORM]?: string;
}

/** Key of the plain words for a `pattern`; only messages use it. */
export const FORM = 'x-form';

/** Key of the mark on an object that is not drawn at all while it lacks a required entry. */
export const UNDRAWN = 'x-undrawn';

const FIELD = Symbol('field');

/**
 * What a schema knows beside itself. Reading gives a `Value`, `undefined` among them for a field without default;
 * `InfoKey` is the field of `info` that stands in for it.
 */
export interface Field<Value, InfoKey extends string = never> {
  readonly [FIELD]: Facts<Value, InfoKey>;
}

interface Facts<Value, InfoKey extends string = string> extends Pick<FieldOptions, 'refersTo'>, ListOptions {
  readonly read: Read<Value>;
  readonly default?: Value;
  readonly info?: InfoKey;
}

/** The facts of a field; `undefined` for a schema that is none. */
export const factsOf = (schema: object): Facts<unknown> | undefined =>
  (schema as Partial<Field<unknown, string>>)[FIELD];

/** What reading a field gives, by the form and its options. */
export type Reads<Value, Options> = Field<
  Options extends { readonly default: string | number | boolean }
    ? Exclude<StatedBy<Value, Options>, undefined>
    : StatedBy<Value, Options>,
  Options extends { readonly info: infer InfoKey extends string } ? InfoKey : never
>;

type StatedBy<Value, Options> = Options extends {
  readonly read: (json: Json | undefined) => infer Own;
}
  ? Own
  : Value | undefined;

/** Sentence and options as the schema shows them. */
const described = (
  sentence: string,
  { default: usual, info, refersTo: _, read: __, ...shown }: FieldOptions = {},
) => {
  if (usual === undefined) return { description: sentence, ...shown };
  if (info === undefined)
    return { description: `${sentence} Default: ${JSON.stringify(usual)}.`, default: usual, ...shown };
  const last = typeof usual === 'string' ? `\`${usual}\`` : usual;
  return { description: `${sentence} Default: \`info.${info}\`, then ${last}.`, ...shown };
};

/** Adds the facts to a schema, hidden, so that they are neither copied nor written with it. */
const withFacts = <Schema extends TSchema, Value, InfoKey extends string>(
  schema: Schema,
  read: Read<unknown>,
  {
    read: own = read,
    default: usual,
    info,
    refersTo,
    named,
    isEntry,
  }: FieldOptions<unknown> & ListOptions = {},
): Schema & Field<Value, InfoKey> =>
  Object.defineProperty(schema, FIELD, {
    value: { read: own, default: usual, info, refersTo, named, isEntry } satisfies Facts<unknown>,
  }) as Schema & Field<Value, InfoKey>;

/** Text that is not empty; a number and a list of one text are read as text (10.1). */
export const readText: Read<string> = (json) => truthy(asText(json));

export const string = <const Options extends TextFieldOptions>(
  sentence: string,
  options?: Options,
): TString & Reads<string, Options> =>
  withFacts(Type.String(described(sentence, options)), readText, options);

/** Text, one of several alternatives or an entry of a list, that names something. */
export const referenceTo = (refersTo: Referent): TString & Field<string | undefined> =>
  withFacts(Type.String(), readText, { refersTo });

/** A number, also in quotes. What lies below the least value is none: no negative length ever reaches a drawing. */
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
  withFacts(Type.Number(described(sentence, options)), readNumber(options), options);

/** A whole number; fractions are cut, and the least value stands for all below it. */
export const integer = <const Options extends NumberOptions>(
  sentence: string,
  options?: Options,
): TInteger & Reads<number, Options> =>
  withFacts(
    Type.Integer(described(sentence, options)),
    (json) => {
      const value = asNumber(json);
      return value && Math.max(options?.minimum ?? Number.NEGATIVE_INFINITY, Math.floor(value));
    },
    options,
  );

/** A switch. Any text but `"false"` and the empty one, and any number but 0, switches on, as real files rely on (20.13). Lists and objects are none. */
const asSwitch: Read<boolean> = (json) =>
  json === undefined || typeof json === 'object' ? undefined : (asFlag(json) ?? Boolean(json));

export const flag = <const Options extends FieldOptions<boolean>>(
  sentence: string,
  options?: Options,
): TBoolean & Reads<boolean, Options> =>
  withFacts(Type.Boolean(described(sentence, options)), asSwitch, options);

export const choice = <
  const Values extends readonly string[],
  const Options extends FieldOptions<Values[number]>,
>(
  values: Values,
  sentence: string,
  options?: Options,
): TUnsafe<Values[number]> & Reads<Values[number], Options> =>
  withFacts(
    Type.Unsafe<Values[number]>({ type: 'string', enum: values, ...described(sentence, options) }),
    (json) => values.find((value) => value === asText(json)),
    options,
  );

const readList: Read<readonly Json[]> = (json) =>
  json === undefined || json === null ? undefined : asList(json);

/** A list, read as its entries; a single entry may stand without brackets, and nothing is no entry (10.19). */
export const list = <Item extends TSchema>(
  item: Item,
  sentence: string,
  options?: ListOptions,
): TArray<Item> & Field<readonly Json[]> =>
  withFacts(Type.Array(item, { description: sentence }), readList, { default: [], ...options });

/** A list of as many entries as the drawing has parts. */
export const listOf = <Item extends TSchema, Value>(
  count: number,
  item: Item,
  sentence: string,
  read: Read<Value>,
): TArray<Item> & Field<Value | undefined> =>
  withFacts(Type.Array(item, { description: sentence, minItems: count, maxItems: count }), read);

/** As it stands in the file. */
const readAsItIs: Read<Json> = (json) => json ?? undefined;

export const either = <Alternatives extends TSchema[], const Options extends FieldOptions>(
  alternatives: [...Alternatives],
  sentence: string,
  options?: Options,
): TUnion<Alternatives> & Reads<Json, Options> =>
  withFacts(Type.Union(alternatives, described(sentence, options)), readAsItIs, options);

/** An object from names of the author's choice to values of one kind. */
export const dictionary = <Value extends TSchema>(
  value: Value,
  sentence: string,
): TUnsafe<Readonly<Record<string, Static<Value>>>> & Field<Json | undefined> =>
  withFacts(Type.Unsafe({ type: 'object', additionalProperties: value, description: sentence }), readAsItIs);

/** Anything at all. */
export const anything = <const Options extends FieldOptions>(
  sentence: string,
  options?: Options,
): TUnknown & Reads<Json, Options> =>
  withFacts(Type.Unknown(described(sentence, options)), readAsItIs, options);

/** A field that files carry and nothing reads. */
export const unread = (sentence: string) => Type.Unknown({ description: sentence, deprecated: true });

type OptionalFields<Fields extends TProperties> = { [Key in keyof Fields]: TOptional<Fields[Key]> };

export interface ObjectOptions<Key extends PropertyKey = string> {
  /** Fields without which the thing is not complete; all others may be absent. */
  readonly required?: readonly Key[];
  /** Entries nobody has described are accepted in silence, or must follow a schema. */
  readonly additionalProperties?: true | TSchema;
  readonly [UNDRAWN]?: true;
  /** At least one of these must be there. */
  readonly anyOf?: readonly { readonly required: readonly string[] }[];
}

/** An object that may hold these fields, and nothing else. */
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
  return withFacts(
    schema as unknown as TObject<Pick<Fields, Key> & OptionalFields<Omit<Fields, Key>>>,
    readAsItIs,
  );
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
  return withFacts(reference, readAsItIs, options);
};

/** The definition a reference leads to; `undefined` for every other schema. */
export const definitionOf = (schema: object): Definition | undefined =>
  (schema as { readonly [DEFINITION]?: Definition })[DEFINITION];

/** The field of a thing that a number or a text in its place stands for: `"values": 20`, `"icons": ["port"]`. */
export interface BareForm {
  readonly number?: string;
  readonly text?: string;
}

/**
 * One thing or a list of them: wherever a list of elements stands, a single one may stand too (20.2.3). A number or a
 * text in place of a thing follows the rule of the field it stands for; `true` is a thing without any field, where it
 * needs none.
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
