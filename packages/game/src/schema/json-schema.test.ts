import Ajv from 'ajv';
import fc from 'fast-check';
import type { TSchema } from 'typebox';
import { describe, expect, test } from 'vitest';
import { privateSchema } from '../cards/private.ts';
import { trainSchema } from '../cards/train.ts';
import { companySchema } from '../companies/company.ts';
import { gameSchema } from '../game.ts';
import { hexSchema } from '../hex/hex.ts';
import type { Json } from '../json.ts';
import { mapSchema } from '../map/variation.ts';
import { stockSchema } from '../market/stock.ts';
import { phaseSchema } from '../phases.ts';
import { tokenSchema } from '../tokens/token.ts';
import { check } from './check.ts';
import type { Definition } from './field.ts';
import { fileJsonSchema } from './json-schema.ts';
import { alternatives, type Rule } from './rule.ts';

type Document = Rule & { readonly $id: string; readonly definitions: Record<string, Rule> };

const document = fileJsonSchema('game') as unknown as Document;
/** `strictRequired` needs a key's schema next to every mention of the key, even in "one of these keys". */
const ajv = new Ajv({ strict: true, strictRequired: false });
const validateGame = ajv.compile(document);

describe('the JSON Schema', () => {
  test('is draft 07 with a relative id and compiles in strict mode', () => {
    expect(document).toMatchObject({
      $schema: 'http://json-schema.org/draft-07/schema#',
      $id: 'game.schema.json',
      title: 'Platelayer game',
    });
    expect(validateGame({ info: { title: 'Narrow Valley' } })).toBe(true);
  });

  test('allows a game file to name its schema, for editors', () => {
    expect(validateGame({ $schema: './game.schema.json', info: { title: 'Narrow Valley' } })).toBe(true);
  });

  test('references shared definitions instead of repeating them', () => {
    expect(document.definitions.Hex?.properties?.towns?.anyOf?.[1]?.anyOf?.[0]).toEqual({
      $ref: '#/definitions/Town',
    });
    expect(JSON.stringify(document).length).toBeLessThan(220_000);
  });

  test('does not contain internal keywords', () => {
    expect(JSON.stringify(document)).not.toMatch(/"(x-|~)/);
  });

  test('describes every field in a sentence', () => {
    const objects = [document, ...Object.values(document.definitions)];
    for (const { properties = {} } of objects)
      for (const [key, { description = '' }] of Object.entries(properties))
        expect(description, key).toMatch(/^\S.*\.$/);
  });

  test('marks old spellings as deprecated and names the current ones', () => {
    for (const old of ['mountain', 'water', 'routeBonus', 'offBoardTrack'])
      expect(document.definitions.Hex?.properties?.[old]).toMatchObject({
        deprecated: true,
        description: expect.stringContaining('write `'),
      });
  });
});

describe('schemas of library files (98.16)', () => {
  test.each([
    ['theme', { name: 'Dusk', colors: { plain: '#fff', water: { map: 'navy' } } }, { name: 'Dusk' }],
    [
      'companies',
      { name: 'Mills', abbrev: 'M', companies: [{ name: 'Mill', abbrev: 'MI', color: 'red' }] },
      { name: 'Mills', abbrev: 'M', companies: [{ name: 'Mill' }] },
    ],
    ['publishers', { self: { name: 'Self Published' } }, { self: { name: 'Self', logo: 'x' } }],
    ['tiles', { 57: { color: 'yellow', cities: [{}] } }, { 57: { towns: 3 } }],
    ['hex', { color: 'plain', cities: 2 }, { towns: 3 }],
  ] as const)('%s: accepts a valid file and rejects an invalid one', (name, good, bad) => {
    const validate = new Ajv({ strict: true, strictRequired: false }).compile(fileJsonSchema(name));
    expect(validate(good), JSON.stringify(validate.errors)).toBe(true);
    expect(validate(bad)).toBe(false);
  });
});

/** Strings for all patterns in the schema; none of them is a number or boolean. */
const TEXTS = ['∞', 'A1', 'C7s1.5', 'C7x-1y.5', '12/14', '1 0', '$#', 'https://a.example', 'row', 'yard', ''];
const SCRAP: Json[] = [true, false, 0, 7, -3, 2.5, 'yard', [], ['x'], [3], {}, { zz: 1 }];

const rarely = (one: fc.Arbitrary<Json>): fc.Arbitrary<Json> =>
  fc.oneof({ arbitrary: one, weight: 30 }, { arbitrary: fc.constantFrom(...SCRAP), weight: 1 });

/** Values that mostly follow a rule, with occasional mistakes. */
const sample = (rule: Rule): fc.Arbitrary<Json> =>
  rarely(fc.constantFrom(...alternatives(rule)).chain((each) => follow(each)));

const follow = (rule: Rule): fc.Arbitrary<Json> => {
  if (rule.const !== undefined) return fc.constant(rule.const);
  switch (rule.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer({ min: -1, max: 7 });
    case 'number':
      return fc.constantFrom(-1, 0, 0.5, 1, 6, 60, 400);
    case 'string':
      return fc.constantFrom(...(rule.enum ?? TEXTS));
    case 'array': {
      const items = rule.items ? sample(rule.items) : fc.constant('x');
      return fc.array(items, { minLength: rule.minItems ?? 0, maxLength: Math.min(rule.maxItems ?? 2, 4) });
    }
    case 'object':
      return followObject(rule);
    default:
      return fc.constantFrom(...SCRAP);
  }
};

const followObject = (rule: Rule): fc.Arbitrary<Json> => {
  const { properties = {}, required = [], additionalProperties } = rule;
  const others = Object.keys(properties).filter((key) => !required.includes(key));
  const keys = fc.tuple(
    fc.subarray([...required], { minLength: Math.max(0, required.length - 1) }),
    fc.subarray(others, { maxLength: Math.min(3, others.length) }),
    fc.oneof({ arbitrary: fc.constant([]), weight: 20 }, { arbitrary: fc.constant(['zz']), weight: 1 }),
  );
  return keys.chain((chosen) =>
    fc.record(
      Object.fromEntries(
        chosen.flat().map((key) => {
          const part =
            properties[key] ?? (typeof additionalProperties === 'object' ? additionalProperties : {});
          return [key, sample(part)];
        }),
      ),
    ),
  ) as fc.Arbitrary<Json>;
};

describe('the check and the JSON Schema agree', () => {
  const subjects: readonly Definition[] = [
    gameSchema,
    companySchema,
    privateSchema,
    trainSchema,
    phaseSchema,
    stockSchema,
    mapSchema,
    hexSchema,
    tokenSchema,
  ];

  test.each(subjects.map(({ name, schema }) => [name, schema] as const))(
    'on values for %s',
    (name, schema: TSchema) => {
      const validate =
        name === 'Game' ? validateGame : ajv.compile({ $ref: `${document.$id}#/definitions/${name}` });
      let accepted = 0;
      fc.assert(
        fc.property(follow(schema as Rule), (value) => {
          const codes: string[] = [];
          check(value, schema, ({ code, pointer }) => codes.push(`${code} ${pointer}`));
          const valid = validate(value);
          if (valid) accepted++;
          expect(
            codes.length === 0,
            `${JSON.stringify(value)}: ${codes}; ${ajv.errorsText(validate.errors)}`,
          ).toBe(valid);
        }),
        { numRuns: 300 },
      );
      expect(accepted).toBeGreaterThan(10);
    },
  );
});
