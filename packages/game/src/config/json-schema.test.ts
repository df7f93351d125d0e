import { Ajv } from 'ajv';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { checkConfig, fileLayer } from './check.ts';
import { defaults } from './config.ts';
import { configJsonSchema } from './json-schema.ts';
import { configValues } from './values.ts';

const ajv = new Ajv({ allErrors: true });
const complete = ajv.compile(configJsonSchema());
const part = ajv.compile(configJsonSchema('part'));

describe('the JSON Schema', () => {
  test('is draft-07 and has only internal references', () => {
    const schema = configJsonSchema();
    expect(schema.$schema).toBe('http://json-schema.org/draft-07/schema#');
    const references = JSON.stringify(schema).match(/"\$ref":"[^"]*"/g) ?? [];
    expect(new Set(references)).toEqual(new Set(['"$ref":"#/definitions/font"']));
  });

  test('accepts the defaults', () => {
    expect(complete(defaults)).toBe(true);
  });

  test('has required keys for a whole configuration but not for a part (95.4.1)', () => {
    expect(configJsonSchema().required).toEqual(
      expect.arrayContaining(['bleed', 'font', 'overrideSelection', 'paper', 'stock', 'theme', 'tokens']),
    );
    expect(configJsonSchema().required).toHaveLength(15);
    expect(complete({})).toBe(false);
    expect(part({})).toBe(true);
    expect(part({ paper: { width: 827 } })).toBe(true);
  });

  test('for a part includes the requirements of a whole configuration', () => {
    ajv.addSchema({ ...configJsonSchema('part'), $id: 'https://platelayer.test/config' });
    const whole = ajv.getSchema('https://platelayer.test/config#/definitions/complete')!;
    expect(whole(defaults)).toBe(true);
    expect(whole({})).toBe(false);
    expect(whole({ ...defaults, paper: { width: 827, height: 1169 } })).toBe(false);
    expect(whole({ ...defaults, foo: 1 })).toBe(false);
  });

  test('allows both one and four paper margins', () => {
    expect(part({ paper: { margins: 30 } })).toBe(true);
    expect(part({ paper: { margins: { top: 1, right: 2, bottom: 3, left: 4 } } })).toBe(true);
    expect(part({ paper: { margins: { top: 1 } } })).toBe(false);
  });

  test('names the unit of lengths', () => {
    expect(JSON.stringify(configJsonSchema())).toContain(
      'paginated item; 0 omits them. In hundredths of an inch.',
    );
  });

  test('agrees with the check on any value of any setting', () => {
    const values = fc.oneof(
      fc.constantFrom<Json>(null, true, 'none', 'free', '', -1, 0, 0.5, 1, 25, [], [1], [-1], ['x'], {}),
      fc.constant<Json>({ top: 1, right: 2, bottom: 3, left: 4 }),
      fc.constant<Json>({ size: '1in', foo: { weight: 'bold' } }),
    );
    const places = fc.oneof(
      fc.constantFrom(...configValues.map(({ path }) => path)),
      fc.constantFrom('paper', 'font', 'font.title', 'paper.foo', 'currency.foo', 'foo', 'tiles.pins'),
    );
    fc.assert(
      fc.property(places, values, (path, value) => {
        const file = path.split('.').reduceRight<Json>((inner, key) => ({ [key]: inner }), value);
        expect(fileLayer(file).diagnostics.length === 0, JSON.stringify(file)).toBe(part(file));
      }),
      { numRuns: 500 },
    );
  });

  test.each(['theme', 'paper', 'tiles', 'straightCityNames'] as const)(
    'agrees with the check on a whole configuration without %s',
    (key) => {
      const { [key]: _, ...rest } = defaults;
      expect(checkConfig(rest).length === 0).toBe(complete(rest));
    },
  );
});
