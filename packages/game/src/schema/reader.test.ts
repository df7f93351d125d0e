import { describe, expect, test } from 'vitest';
import { resolveInfo } from '../info.ts';
import type { Json } from '../json.ts';
import { choice, flag, integer, list, number, object, string } from './field.ts';
import { defaultsOf, explicitFields, reader } from './reader.ts';
import { amount, color } from './values.ts';

const fields = {
  name: string('Its name.'),
  color: color('Its colour.', { default: 'track' }),
  cost: amount('Its cost.'),
  x: number('Its place.', { default: 0 }),
  width: number('Its width.', { info: 'cityWidth', default: 25, minimum: 0 }),
  rows: integer('Its rows.', { default: 1, minimum: 1 }),
  dashed: flag('Whether it is dashed.', { default: false }),
  side: choice(['left', 'right'], 'Its side.'),
  slots: list(string('A slot.'), 'Its slots.'),
};

const read = (json: Json, info?: Json) =>
  reader(fields, json, info === undefined ? undefined : resolveInfo(info));

describe('fields', () => {
  test('state their default in the sentence and as a keyword', () => {
    expect(fields.color).toMatchObject({ description: 'Its colour. Default: "track".', default: 'track' });
  });

  test('that follow `info` say so, and have no constant default for editors', () => {
    expect(fields.width).toMatchObject({ description: 'Its width. Default: `info.cityWidth`, then 25.' });
    expect(fields.width).not.toHaveProperty('default');
  });

  test('add no other metadata to the schema', () => {
    expect(
      Object.keys(object({ a: string('A.', { refersTo: 'icon', read: () => 'b' }) }, 'O.').properties.a),
    ).toEqual(['type', 'description']);
  });
});

describe('reading', () => {
  test('uses the default if the file does not set the field', () => {
    const empty = read({});
    expect([empty('name'), empty('color'), empty('x'), empty('dashed'), empty('slots')]).toEqual([
      undefined,
      'track',
      0,
      false,
      [],
    ]);
  });

  test('prefers the value from `info` to the default', () => {
    expect(read({}, {})('width')).toBe(25);
    expect(read({}, { cityWidth: 30 })('width')).toBe(30);
    expect(read({ width: 40 }, { cityWidth: 30 })('width')).toBe(40);
  });

  test.each<[keyof typeof fields, Json, unknown]>([
    ['name', 7, '7'],
    ['name', ['Ulm'], 'Ulm'],
    ['cost', ['40 M'], '40 M'],
    ['dashed', [], false],
    ['dashed', {}, false],
    ['name', '', undefined],
    ['color', ['red'], 'red'],
    ['cost', '20', '20'],
    ['cost', 0, 0],
    ['x', '-6.5', -6.5],
    ['x', 'six', 0],
    ['width', -1, 25],
    ['width', 0, 0],
    ['rows', 2.7, 2],
    ['rows', -4, 1],
    ['dashed', 'true', true],
    ['dashed', 'false', false],
    ['dashed', 'yes', true],
    ['dashed', null, false],
    ['side', 'left', 'left'],
    ['side', 'up', undefined],
    ['slots', 'one', ['one']],
    ['slots', null, []],
  ])('reads %s from %j as %j', (key, json, value) => {
    expect(read({ [key]: json })(key)).toEqual(value);
  });

  test('ignores inherited properties', () => {
    expect(reader({ constructor: string('A name.') }, {})('constructor')).toBeUndefined();
  });

  test('distinguishes explicit values from defaults', () => {
    expect(read({ color: 'red' }).explicit('color')).toBe('red');
    expect(read({}).explicit('color')).toBeUndefined();
    expect(explicitFields(fields, { name: 'Ulm', width: -1, dashed: false })).toEqual({
      name: 'Ulm',
      dashed: false,
    });
    expect(defaultsOf(fields)).toMatchObject({ color: 'track', width: 25 });
  });
});
