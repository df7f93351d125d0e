import { fileJsonSchema } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { type JsonSchema, referenceOf, searchReference } from './field-reference.ts';

const schema: JsonSchema = {
  type: 'object',
  required: ['info'],
  properties: {
    info: { $ref: '#/definitions/Info', description: 'Titles.' },
    links: { type: 'object', properties: { rules: { type: 'string', description: 'Rules.' } } },
    players: { type: 'array', items: { type: 'object', properties: { number: { type: 'integer' } } } },
  },
  definitions: {
    Info: {
      type: 'object',
      properties: {
        side: { anyOf: [{ type: 'number' }, { enum: ['a', 'b'] }] },
        names: { anyOf: [{ type: 'array', items: { type: 'string' } }, { type: 'string' }] },
      },
    },
  },
};

const shown = (section: ReturnType<typeof referenceOf>[number] | undefined) =>
  section?.fields.map(
    ({ name, type, required }) =>
      `${name}${required ? '!' : ''}: ${type.map((part) => (part.kind === 'words' ? part.text : `<${part.name}>`)).join('')}`,
  );

describe('reference of all fields', () => {
  test('the file comes first, with objects in place listed by their path', () => {
    const [file] = referenceOf(schema);
    expect(shown(file)).toEqual([
      'info!: <Info>',
      'links: object',
      'links.rules: text',
      'players: list of object',
      'players[].number: whole number',
    ]);
  });

  test('alternatives are joined by "or"', () => {
    expect(shown(referenceOf(schema)[1])).toEqual([
      'side: number or `a`, `b`',
      'names: one or a list of text',
    ]);
  });

  test('short forms of the things in a list are told once', () => {
    const hex = referenceOf(fileJsonSchema('game') as JsonSchema).find(({ name }) => name === 'Hex');
    expect(shown(hex)).toContain('icons: one or a list of <Icon> or text or `true`');
  });

  test('an object keeps its fields if its alternatives only say which are required', () => {
    const sections = referenceOf(fileJsonSchema('game') as JsonSchema);
    expect(shown(sections.find(({ name }) => name === 'Phase'))).toContain('limit!: <Amount>');
    expect(shown(sections.find(({ name }) => name === 'Map'))).toContain('hexes: list of <Hex>');
  });

  test('a search keeps fields by name and description, all words required', () => {
    expect(searchReference(referenceOf(schema), 'rules').map(({ fields }) => fields.length)).toEqual([1]);
    expect(searchReference(referenceOf(schema), 'rules nonsense')).toEqual([]);
  });

  test('every field of the real schema is described', () => {
    const sections = referenceOf(fileJsonSchema('game') as JsonSchema);
    expect(sections.length).toBeGreaterThan(50);
    const bare = sections.flatMap(({ name, fields }) =>
      fields
        .filter(({ description, type }) => description === '' && type.every(({ kind }) => kind === 'words'))
        .map((field) => `${name}.${field.name}`),
    );
    expect(bare).toEqual([]);
  });
});
