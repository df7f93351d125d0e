import { gameSchema } from '../game.ts';
import { hexSchema } from '../hex/hex.ts';
import { type Definition, definitionOf } from './field.ts';
import { companySetSchema, publishersSchema, themeSchema, tilesSchema } from './library-files.ts';

/** Files that have a schema, by schema name (98.16). */
const FILES = {
  game: { title: 'Platelayer game', root: gameSchema },
  companies: { title: 'Platelayer company set', root: companySetSchema },
  publishers: { title: 'Platelayer publishers', root: publishersSchema },
  theme: { title: 'Platelayer theme', root: themeSchema },
  tiles: { title: 'Platelayer tiles', root: tilesSchema },
  hex: { title: 'Platelayer hex or tile', root: hexSchema },
} as const satisfies Record<string, { readonly title: string; readonly root: Definition }>;

export type SchemaName = keyof typeof FILES;

export const SCHEMA_NAMES = Object.keys(FILES) as readonly SchemaName[];

/** Returns the schema of a file as a JSON Schema document (draft 07), for editors and other programs. */
export const fileJsonSchema = (name: SchemaName): Record<string, unknown> => {
  const { title, root } = FILES[name];
  const definitions = new Map<string, unknown>();
  const plainRoot = plain(root.schema, definitions) as Record<string, unknown>;
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: `${name}.schema.json`,
    title,
    ...plainRoot,
    definitions: Object.fromEntries([...definitions].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
};

/** Copies a schema without internal keywords and collects the definitions it references. */
const plain = (schema: unknown, definitions: Map<string, unknown>): unknown => {
  if (typeof schema !== 'object' || schema === null) return schema;
  if (Array.isArray(schema)) return schema.map((part) => plain(part, definitions));
  const definition = definitionOf(schema);
  if (definition) collect(definition, definitions);
  return Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !key.startsWith('x-'))
      .map(([key, part]) => [key, plain(part, definitions)]),
  );
};

const collect = ({ name, schema }: Definition, definitions: Map<string, unknown>): void => {
  if (definitions.has(name)) return;
  definitions.set(name, undefined);
  definitions.set(name, plain(schema, definitions));
};
