import { type Definition, definitionOf } from './field.ts';
import { Game } from './game.ts';

/** The file format as a JSON Schema document (draft 07), for editors and other programs. */
export const gameJsonSchema = (): Record<string, unknown> => {
  const definitions = new Map<string, unknown>();
  const root = plain(Game.schema, definitions) as Record<string, unknown>;
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    $id: 'game.schema.json',
    title: 'Platelayer game',
    ...root,
    definitions: Object.fromEntries([...definitions].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
};

/** A copy without the marks that only our own messages use; definitions met on the way are added. */
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
