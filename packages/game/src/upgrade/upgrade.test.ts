import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { rewrite } from './rewrite.ts';
import { rules } from './rules.ts';
import { file, upgradedHex } from './testing/upgraded.ts';
import { upgrade } from './upgrade.ts';

describe('upgrade', () => {
  test('returns the same object for a file in the current format', () => {
    const today = file({
      map: { hexes: [{ hexes: ['A1'], track: [{ side: 1 }], terrain: [{ cost: ' 30' }] }] },
    });
    expect(upgrade(today).value).toBe(today);
    expect(upgrade(today).diagnostics).toEqual([]);
  });

  test('reports each change as a note at its original location and says what to write', () => {
    expect(upgrade({ info: { title: 'T', subTitleSize: 20 } })).toMatchObject({
      value: { info: { title: 'T', subtitleFontSize: 20 } },
      diagnostics: [
        {
          severity: 'info',
          code: 'upgrade/subtitle-size',
          message: '`subTitleSize` is now spelt `subtitleFontSize`.',
          pointer: '/info/subTitleSize',
        },
      ],
    });
  });

  test('ignores an old key if the current one is also set', () => {
    const both = { info: { title: 'T', subTitleSize: 20, subtitleFontSize: 30 } };
    expect(upgrade(both).value).toBe(both);
  });

  test('maps a pointer in the upgraded file back to the original', () => {
    const { written } = upgrade(
      file({ map: { hexes: { hexes: ['A1'], terrain: { cost: 1 }, mountain: [{ cost: 2 }, { cost: 3 }] } } }),
    );
    expect(written('/map/hexes/0/terrain/0/cost')).toBe('/map/hexes/terrain/cost');
    expect(written('/map/hexes/0/terrain/2/cost')).toBe('/map/hexes/mountain/1/cost');
    expect(written('/info/title')).toBe('/info/title');
    expect(written('/info/a~1b/c')).toBe('/info/a~1b/c');
  });

  test('accepts alternative names without a note, but rewrites them', () => {
    const file = {
      info: { title: 'T', titleSize: 100, subtitleSize: 20, designerSize: 12 },
      number_cards: ['red'],
      trains: [
        {
          name: '2',
          quantity: 5,
          quantity_label: '5+',
          tradeInPrice: 80,
          color: 'red',
          back: { name: '4', tradeInPrice: 200 },
        },
      ],
      phases: [{ name: '2', buy_companies: true, events: { close_companies: true, remove_tokens: true } }],
    };
    const today = {
      info: { title: 'T', titleFontSize: 100, subtitleFontSize: 20, designerFontSize: 12 },
      numberCards: ['red'],
      trains: [
        {
          name: '2',
          quantity: 5,
          quantityLabel: '5+',
          tradeIn: 80,
          color: 'red',
          back: { name: '4', tradeIn: 200 },
        },
      ],
      phases: [{ name: '2', buyCompanies: true, events: { closeCompanies: true, removeTokens: true } }],
    };
    expect(upgrade(file)).toMatchObject({ value: today, diagnostics: [] });
    const { text, diagnostics } = rewrite(JSON.stringify(file));
    expect(JSON.parse(text)).toEqual(today);
    expect(diagnostics).toHaveLength(10);
    expect(diagnostics).toContainEqual(
      expect.objectContaining({
        code: 'upgrade/number-cards',
        message: '`number_cards` is now spelt `numberCards`.',
        pointer: '/number_cards',
      }),
    );
  });

  test('rules have unique names', () => {
    const names = rules.map(({ name }) => name).filter((name) => !/^list-(of-one|by-name)$/.test(name));
    expect(new Set(names).size).toBe(names.length);
  });
});

/** Arbitrary values with the keys and words that rules look for. */
const oldFile = (): fc.Arbitrary<Json> => {
  const word = fc.constantFrom<Json>(
    ...['stop', 'gentleHalfRev', 'mid', '3', '0', 'USD', '3/2/-', 'Rusted by 4', 'true', '', 'double', '2'],
    ...[0, 1, 2, 0.5, -1, true, false, null],
  );
  const keys = [
    ...['type', 'side', 'start', 'begin', 'end', 'stop', 'gauge', 'angle', 'cost', 'dashed', 'name', 'train'],
    ...[
      'number',
      'price',
      'rust',
      'rusts',
      'phase',
      'limit',
      'notes',
      'info',
      'quantity',
      'company',
      'label',
    ],
    ...['note', 'stroke', 'size', 'description', 'on', 'index', '__proto__', 'constructor'],
  ];
  const thing = fc.dictionary(fc.constantFrom(...keys), fc.oneof(word, fc.array(word, { maxLength: 3 })), {
    maxKeys: 8,
  }) as fc.Arbitrary<Json>;
  const some = fc.oneof(word, thing, fc.array(fc.oneof(thing, word), { maxLength: 3 }));
  const elements = ['track', 'offBoardTrack', 'mountain', 'water', 'terrain', 'routeBonus', 'routeBonuses'];
  const hexKeys = fc.constantFrom(...elements, 'cities', 'icons', 'tokens', 'offBoardRevenue', 'tile');
  const hexes = fc.oneof(
    some,
    fc.array(fc.dictionary(hexKeys, some) as fc.Arbitrary<Json>, { maxLength: 3 }),
  );
  return fc.record(
    {
      info: fc.oneof(some, fc.dictionary(fc.constantFrom('currency', 'subTitleSize', 'title'), word)),
      ipo: some,
      pools: some,
      trains: some,
      phases: some,
      tiles: fc.oneof(some, fc.dictionary(fc.constantFrom('7', 'X1'), fc.dictionary(hexKeys, some))),
      map: fc.oneof(some, fc.record({ hexes }), fc.array(fc.record({ hexes }), { maxLength: 2 })),
      bank: word,
    },
    { requiredKeys: [] },
  ) as fc.Arbitrary<Json>;
};

describe('the upgrade of any file', () => {
  test('leaves nothing to upgrade', () => {
    fc.assert(
      fc.property(oldFile(), (old) => {
        const once = upgrade(old).value;
        const twice = upgrade(once);
        expect(twice.diagnostics).toEqual([]);
        expect(twice.value).toBe(once);
      }),
      { numRuns: 400 },
    );
  });

  test.each<Json>([
    null,
    3,
    'text',
    [[]],
    [[[[]]]],
    { map: { hexes: null } },
    { tiles: [] },
    { phases: 'x', trains: 3 },
  ])('accepts %j', (odd) => {
    expect(upgrade(odd).value).toEqual(odd);
  });

  test('accepts a file nested far deeper than any rule', () => {
    let deep: Json = 1;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(() => upgrade({ info: deep, map: deep, tiles: { 7: deep }, ipo: deep })).not.toThrow();
  });

  test('keeps a key __proto__ as an ordinary key', () => {
    const old = JSON.parse('{"info": {"__proto__": {"polluted": 1}, "subTitleSize": 1}}') as Json;
    const { value } = upgrade(old) as unknown as { value: { info: Record<string, Json> } };
    expect(Object.hasOwn(value.info, '__proto__')).toBe(true);
    expect('polluted' in value.info).toBe(false);
  });
});

describe('the upgrade of info', () => {
  test.each([
    ['USD', '$#'],
    ['GBP', '£#'],
    ['JPY', '¥#'],
    ['EUR', '€#'],
    ['CAD', 'C$#'],
    ['F', 'F#'],
    ['kr', 'kr#'],
    ['£#', '£#'],
  ])('turns the currency %s into %s', (code, format) => {
    expect(upgrade({ info: { currency: code } }).value).toEqual({ info: { currency: format } });
  });
});

describe('the upgrade of ipo', () => {
  test.each<[Json, Json[] | undefined]>([
    [true, [{ name: 'IPO' }]],
    [['default'], [{ name: 'IPO' }]],
    ['Par only', [{ name: 'IPO', notes: [{ note: 'Par only' }] }]],
    [
      [{ note: 'A', color: 'red' }, 'B'],
      [{ name: 'IPO', notes: [{ note: 'A', color: 'red' }, { note: 'B' }] }],
    ],
    [{ notes: [] }, [{ name: 'IPO', notes: [] }]],
    [false, undefined],
  ])('turns %j into a pool named IPO', (ipo, pools) => {
    expect(upgrade(file({ ipo })).value).toEqual(file(pools ? { pools } : {}));
  });

  test('adds the pool after the others', () => {
    expect(upgrade(file({ ipo: true, pools: [{ name: 'Bank' }] })).value).toEqual(
      file({ pools: [{ name: 'Bank' }, { name: 'IPO' }] }),
    );
  });
});

describe('the upgrade of numbers and booleans in quotes', () => {
  test('converts them where the file format has that type, and nothing else', () => {
    expect(
      upgradedHex({
        divides: [{ side: '2' }],
        values: [{ value: '30', angle: ' 90', percent: '.5' }],
        terrain: [{ cost: '120' }],
        borders: [{ color: 'red', side: 1, dashed: 'true' }],
      }),
    ).toEqual({
      divides: [{ side: 2 }],
      values: [{ value: '30', angle: 90, percent: 0.5 }],
      terrain: [{ cost: '120' }],
      borders: [{ color: 'red', side: 1, dashed: true }],
    });
  });

  test('treats any string but "false" as true (20.13)', () => {
    expect(upgradedHex({ borders: [{ dashed: 'yes' }, { dashed: 'false' }, { dashed: '' }] })).toEqual({
      borders: [{ dashed: true }, { dashed: false }, { dashed: '' }],
    });
  });

  test('keeps ∞ and names as strings where a number is also allowed', () => {
    const today = file({ bank: '∞', trains: [{ name: '2', quantity: '∞', price: '80' }] });
    expect(upgrade(today).value).toBe(today);
    expect(upgrade(file({ bank: '12000', tiles: { 7: '3' } })).value).toEqual(
      file({ bank: 12000, tiles: { 7: 3 } }),
    );
  });

  test.each(['0x10', 'NaN', 'Infinity', '1e999', '3in', '- 4', ''])(
    'does not treat %j as a number',
    (text) => {
      const odd = file({ map: { hexes: [{ labels: [{ label: 'A', angle: text }] }] } });
      expect(upgrade(odd).value).toBe(odd);
    },
  );
});
