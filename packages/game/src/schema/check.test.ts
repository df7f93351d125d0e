import { describe, expect, test } from 'vitest';
import type { Diagnostic } from '../diagnostic.ts';
import { gameSchema } from '../game.ts';
import type { Json } from '../json.ts';
import { parse } from '../text/parse.ts';
import { check, diagnose } from './check.ts';
import { define, ref } from './field.ts';
import { Type } from './type.ts';

const reported = (value: Json, schema: object = gameSchema.schema): Diagnostic[] => {
  const found: Diagnostic[] = [];
  check(value, schema, (each) => found.push(each));
  return found;
};

const game = (parts: Record<string, Json>): Json => ({ info: { title: 'Narrow Valley' }, ...parts });
const train = (parts: Record<string, Json>): Json =>
  game({ trains: [{ name: '2', quantity: 3, color: 'yellow', ...parts }] });
const hex = (parts: Record<string, Json>): Json => game({ map: { hexes: [{ hexes: ['A1'], ...parts }] } });

const only = (value: Json, schema?: object): Diagnostic => {
  const found = reported(value, schema);
  expect(found).toHaveLength(1);
  return found[0]!;
};

describe('unknown keys', () => {
  test('are warnings that suggest the nearest known key', () => {
    expect(only(train({ prise: 80 }))).toEqual({
      severity: 'warning',
      code: 'schema/unknown-key',
      message: 'Unknown field `trains/0/prise`; it is ignored.',
      pointer: '/trains/0/prise',
      hint: 'Did you mean `price`?',
      meant: '/trains/0/price',
    });
  });

  test('suggest the number in a string that contains exactly one', () => {
    const hints = (value: Json) => reported(value).map(({ hint }) => hint);
    expect(hints(game({ bank: '12,000', floatPercent: '60 %', players: [{ number: '(3)' }] }))).toEqual([
      'Write 12000.',
      'Write 60.',
      'Write 3.',
    ]);
    // A word may be a unit, and one of two numbers would be a guess.
    expect(hints(game({ floatPercent: '5mm' }))[0]).not.toContain('Write');
    expect(hints(game({ floatPercent: '50/60' }))[0]).not.toContain('Write');
    expect(hints(game({ floatPercent: '120%' }))[0]).not.toContain('Write');
  });

  test('allow "∞" as the number of a tile', () => {
    expect(reported(game({ tiles: { 57: '∞', 58: 4 } }))).toEqual([]);
  });

  test('suggest where to move a key that belongs one level up or down', () => {
    const hints = (value: Json) => reported(value).map(({ hint }) => hint);
    expect(hints(game({ currency: '#' }))).toEqual(['It is a field of `info`; move it there.']);
    expect(hints(train({ floatPercent: 60 }))).toEqual(['It is a field of the file itself; move it there.']);
    expect(hints(game({ stock: { market: [[1]], par: { legend: [] } } }))).toEqual([
      'It is a field of `stock`; move it there.',
    ]);
    expect(hints(game({ stock: { market: [[{ value: 1, ledges: [] }]] } }))).toEqual([
      'It is a field of `stock`; move it there.',
    ]);
  });

  test('do not suggest moving a key to where its value is also invalid', () => {
    const city = (parts: Record<string, Json>) => hex({ cities: [parts] });
    expect(only(city({ revenue: 30 })).hint).not.toContain('move it there');
    expect(only(game({ title: 'Narrow Valley' })).hint).toBe('It is a field of `info`; move it there.');
  });

  test('list the known fields for a key with no near match, if there are few', () => {
    expect(
      only(game({ trains: [{ name: '2', quantity: 1, color: 'red', rust: { on: '3', xyz: 1 } }] })).hint,
    ).toBe('Known fields here: `on`, `index`.');
  });

  test.each([
    ['trains', { name: '2', quantity: 5, color: 'yellow', cost: 80 }, 'price'],
    ['trains', { name: '2', color: 'yellow', qty: 5, price: 80 }, 'quantity'],
    ['privates', { name: 'P', price: 20, income: 5 }, 'revenue'],
    ['companies', { name: 'A', sym: 'A', color: 'red' }, 'abbrev'],
  ])('recognise a common synonym: %s %j', (list, thing, field) => {
    expect(only(game({ [list]: [thing] })).hint).toBe(`Did you mean \`${field}\`?`);
  });

  test.each<[Json, string]>([
    [game({ corporations: [] }), 'companies'],
    [game({ shareTypes: { default: [{ quantity: 1, price: 100 }] } }), 'cost'],
    [hex({ terrain: [{ price: 80 }] }), 'cost'],
    [hex({ cities: [{ slots: 2 }] }), 'size'],
    [game({ map: { hexes: [{ coord: 'A1' }] } }), 'hexes'],
  ])('recognise a common synonym anywhere in the file: %j', (value, field) => {
    expect(only(value).hint).toBe(`Did you mean \`${field}\`?`);
  });

  test.each<[Json, string]>([
    [game({ info: { title: 'Narrow Valley', 'subtitle-size': 12 } }), '/info/subtitleFontSize'],
    [train({ 'quantity-label': 'three' }), '/trains/0/quantityLabel'],
    [game({ 'number-cards': [] }), '/numberCards'],
  ])('never suggest a deprecated spelling: %j', (value, meant) => {
    const field = meant.split('/').at(-1);
    expect(only(value)).toMatchObject({ hint: `Did you mean \`${field}\`?`, meant });
  });

  test('are reported in extensible objects only if they misspell a known key', () => {
    const phase = (events: Json) => game({ phases: [{ name: '2', limit: 4, tiles: 'red', events }] });
    expect(reported(phase({ closeCompanies: true, full_capitalization: true }))).toEqual([]);
    expect(only(phase({ 'close-companies': true }))).toMatchObject({
      code: 'schema/unknown-key',
      hint: 'Did you mean `closeCompanies`?',
    });
  });

  test('suggest the only required key that is missing', () => {
    expect(only(game({ stock: { legend: [{ color: 'red', text: 'Safe' }] } }))).toMatchObject({
      pointer: '/stock/legend/0/text',
      hint: 'Did you mean `description`?',
    });
    expect(only(game({ players: [{ people: 3 }] })).hint).toBe('Did you mean `number`?');
    // Not if its value does not fit, or if there is another unknown key.
    expect(reported(game({ players: [{ people: 'few' }] })).map(({ code }) => code)).toEqual([
      'schema/missing',
      'schema/unknown-key',
    ]);
    expect(reported(game({ players: [{ people: 3, xyz: 4 }] }))).toHaveLength(3);
  });

  test('are reported in `players` (10.20.38)', () => {
    expect(only(game({ players: [{ number: 3, cnkapital: 400 }] })).hint).toBe('Did you mean `capital`?');
  });

  test('are ignored in extensible objects', () => {
    expect(
      reported(game({ config: { anything: 1 }, colors: { gorge: '#335577' }, tiles: { X9: 2 } })),
    ).toEqual([]);
  });

  test('include the names of inherited properties', () => {
    expect(reported(train({ constructor: 1, toString: 2 })).map(({ code }) => code)).toEqual([
      'schema/unknown-key',
      'schema/unknown-key',
    ]);
  });
});

describe('accepts without a diagnostic', () => {
  test('short forms of elements, alone and in lists (20.2.3)', () => {
    expect(
      reported(
        hex({
          icons: ['port'],
          values: 20,
          labels: ['OO', 7],
          cities: [2],
          centerTowns: 1,
          track: ['gentle', 3],
          terrain: [80, 'mountain'],
          borders: ['red'],
        }),
      ),
    ).toEqual([]);
  });

  test('a plain string for a round, a legend entry or a market token (10.12.2, 40.5)', () => {
    expect(
      reported(
        game({
          rounds: ['SR', 1],
          stock: { legend: ['No limit'], market: [[{ value: 60, tokens: ['GL', 2] }]] },
        }),
      ),
    ).toEqual([]);
  });

  test('a plain number for an off-board revenue box (20.8.22)', () => {
    expect(reported(hex({ offBoardRevenue: { revenues: [30, '40', { value: 50 }] } }))).toEqual([]);
  });

  test.each(['M 0 85 L 0 -85', ' m-40,0a40 40 0 0 1 80 0z', 'M.5-3 C 0,30 40,40 4e1,0'])(
    'the SVG path %j (20.8.10)',
    (path) => {
      expect(reported(hex({ names: [{ name: 'A', path }] }))).toEqual([]);
      expect(reported(hex({ track: [{ type: 'custom', path }] }))).toEqual([]);
    },
  );

  test.each(['0 0 L 5 5', 'M 0 85 K 0 0', 'M', 'straight'])(
    'nothing but an SVG path as a path: not %j',
    (path) => {
      expect(only(hex({ names: [{ name: 'A', path }] }))).toMatchObject({
        code: 'schema/form',
        message: expect.stringContaining('should be an SVG path, such as "M -40 0 L 40 0"'),
      });
    },
  );

  test('only short forms that fit the field they set', () => {
    expect(only(hex({ track: ['gentel'] }))).toMatchObject({
      code: 'schema/choice',
      hint: 'Did you mean "gentle"?',
    });
  });

  test('`true` as an element without fields (20.2.3), unless a field is required', () => {
    expect(reported(hex({ cities: true, towns: [true] }))).toEqual([]);
    expect(only(hex({ labels: true }))).toMatchObject({ code: 'schema/type' });
  });

  test('only objects for elements without a short form', () => {
    expect(only(hex({ towns: ['Ulm'] }))).toMatchObject({ code: 'schema/type' });
  });

  test('font fields of values and terrain, and copies of shares', () => {
    const font = { fontFamily: 'serif', fontSize: 12, fontWeight: 'normal', fontStyle: 'italic' };
    const shares = [{ quantity: 3, print: 1 }];
    expect(reported(hex({ values: [{ value: 20, ...font }], terrain: [{ cost: 40, ...font }] }))).toEqual([]);
    expect(reported(game({ shareTypes: { default: shares } }))).toEqual([]);
  });
});

describe('values of the wrong type', () => {
  test('are reported with the expected and the actual type', () => {
    expect(only(train({ print: 'abc' }))).toMatchObject({
      severity: 'warning',
      code: 'schema/type',
      message: '`trains/0/print` should be a whole number of at least 0, but is the string "abc".',
    });
  });

  test('are errors if nothing can be drawn from them', () => {
    expect(only(game({ companies: 5 }))).toMatchObject({ severity: 'error', code: 'schema/type' });
    expect(only(game({ companies: ['Gorge Line'] })).message).toBe(
      '`companies/0` should be an object, but is the string "Gorge Line".',
    );
  });

  test.each([
    hex({ offBoardRevenue: ['x'] }),
    hex({ towns: ['Ulm'] }),
    hex({ labels: [[]] }),
    game({ trains: [[]] }),
  ])('are errors if an object is lost: %j', (value) => {
    expect(only(value)).toMatchObject({ severity: 'error', code: 'schema/type' });
  });

  test.each([
    hex({ offBoardRevenue: [null] }),
    hex({ offBoardRevenue: false }),
    hex({ cities: [null] }),
    hex({ cities: false }),
    game({ trains: [null] }),
  ])('are only warnings if the author meant to draw nothing: %j', (value) => {
    expect(only(value)).toMatchObject({ severity: 'warning', hint: 'Remove it; nothing is drawn for it.' });
  });

  test('are shortened in the message', () => {
    expect(only(train({ print: 'x'.repeat(100_000) })).message.length).toBeLessThan(200);
  });
});

describe('accepts, as an alternative form,', () => {
  test('numbers and booleans in quotes', () => {
    expect(reported(hex({ track: [{ side: '2' }], borders: [{ color: 'red', dashed: 'true' }] }))).toEqual(
      [],
    );
    expect(reported(game({ bank: '8000' }))).toEqual([]);
    expect(only(train({ print: '-4' })).code).toBe('schema/type');
  });

  test('a list with one string instead of the string (10.1)', () => {
    expect(only(hex({ color: ['yellow'] }))).toMatchObject({
      severity: 'info',
      message: '`map/hexes/0/color` should be a string; the only entry of the list is used.',
      hint: 'Remove the square brackets.',
    });
    expect(reported({ info: { title: 'Narrow Valley', orientation: ['horizontl'] } })[1]).toMatchObject({
      pointer: '/info/orientation/0',
      hint: 'Did you mean "horizontal"?',
    });
    expect(only(hex({ color: ['yellow', 'green'] })).code).toBe('schema/type');
  });

  test('`null` for a missing entry (10.1)', () => {
    expect(reported(train({ print: null, rust: null }))).toEqual([]);
    expect(only(game({ trains: [{ name: null, quantity: 1, color: 'red' }] })).code).toBe('schema/missing');
  });

  test('a number instead of a string, with a note', () => {
    expect(only(train({ variant: 7 }))).toMatchObject({
      severity: 'info',
      code: 'schema/type',
      message: '`trains/0/variant` should be a string; the number 7 is read as "7".',
    });
  });

  test('one element instead of a list of elements (20.2.3)', () => {
    expect(reported(hex({ cities: { size: 2 }, labels: { label: 'OO' } }))).toEqual([]);
  });

  test('one entry instead of any other list, with a warning, and checks the entry', () => {
    const found = reported(game({ companies: { name: 'Gorge Line' } }));
    expect(found.map(({ code, severity }) => [code, severity])).toEqual([
      ['schema/type', 'warning'],
      ['schema/missing', 'warning'],
    ]);
  });
});

describe('ranges, choices, patterns and lengths', () => {
  test.each([
    [train({ print: -1 }), 'schema/range', 'a whole number of at least 0, but is the number -1'],
    [train({ print: 1.5 }), 'schema/range', 'a whole number of at least 0, but is the number 1.5'],
    [hex({ opacity: 2 }), 'schema/range', 'a number from 0 to 1, but is the number 2'],
    [game({ tiles: { N1: { rotation: 45 } } }), 'schema/range', 'from 0 to 300 that is a multiple of 60'],
    [game({ bank: 'none' }), 'schema/choice', 'a number of at least 1 or "∞", but is the string "none"'],
    [hex({ hexes: ['7C'] }), 'schema/form', 'letters and digits, such as "C7", but is the string "7C"'],
    [game({ tokens: [{ quarters: ['red'] }] }), 'schema/length', 'exactly 4 entries, but has 1'],
    [train({ color: ['red', 'blue'] }), 'schema/length', 'exactly 1 entry, but has 2'],
  ])('reports %j: %s', (value, code, words) => {
    const found = only(value);
    expect(found.code).toBe(code);
    expect(found.message).toContain(words);
  });

  test('suggests the nearest allowed word', () => {
    expect(only(hex({ terrain: [{ size: 'larg' }] }))).toMatchObject({
      code: 'schema/choice',
      message:
        '`map/hexes/0/terrain/0/size` should be one of "tiny", "small", "medium", "large", but is the string "larg".',
      hint: 'Did you mean "large"?',
    });
  });
});

describe('missing entries', () => {
  test('are warnings if the thing is drawn all the same', () => {
    expect(only(game({ companies: [{ abbrev: 'GL' }] }))).toMatchObject({
      severity: 'warning',
      message: '`companies/0` has no `name`.',
      pointer: '/companies/0',
    });
  });

  test('are errors if the thing is not drawn without them (20.14.23)', () => {
    expect(only(hex({ values: [{ angle: 30 }] }))).toMatchObject({
      severity: 'error',
      message: '`map/hexes/0/values/0` has no `value`.',
    });
  });

  test('do not include the hexes of a map variation that copies another', () => {
    const hexes = [{ hexes: ['A1', 'A3'] }];
    expect(reported(game({ map: [{ hexes }, { copy: 0, remove: ['A3'] }] }))).toEqual([]);
    expect(only(game({ map: [{ hexes }, { name: 'North' }] })).pointer).toBe('/map/1');
  });

  test('include a name or a train in a phase (10.11)', () => {
    expect(only(game({ phases: [{ limit: 4, tiles: 'yellow' }] })).message).toBe(
      '`phases/0` has no `name` or `train`.',
    );
    expect(reported(game({ phases: [{ limit: '3/4', tiles: 'yellow', train: ['3', '3M'] }] }))).toEqual([]);
  });
});

describe('alternatives', () => {
  const Dot = define('Dot', Type.Object({ type: Type.Literal('dot'), radius: Type.Number() }));
  const Box = define('Box', Type.Object({ type: Type.Literal('box'), edge: Type.Number() }));
  const schema = Type.Union([Type.String(), ref(Dot), ref(Box)]);

  test('compares the one whose `type` matches and does not mention the others', () => {
    expect(only({ type: 'box', edge: 'x' }, schema).pointer).toBe('/edge');
    expect(only({ type: 'dot' }, schema).message).toBe('The file has no `radius`.');
  });

  test('without a matching constant, compares the one with the most keys in common', () => {
    expect(reported({ edge: 3 }, schema)).toMatchObject([{ message: 'The file has no `type`.' }]);
  });

  test('reports a value that fits none of them once, and names all their types', () => {
    expect(only(7, Type.Union([Type.Null(), ref(Dot), ref(Box)])).message).toBe(
      'The file should be null or an object, but is the number 7.',
    );
  });
});

describe('hostile values', () => {
  const nested = (depth: number): Json => {
    let value: Json = [];
    for (let level = 0; level < depth; level++) value = [value];
    return value;
  };

  test('deep values and recursive schemas do not exhaust the stack', () => {
    expect(reported(game({ config: { deep: nested(100_000) } }))).toEqual([]);
    const recursive: { type: string; items?: object } = { type: 'array' };
    recursive.items = recursive;
    expect(reported(nested(100_000), recursive)).toEqual([]);
  });

  test('long lists are checked to the end', () => {
    const found = reported(game({ numberCards: [...Array<Json>(300_000).fill('red'), {}] }));
    expect(found).toMatchObject([{ pointer: '/numberCards/300000' }]);
  });
});

test('looks for the meaning of at most a thousand unknown keys', () => {
  const keys = Object.fromEntries(Array.from({ length: 3000 }, (_, i) => [`titel${i}`, i]));
  const found = reported({ info: { title: 'T', ...keys } });
  expect(found).toHaveLength(3000);
  expect(found.filter(({ hint }) => hint !== undefined)).toHaveLength(1000);
});

const found = (text: string) => diagnose(parse(text));

describe('diagnose', () => {
  test('reports nothing for the smallest game (10.3)', () => {
    expect(found('{ "info": { "title": "Narrow Valley" } }')).toEqual([]);
  });

  test('locates an unknown key at the key and a wrong value at the value', () => {
    expect(found('{ "info": { "title": "T" },\n  "wipp": true,\n  "bank": -5 }')).toMatchObject([
      { code: 'schema/unknown-key', pointer: '/wipp', line: 2, column: 3 },
      { code: 'schema/range', pointer: '/bank', line: 3, column: 11 },
    ]);
  });

  test('locates a missing entry at the object that lacks it', () => {
    expect(found('{ "info": {} }')).toMatchObject([
      { code: 'schema/missing', pointer: '/info', line: 1, column: 11 },
    ]);
  });

  test('reports only the refusal if the file is not a game', () => {
    for (const text of ['', '[', '{ "colors": { "red": 5 } }', '{ "info": 7, "trains": 3 }'])
      expect(found(text)).toMatchObject([{ code: 'file/not-a-game', line: 1, column: 1 }]);
  });

  test('cuts the list after a thousand and counts the rest', () => {
    const cards = JSON.stringify(Array(1500).fill({}));
    const all = found(`{ "info": { "title": "T" }, "numberCards": ${cards} }`);
    expect(all).toHaveLength(1001);
    expect(all.at(-1)).toMatchObject({
      code: 'schema/more',
      message: '500 more problems in this file are not listed.',
    });
  });
});

describe('hints', () => {
  test('show how to write the object if its name is given instead', () => {
    const hints = (value: Json) => reported(value).map(({ hint }) => hint);
    expect(hints(game({ players: [2] }))).toEqual(['Write it as an object, such as { "number": 2 }.']);
    expect(hints(game({ companies: ['AR'] }))).toEqual([
      'Write it as an object, such as { "abbrev": "AR" }.',
    ]);
    expect(hints(game({ companies: [{ name: 'A', abbrev: 'A', shares: [20] }] }))).toEqual([
      'A kind of share card.',
    ]);
  });

  test.each([
    game({ companies: [{ name: 'Alder', abbrev: '' }] }),
    game({ privates: [{ name: ' ' }] }),
    train({ name: '' }),
  ])('do not accept the empty name in %j', (value) => {
    expect(only(value).code).toBe('schema/form');
  });

  test('for a station token suggest its price or label fields', () => {
    expect(only(game({ tokenTypes: { default: ['Home', { price: 40 }] } })).hint).toBe(
      'Did you mean `cost`?',
    );
  });

  test('the number of market tokens is limited', () => {
    expect(only({ info: { title: 'T', marketTokens: 5000 } }).message).toBe(
      '`info/marketTokens` should be a whole number from 0 to 1000, but is the number 5000.',
    );
  });

  test('a distance in per cent is out of range', () => {
    expect(only(hex({ cities: [{ percent: 40 }] })).message).toBe(
      '`map/hexes/0/cities/0/percent` should be a number of at most 10, but is the number 40.',
    );
  });

  test('a pool note has the fields of a note', () => {
    expect(only(game({ pools: [{ name: 'Bank', notes: [{ text: 'x' }] }] })).hint).toBe(
      'Known fields here: `note`, `color`, `icon`.',
    );
  });
});
