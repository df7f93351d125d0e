import type { Json, JsonObject } from '../json.ts';
import { definitionOf } from '../schema/field.ts';
import { rootNode } from './config.ts';
import { type ConfigNode, type GroupNode, hasForms, isGroup, type ValueNode } from './node.ts';

/**
 * `complete`: a whole configuration (95.4.1). `part`: a user's file or a game's `config`, without required
 * keys.
 */
export type SchemaForm = 'complete' | 'part';

/** Standard keywords to copy; a strict validator would reject our annotations. */
const STANDARD = new Set(['type', 'enum', 'items', 'minimum', 'exclusiveMinimum']);

const UNIT_NOTES = { units: ' In hundredths of an inch.', px: '', none: '' } as const;

const constraints = (node: ValueNode): JsonObject =>
  Object.fromEntries(Object.entries(node).filter(([keyword]) => STANDARD.has(keyword)));

const about = ({ title, description, default: value, unit }: ValueNode): JsonObject => ({
  title,
  description: description + UNIT_NOTES[unit],
  default: value,
});

const schemaOf = (node: ConfigNode, form: SchemaForm): JsonObject => {
  if (hasForms(node)) {
    const [offered, inFiles] = node.anyOf;
    return { ...about(offered), anyOf: [constraints(offered), groupSchema(inFiles, 'complete')] };
  }
  if (!isGroup(node)) return { ...about(node), ...constraints(node) };
  return typeof node.additionalProperties === 'object'
    ? { ...node.additionalProperties }
    : groupSchema(node, form);
};

const groupSchema = (node: GroupNode, form: SchemaForm): JsonObject => {
  const { title, description, properties, required, additionalProperties } = node;
  return {
    ...(title !== undefined && { title }),
    ...(description !== undefined && { description }),
    type: 'object',
    properties: mapValues(properties, (child) => schemaOf(child, form)),
    ...(form === 'complete' && required.length > 0 && { required }),
    additionalProperties:
      typeof additionalProperties === 'object' ? { ...additionalProperties } : additionalProperties,
  };
};

/** A group that may contain itself needs a name for references. */
const definitionsIn = (node: ConfigNode, form: SchemaForm): JsonObject => {
  if (!isGroup(node)) return {};
  const below = Object.values(node.properties).map((child) => definitionsIn(child, form));
  const { additionalProperties } = node;
  const definition = typeof additionalProperties === 'object' && definitionOf(additionalProperties);
  return Object.assign(definition ? { [definition.name]: groupSchema(node, form) } : {}, ...below);
};

const mapValues = <T>(record: Readonly<Record<string, T>>, map: (value: T) => Json): JsonObject =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

/** The required keys of a group and its nested groups, and nothing else. */
const requiredKeys = ({ properties, required }: GroupNode): JsonObject => {
  const below = Object.entries(properties).flatMap(([key, child]) => {
    const keys = isGroup(child) ? requiredKeys(child) : {};
    return Object.keys(keys).length > 0 ? [[key, keys] as const] : [];
  });
  return {
    ...(required.length > 0 && { required }),
    ...(below.length > 0 && { properties: Object.fromEntries(below) }),
  };
};

/**
 * The configuration as a self-contained JSON Schema, draft-07. The schema of a part has a definition
 * `complete` with the keys that a whole configuration requires.
 */
export const configJsonSchema = (form: SchemaForm = 'complete'): JsonObject => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  ...groupSchema(rootNode, form),
  definitions: {
    ...definitionsIn(rootNode, form),
    ...(form === 'part' && {
      complete: {
        title: 'Complete configuration',
        description: 'A configuration that does not rely on the defaults: these keys are required.',
        allOf: [{ $ref: '#' }, requiredKeys(rootNode)],
      },
    }),
  },
});
