/** The parts of a JSON Schema (draft 07) that our own schemas use. */
export interface JsonSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly items?: JsonSchema | readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: boolean | JsonSchema;
  readonly required?: readonly string[];
  readonly description?: string;
  readonly definitions?: Readonly<Record<string, JsonSchema>>;
}

/** A piece of a type: words, or the name of another section. */
export type TypePart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'section'; readonly name: string };

export interface FieldEntry {
  /** With the names of the objects it stands in, such as `links.rules`. */
  readonly name: string;
  readonly type: readonly TypePart[];
  readonly required: boolean;
  readonly description: string;
}

export interface FieldSection {
  /** Name of the definition; empty for the file itself. */
  readonly name: string;
  readonly description: string;
  readonly fields: readonly FieldEntry[];
  /** What it may be, where it is not an object with fields. */
  readonly type: readonly TypePart[];
}

/** Every kind of object in a file with its fields, the file itself first. */
export const referenceOf = (schema: JsonSchema): readonly FieldSection[] => [
  sectionOf('', schema),
  ...Object.entries(schema.definitions ?? {}).map(([name, definition]) => sectionOf(name, definition)),
];

const sectionOf = (name: string, schema: JsonSchema): FieldSection => ({
  name,
  description: schema.description ?? '',
  fields: alternatives(schema).flatMap((part) => fieldsOf(part, '')),
  type: typeOf(schema),
});

/** An object may have alternatives that only say which of its fields are required. */
const alternatives = (schema: JsonSchema): readonly JsonSchema[] => {
  const choice = schema.anyOf ?? schema.oneOf;
  return choice && !schema.properties ? choice.flatMap(alternatives) : [schema];
};

/** Objects without a name of their own are listed in place, their fields behind a dot. */
const fieldsOf = ({ properties = {}, required = [] }: JsonSchema, prefix: string): readonly FieldEntry[] =>
  Object.entries(properties).flatMap(([key, schema]) => {
    const name = prefix + key;
    const field: FieldEntry = {
      name,
      type: typeOf(schema),
      required: required.includes(key),
      description: schema.description ?? '',
    };
    const inner = alternatives(schema).flatMap((part) => [
      ...fieldsOf(part, `${name}.`),
      ...(part.type === 'array' ? listItems(part).flatMap((item) => fieldsOf(item, `${name}[].`)) : []),
    ]);
    return [field, ...inner];
  });

const listItems = ({ items }: JsonSchema): readonly JsonSchema[] =>
  items === undefined
    ? []
    : (Array.isArray(items) ? (items as readonly JsonSchema[]) : [items as JsonSchema]).flatMap(alternatives);

const wordsPart = (text: string): TypePart => ({ kind: 'words', text });

const typeOf = (schema: JsonSchema): readonly TypePart[] => {
  const { $ref, enum: values, anyOf, oneOf, type, additionalProperties } = schema;
  if ($ref !== undefined) return [{ kind: 'section', name: $ref.split('/').at(-1) ?? '' }];
  if ('const' in schema) return [wordsPart(`\`${String(schema.const)}\``)];
  if (values) return [wordsPart(values.map((value) => `\`${String(value)}\``).join(', '))];
  const choice = anyOf ?? oneOf;
  if (choice) return oneOrSeveral(choice) ?? joinTypes(choice.map(typeOf));
  if (type === 'array') {
    const items = listItems(schema);
    return items.length === 0
      ? [wordsPart('list')]
      : [wordsPart('list of '), ...joinTypes(items.map(typeOf))];
  }
  if (type === 'object' && typeof additionalProperties === 'object')
    return [wordsPart('object of '), ...typeOf(additionalProperties)];
  if (typeof type === 'string') return [wordsPart(TYPE_WORDS[type] ?? type)];
  return type ? [wordsPart(type.map((one) => TYPE_WORDS[one] ?? one).join(' or '))] : [wordsPart('anything')];
};

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  integer: 'whole number',
};

/** A list of something, or that thing alone. */
const oneOrSeveral = (choice: readonly JsonSchema[]): readonly TypePart[] | undefined => {
  const [list, single] = choice;
  if (choice.length !== 2 || list?.type !== 'array' || !single) return undefined;
  const items = joinTypes(listItems(list).map(typeOf));
  const one = typeOf(single);
  return JSON.stringify(items) === JSON.stringify(one) ? [wordsPart('one or a list of '), ...one] : undefined;
};

/** Alternatives joined by "or", each once. */
const joinTypes = (types: readonly (readonly TypePart[])[]): readonly TypePart[] => {
  const distinct = [...new Map(types.map((type) => [JSON.stringify(type), type])).values()];
  return distinct.flatMap((type, i) => (i === 0 ? type : [wordsPart(' or '), ...type]));
};

/** The sections with only those fields that hold all words of a search in name or description. */
export const searchReference = (sections: readonly FieldSection[], text: string): readonly FieldSection[] => {
  const sought = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (sought.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      fields: section.fields.filter(({ name, description }) => {
        const hay = `${section.name}.${name} ${description}`.toLowerCase();
        return sought.every((word) => hay.includes(word));
      }),
    }))
    .filter(({ fields }) => fields.length > 0);
};
