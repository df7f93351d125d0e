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

describe('the field reference', () => {
  test('starts with the file, and lists inline objects by path', () => {
    const [file] = referenceOf(schema);
    expect(shown(file)).toEqual([
      'info!: <Info>',
      'links: object',
      'links.rules: text',
      'players: list of object',
      'players[].number: whole number',
    ]);
  });

  test('joins alternatives with "or"', () => {
    expect(shown(referenceOf(schema)[1])).toEqual([
      'side: number or `a`, `b`',
      'names: one or a list of text',
    ]);
  });

  test('lists the short forms of list items only once', () => {
    const hex = referenceOf(fileJsonSchema('game') as JsonSchema).find(({ name }) => name === 'Hex');
    expect(shown(hex)).toContain('icons: one or a list of <Icon> or text or `true`');
  });

  test('lists the fields of an object whose alternatives only differ in required fields', () => {
    const sections = referenceOf(fileJsonSchema('game') as JsonSchema);
    expect(shown(sections.find(({ name }) => name === 'Phase'))).toContain('limit!: <Amount>');
    expect(shown(sections.find(({ name }) => name === 'Map'))).toContain('hexes: list of <Hex>');
  });

  test('finds fields that match all words in name or description', () => {
    expect(searchReference(referenceOf(schema), 'rules').map(({ fields }) => fields.length)).toEqual([1]);
    expect(searchReference(referenceOf(schema), 'rules nonsense')).toEqual([]);
  });

  test('has a description for each field of the game schema', () => {
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
