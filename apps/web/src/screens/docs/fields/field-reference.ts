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

/** Part of a type: text, or a link to another section. */
export type TypePart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'section'; readonly name: string };

export interface FieldEntry {
  /** Path from the section, such as `links.rules`. */
  readonly name: string;
  readonly type: readonly TypePart[];
  readonly required: boolean;
  readonly description: string;
}

export interface FieldSection {
  /** Name of the definition; empty for the file. */
  readonly name: string;
  readonly description: string;
  readonly fields: readonly FieldEntry[];
  /** Type of a definition that is not an object. */
  readonly type: readonly TypePart[];
}

/** Lists the file and all definitions with their fields, the file first. */
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

/** Lists the fields of inline objects by path, such as `links.rules`. */
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
  return type
    ? [wordsPart(type.map((name) => TYPE_WORDS[name] ?? name).join(' or '))]
    : [wordsPart('anything')];
};

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  boolean: 'true or false',
  integer: 'whole number',
};

/** Type of a value that can be single or a list. */
const oneOrSeveral = (choice: readonly JsonSchema[]): readonly TypePart[] | undefined => {
  const [list, single] = choice;
  if (choice.length !== 2 || list?.type !== 'array' || !single) return undefined;
  const items = joinTypes(listItems(list).map(typeOf));
  const type = typeOf(single);
  return JSON.stringify(items) === JSON.stringify(type)
    ? [wordsPart('one or a list of '), ...type]
    : undefined;
};

/** Joins distinct alternatives with "or". */
const joinTypes = (types: readonly (readonly TypePart[])[]): readonly TypePart[] => {
  const distinct = [...new Map(types.map((type) => [JSON.stringify(type), type])).values()];
  return distinct.flatMap((type, i) => (i === 0 ? type : [wordsPart(' or '), ...type]));
};

/** Keeps the fields that contain all words of a search in their name or description. */
export const searchReference = (sections: readonly FieldSection[], text: string): readonly FieldSection[] => {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return sections;
  return sections
    .map((section) => ({
      ...section,
      fields: section.fields.filter(({ name, description }) => {
        const haystack = `${section.name}.${name} ${description}`.toLowerCase();
        return words.every((word) => haystack.includes(word));
      }),
    }))
    .filter(({ fields }) => fields.length > 0);
};
