import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { rules } from './rules.ts';
import { upgrade } from './upgrade.ts';

const file = (rest: Record<string, Json>): Json => ({ info: { title: 'Narrow Valley' }, ...rest });
/** A map hex as it comes out. */
const hex = (definition: Json): Json => {
  const { value } = upgrade(file({ map: { hexes: [definition] } })) as unknown as {
    value: { map: { hexes: Json[] } };
  };
  return value.map.hexes[0]!;
};
const track = (piece: Json): Json => (hex({ track: [piece] }) as { track: Json[] }).track[0]!;
const codes = (value: Json): readonly string[] => upgrade(value).diagnostics.map(({ code }) => code);

describe('upgrade', () => {
  test('a file in today’s spelling comes back as the very same value', () => {
    const today = file({
      map: { hexes: [{ hexes: ['A1'], track: [{ side: 1 }], terrain: [{ cost: ' 30' }] }] },
    });
    expect(upgrade(today).value).toBe(today);
    expect(upgrade(today).diagnostics).toEqual([]);
  });

  test('each change is an info that points into the file as written, says what to write and how', () => {
    expect(upgrade({ info: { title: 'T', subTitleSize: 20 } })).toMatchObject({
      value: { info: { title: 'T', subtitleSize: 20 } },
      diagnostics: [
        {
          severity: 'info',
          code: 'upgrade/subtitle-size',
          message: '`subTitleSize` is now spelt `subtitleSize`.',
          pointer: '/info/subTitleSize',
          hint: 'Run `platelayer upgrade` to rewrite the file.',
        },
      ],
    });
  });

  test('an old key beside today’s is left alone, as today’s wins', () => {
    const both = { info: { title: 'T', subTitleSize: 20, subtitleSize: 30 } };
    expect(upgrade(both).value).toBe(both);
  });

  test('a pointer into the upgraded file leads back to what the author wrote', () => {
    const { written } = upgrade(
      file({ map: { hexes: { hexes: ['A1'], terrain: { cost: 1 }, mountain: [{ cost: 2 }, { cost: 3 }] } } }),
    );
    expect(written('/map/hexes/0/terrain/0/cost')).toBe('/map/hexes/terrain/cost');
    expect(written('/map/hexes/0/terrain/2/cost')).toBe('/map/hexes/mountain/1/cost');
    expect(written('/info/title')).toBe('/info/title');
    expect(written('/info/a~1b/c')).toBe('/info/a~1b/c');
  });

  test('rules have names of their own', () => {
    const names = new Set(rules.filter(({ name }) => name !== 'list-of-one').map(({ name }) => name));
    expect(names.size).toBe(rules.filter(({ name }) => name !== 'list-of-one').length);
  });
});

describe('info', () => {
  test.each([
    ['USD', '$#'],
    ['GBP', '£#'],
    ['JPY', '¥#'],
    ['EUR', '€#'],
    ['CAD', 'C$#'],
    ['F', 'F#'],
    ['kr', 'kr#'],
    ['£#', '£#'],
  ])('currency %s is written %s', (code, format) => {
    expect(upgrade({ info: { currency: code } }).value).toEqual({ info: { currency: format } });
  });
});

describe('hexes (20, 13)', () => {
  test('mountain and water, one or many, become terrain of that type behind what is there', () => {
    expect(
      hex({ water: { cost: 20 }, terrain: [{ type: 'swamp' }], mountain: [{ cost: 40 }, { cost: 60 }] }),
    ).toEqual({
      terrain: [
        { type: 'swamp' },
        { type: 'mountain', cost: 40 },
        { type: 'mountain', cost: 60 },
        { type: 'water', cost: 20 },
      ],
    });
  });

  test('offBoardTrack becomes track of type offboard behind the other track', () => {
    expect(hex({ offBoardTrack: [{ side: 2, type: 'x' }], track: [{ side: 1 }] })).toEqual({
      track: [{ side: 1 }, { side: 2, type: 'offboard' }],
    });
  });

  test('routeBonus becomes routeBonuses, unless that is there', () => {
    expect(hex({ routeBonus: { value: '+10' } })).toEqual({ routeBonuses: [{ value: '+10' }] });
    const both = { routeBonus: { value: '+10' }, routeBonuses: [{ value: '+20' }] };
    expect(hex(both)).toEqual(both);
  });

  test('a single object where a list is meant becomes a list of one, on tiles and maps alike', () => {
    expect(hex({ cities: { size: 2 }, values: {} })).toEqual({ cities: [{ size: 2 }], values: [{}] });
    expect(upgrade(file({ tiles: { 9: { labels: { label: 'A' } } }, map: [{ hexes: {} }] })).value).toEqual(
      file({ tiles: { 9: { labels: [{ label: 'A' }] } }, map: [{ hexes: [{}] }] }),
    );
  });

  test('one map and one off-board box are no lists today', () => {
    expect(codes(file({ map: { hexes: [{ offBoardRevenue: { revenues: [] } }] } }))).toEqual([]);
  });

  test('a name as bare text becomes a name object', () => {
    expect(hex({ cities: [{ name: 'Ford' }], offBoardRevenue: { name: 'East' } })).toEqual({
      cities: [{ name: { name: 'Ford' } }],
      offBoardRevenue: { name: { name: 'East' } },
    });
  });

  test('the fields of a company given as an object are the token’s own', () => {
    expect(hex({ tokens: [{ company: { label: '7', color: 'red' }, angle: 90 }] })).toEqual({
      tokens: [{ label: '7', color: 'red', angle: 90 }],
    });
  });

  test('a tile given as a number is that text, an icon’s stroke is its strokeColor', () => {
    expect(hex({ tile: 57, icons: [{ type: 'port', stroke: 'red' }] })).toEqual({
      tile: '57',
      icons: [{ type: 'port', strokeColor: 'red' }],
    });
  });
});

describe('track (20, 8.4.4)', () => {
  test.each([
    ['stub', { type: 'straight', side: 3, end: 0.125 }],
    ['stop', { type: 'straight', side: 3, end: 0.25 }],
    ['mid', { type: 'straight', side: 3, start: 0.25, end: 0.5 }],
    ['straightGentleHalf', { type: 'straight', side: 3, end: 0.3667 }],
    ['straightStop', { type: 'straight', side: 3, end: 0.75 }],
    ['gentleStop', { type: 'gentle', side: 3, end: 0.75 }],
    ['gentleStopRev', { type: 'gentle', side: 1, start: 0.25 }],
    ['sharpStop', { type: 'sharp', side: 3, end: 0.5 }],
    ['sharpStopRev', { type: 'sharp', side: 2, start: 0.5 }],
  ])('%s', (type, today) => {
    expect(track({ type, side: 3 })).toEqual(today);
  });

  test('gentleHalf ends where it always did, 15 units below and beside the centre (Q11)', () => {
    const radius = 129.90375;
    const { end } = track({ type: 'gentleHalf', side: 1 }) as { end: number };
    const turn = (end * Math.PI) / 3;
    expect(75 - radius * Math.sin(turn)).toBeCloseTo(15, 1);
    expect(Math.abs(radius * (Math.cos(turn) - 1) + 15)).toBeLessThan(0.5);
    expect(track({ type: 'gentleHalfRev', side: 1 })).toEqual({ type: 'gentle', side: 5, start: 1 - end });
  });

  test('a mirrored type counts sides round the hex, and without a side from side 1', () => {
    expect(track({ type: 'sharpStopRev' })).toEqual({ type: 'sharp', start: 0.5, side: 6 });
    expect(track({ type: 'gentleStopRev', side: '2.5' })).toEqual({ type: 'gentle', side: 6.5, start: 0.25 });
  });

  test('begin and stop are start and end where those say nothing', () => {
    expect(track({ type: 'straight', begin: 0.2, stop: 0.8 })).toEqual({
      type: 'straight',
      start: 0.2,
      end: 0.8,
    });
    expect(track({ type: 'straight', start: 0, begin: 0.2, end: 1, stop: 0.8 })).toEqual({
      type: 'straight',
      start: 0.2,
      end: 0.8,
    });
    const own = { type: 'straight', start: 0.1, begin: 0.2 };
    expect(track(own)).toEqual(own);
  });

  test('side numbers in start and end, side 0 and the gauge double had no effect and go', () => {
    expect(track({ type: 'sharp', side: 0, start: 1, end: 2, gauge: 'double' })).toEqual({
      type: 'sharp',
      side: 1,
    });
    expect(track({ type: 'straight', side: 1, end: 1 })).toEqual({ type: 'straight', side: 1, end: 1 });
  });
});

describe('trains and phases', () => {
  test('notes in a train’s info become the events they tell, or its description', () => {
    const train: Json = {
      name: '2',
      info: [{ note: 'Rusted by 2nd 4, 5', color: 'green' }, { note: 'No ferry' }],
    };
    expect(upgrade(file({ trains: [train] })).value).toEqual(
      file({ trains: [{ name: '2', description: 'No ferry', rust: [{ on: '4', index: 2 }, '5'] }] }),
    );
    expect(
      upgrade(file({ trains: [{ name: 'D', description: 'A.', info: ['Permanent', 'B.'] }] })).value,
    ).toEqual(file({ trains: [{ name: 'D', description: 'A. B.' }] }));
  });

  test('what a phase says of its trains moves to them', () => {
    const old = file({
      trains: [{ name: '2' }, { name: '4', price: 300 }],
      phases: [
        { name: '2', number: 6, price: '$80', limit: 4 },
        { name: 'IV', train: '4', price: 300, rusts: '2', limit: 3 },
      ],
    });
    expect(upgrade(old).value).toEqual(
      file({
        trains: [
          { name: '2', quantity: 6, price: '$80', rust: '4' },
          { name: '4', price: 300 },
        ],
        phases: [
          { name: '2', limit: 4 },
          { name: 'IV', train: '4', limit: 3 },
        ],
      }),
    );
  });

  test('what no train can take becomes a note of the phase', () => {
    const old = file({
      trains: [{ name: '4', price: 300 }],
      phases: [{ name: '4', price: 280, rust: ['2', '3'], notes: 'Two rounds' }],
    });
    expect(upgrade(old).value).toEqual(
      file({
        trains: [{ name: '4', price: 300 }],
        phases: [{ name: '4', notes: ['Two rounds', 'Price: 280', 'Rusts: 2/3'] }],
      }),
    );
  });

  test('a phase without name and train is called by its number or phase', () => {
    expect(
      upgrade(file({ phases: [{ number: 2 }, { phase: 'III' }, { phase: 4, train: '4' }] })).value,
    ).toEqual(file({ phases: [{ name: '2' }, { name: 'III' }, { phase: 4, train: '4' }] }));
  });

  test('a limit as text is a number, and a dash in it is 0', () => {
    expect(
      upgrade(file({ phases: ['4', '3/2/-', '3/2', '∞', '-'].map((limit) => ({ name: 'A', limit })) })).value,
    ).toEqual(file({ phases: [4, '3/2/0', '3/2', '∞', '-'].map((limit) => ({ name: 'A', limit })) }));
  });
});

describe('ipo', () => {
  test.each<[Json, Json[] | undefined]>([
    [true, [{ name: 'IPO' }]],
    ['Par only', [{ name: 'IPO', notes: [{ note: 'Par only' }] }]],
    [
      [{ note: 'A', color: 'red' }, 'B'],
      [{ name: 'IPO', notes: [{ note: 'A', color: 'red' }, { note: 'B' }] }],
    ],
    [{ notes: [] }, [{ name: 'IPO', notes: [] }]],
    [false, undefined],
  ])('%j becomes a pool of that name', (ipo, pools) => {
    expect(upgrade(file({ ipo })).value).toEqual(file(pools ? { pools } : {}));
  });

  test('the pool stands behind the others', () => {
    expect(upgrade(file({ ipo: true, pools: [{ name: 'Bank' }] })).value).toEqual(
      file({ pools: [{ name: 'Bank' }, { name: 'IPO' }] }),
    );
  });
});

describe('numbers and switches written as text', () => {
  test('become what the file format means, and nothing else does', () => {
    expect(
      hex({
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

  test('a switch is on for any text but "false" (20, 13)', () => {
    expect(hex({ borders: [{ dashed: 'yes' }, { dashed: 'false' }, { dashed: '' }] })).toEqual({
      borders: [{ dashed: true }, { dashed: false }, { dashed: '' }],
    });
  });

  test('∞ and names stay texts where a number may stand too', () => {
    const today = file({ bank: '∞', trains: [{ name: '2', quantity: '∞', price: '80' }] });
    expect(upgrade(today).value).toBe(today);
    expect(upgrade(file({ bank: '12000', tiles: { 7: '3' } })).value).toEqual(
      file({ bank: 12000, tiles: { 7: 3 } }),
    );
  });

  test.each(['0x10', 'NaN', 'Infinity', '1e999', '3in', '- 4', ''])('%j is no number', (text) => {
    const odd = file({ map: { hexes: [{ labels: [{ label: 'A', angle: text }] }] } });
    expect(upgrade(odd).value).toBe(odd);
  });
});

/** Anything, but made of the keys and words that rules look for. */
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

describe('any file', () => {
  test('an upgraded file has nothing left to upgrade', () => {
    fc.assert(
      fc.property(oldFile(), (old) => {
        const once = upgrade(old).value;
        const twice = upgrade(once);
        expect(twice.diagnostics).toEqual([]);
        expect(twice.value).toBe(once);
      }),
      { seed: 18, numRuns: 400 },
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
  ])('%j is no trouble', (odd) => {
    expect(upgrade(odd).value).toEqual(odd);
  });

  test('a file nested far beyond what any rule looks at is no trouble', () => {
    let deep: Json = 1;
    for (let i = 0; i < 100_000; i++) deep = [deep];
    expect(() => upgrade({ info: deep, map: deep, tiles: { 7: deep }, ipo: deep })).not.toThrow();
  });

  test('a key __proto__ stays a mere key', () => {
    const old = JSON.parse('{"info": {"__proto__": {"polluted": 1}, "subTitleSize": 1}}') as Json;
    const { value } = upgrade(old) as unknown as { value: { info: Record<string, Json> } };
    expect(Object.hasOwn(value.info, '__proto__')).toBe(true);
    expect('polluted' in value.info).toBe(false);
  });
});
