import { describe, expect, test } from 'vitest';
import { pick, seeded } from '../../../scripts/testing/random.ts';
import type { Json, JsonObject } from './json.ts';
import { load } from './load.ts';
import { smallLibrary } from './testing/reading.ts';
import { sample } from './testing/sample.ts';
import { parse } from './text/parse.ts';
import { rewrite } from './upgrade/rewrite.ts';
import { crowded } from './upgrade/testing/crowded.ts';

/** No file, however odd, may take longer: seconds of work, so that a busy machine does no harm. */
const LIMIT = 2;

const open = (text: string) => {
  const start = process.cpuUsage();
  const loaded = load(text, smallLibrary);
  expect(process.cpuUsage(start).user / 1e6).toBeLessThan(LIMIT);
  return loaded;
};

const file = (rest: string): string => `{ "info": { "title": "Fuzz" }, ${rest} }`;
const codes = (text: string) => open(text).diagnostics.map(({ code }) => code);

/** Values that surprise code that expects another: none may throw, loop or be believed. */
const oddities: readonly Json[] = [
  ...[null, true, false, 0, -0, -1, 0.5, 1e9, 1e308, -1e308, 5e-324, 2 ** 53],
  ...[
    '',
    ' ',
    '0',
    '-1',
    'NaN',
    'Infinity',
    '1e400',
    '∞',
    '__proto__',
    'constructor',
    'toString',
    'A1',
    'a1',
    'Q',
  ],
  ...[
    '\u0000',
    '\u202e',
    '𝟘',
    'ZZZZZZZZZZZZ99999999999999',
    'A1x1e5y',
    '3/0',
    '#',
    '/',
    '~1',
    '|',
    'true',
    'x'.repeat(999),
  ],
  ...[
    [],
    [[]],
    {},
    [null],
    [{}],
    { name: {} },
    { on: [] },
    { copy: 'A1', hexes: ['A1'] },
    { constructor: 1 },
  ],
];

/** Changes one place of a value, found by a walk down from the root. */
function mutate(value: Json, random: () => number, donors: readonly Json[]): Json {
  if (random() < 0.15) return pick(random, random() < 0.5 ? oddities : donors);
  if (Array.isArray(value)) {
    const list: Json[] = [...value];
    const position = Math.floor(random() * (list.length + 1));
    const choice = random();
    if (choice < 0.2) list.splice(position, 1);
    else if (choice < 0.4) list.splice(position, 0, ...list, pick(random, oddities));
    else if (choice < 0.5)
      list.splice(position, 0, ...Array(20).fill(list[position] ?? pick(random, oddities)));
    else if (position < list.length) list[position] = mutate(list[position]!, random, donors);
    return list;
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value as JsonObject);
    const chosen = pick(random, entries);
    if (!chosen || random() < 0.1)
      return Object.fromEntries([...entries, [pick(random, keys), pick(random, oddities)]]);
    const [key, field] = chosen;
    const changed =
      random() < 0.1 ? [] : [[random() < 0.1 ? pick(random, keys) : key, mutate(field, random, donors)]];
    return Object.fromEntries(entries.flatMap((entry) => (entry === chosen ? changed : [entry])));
  }
  return random() < 0.3 ? [value] : pick(random, oddities);
}

const keys = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'copy',
  'hexes',
  'type',
  'name',
  'tile',
  '',
  '0',
  'map',
];

/** Every object and list in a value, to be put where they do not belong. */
function parts(value: Json): readonly Json[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value as JsonObject).flatMap(parts)];
}

const games = [sample, crowded];
const donors = games.flatMap(parts);

describe('any text can be loaded', () => {
  test('the games that the others are made from are games', () => {
    for (const game of games) expect(open(JSON.stringify(game)).game?.maps.length).toBeGreaterThan(0);
  });

  test('games with values, keys and parts out of place', { timeout: 120_000 }, () => {
    const random = seeded(1830);
    for (let run = 0; run < 800; run++) {
      let game: Json = pick(random, games);
      const changes = 1 + Math.floor(random() * 6);
      for (let i = 0; i < changes; i++) {
        const changed = mutate(game, random, donors);
        // Most changes at the root only make another kind of file.
        if (typeof changed === 'object' && changed !== null && 'info' in changed) game = changed;
      }
      const text = JSON.stringify(game);
      const { file: upgraded } = open(text);
      if (upgraded !== undefined) expect(parse(rewrite(text).text).value).toEqual(upgraded);
    }
  });

  test('games with characters lost, doubled and changed', { timeout: 120_000 }, () => {
    const random = seeded(1846);
    const texts = games.map((game) => JSON.stringify(game, null, 1));
    for (let run = 0; run < 500; run++) {
      let text = pick(random, texts);
      for (let i = 0; i < 3; i++) {
        const from = Math.floor(random() * text.length);
        const to = from + Math.floor(random() * random() * 40);
        const put = pick(random, [
          '',
          '{',
          '}',
          '[',
          ']',
          '"',
          ',',
          ':',
          '\\',
          '/*',
          '//',
          '-',
          '\uD800',
          text.slice(from, to),
        ]);
        text = text.slice(0, from) + put + text.slice(random() < 0.5 ? from : to);
      }
      open(text);
    }
  });
});

describe('hostile texts', () => {
  test.each([
    '',
    ' ',
    '\uFEFF',
    'null',
    'undefined',
    '{',
    '[',
    '"',
    '/*',
    '{"info":{}}{}',
    '\u0000',
    '{"info":',
  ])('a text that is hardly one: %j', (text) => {
    expect(() => open(text)).not.toThrow();
  });

  test.each([
    ['lists', '', '['],
    ['objects', '', '{"a":'],
    ['lists in a hex', '{ "info": {}, "map": { "hexes": [{ "cities": ', '['],
  ])('10,000 levels of %s are refused', (_, start, level) => {
    const { game, diagnostics } = open(start + level.repeat(10_000));
    expect(game).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toContain('syntax/too-deep');
  });

  test('keys that mean something to the language are mere keys', () => {
    const text = file(
      '"__proto__": { "map": 1 }, "constructor": { "prototype": { "polluted": 1 } }, "tiles": { "__proto__": 1, "constructor": 2, "toString": {} }, "shareTypes": { "__proto__": [] }, "companies": [{ "name": "A", "abbrev": "__proto__", "shares": "__proto__", "tokens": "constructor" }]',
    );
    expect(open(text).game).toBeDefined();
    expect('polluted' in {}).toBe(false);
    expect('map' in {}).toBe(false);
  });

  test('a text of 50 MB', () => {
    expect(open(file(`"wip": "${'x'.repeat(50_000_000)}"`)).game).toBeDefined();
  });

  test.each(['NaN', 'Infinity', '-Infinity', '1e400', '-1e400', '0x10', '01', '.5', '+1', '1e', '1_000'])(
    '%s is no number of JSON',
    (number) => {
      expect(codes(file(`"bank": ${number}`)).some((code) => code.startsWith('syntax/'))).toBe(true);
    },
  );

  test('half characters do not get into the game', () => {
    const { game } = open('{ "info": { "title": "\\uD800 \uDC00" }, "tiles": { "\\uDFFF": 1 } }');
    expect(game?.info.title).toBe('\uFFFD \uFFFD');
  });

  test('hexes that copy each other, and themselves', () => {
    const hexes = [
      { hexes: ['A1'], copy: 'A3' },
      { hexes: ['A3'], copy: 'A5' },
      { hexes: ['A5'], copy: 'A1' },
      { hexes: ['A7'], copy: 'A7' },
    ];
    expect(open(file(`"map": { "hexes": ${JSON.stringify(hexes)} }`)).game?.maps).toHaveLength(1);
  });

  test('a chain of 5,000 hexes that each copy the one before', () => {
    const hexes = Array.from({ length: 5000 }, (_, i) => ({
      hexes: [`A${i}`],
      ...(i > 0 ? { copy: `A${i - 1}` } : { labels: [{ label: 'B' }] }),
    }));
    expect(open(file(`"map": { "hexes": ${JSON.stringify(hexes)} }`)).game?.maps).toHaveLength(1);
  });

  test('variations that copy each other, themselves and what is not there', () => {
    const map = [0, 2, 1, -1, 99, 0.5, '0'].map((copy) => ({ copy, hexes: [{ hexes: ['A1'] }] }));
    expect(open(file(`"map": ${JSON.stringify(map)}`)).game?.maps).toHaveLength(map.length);
  });

  test('a chain of 300 variations that each copy the one before', () => {
    const map = Array.from({ length: 300 }, (_, i) => ({
      ...(i > 0 ? { copy: i - 1 } : {}),
      hexes: [{ hexes: [`A${i}`] }],
    }));
    expect(open(file(`"map": ${JSON.stringify(map)}`)).game?.maps).toHaveLength(300);
  });

  test('sizes and counts beyond all reason', () => {
    const huge = 1e15;
    const text = file(
      `"players": [{ "number": ${huge} }], "revenue": { "min": -${huge}, "max": ${huge}, "perRow": 0.001 },
       "trains": [{ "name": "2", "quantity": ${huge}, "print": ${huge}, "color": "red" }],
       "tokens": [{ "label": "x", "quantity": ${huge} }], "tiles": { "7": ${huge} },
       "companies": [{ "name": "A", "abbrev": "A", "marketTokens": ${huge}, "extraStationTokens": ${huge},
         "shares": [{ "quantity": ${huge}, "tokenCount": ${huge} }] }],
       "map": { "hexes": [{ "hexes": ["ZZZZZZZZZZZZZZZZ${huge}", "A${'9'.repeat(400)}"], "offBoardRevenue": { "rows": ${huge}, "revenues": [{}, {}] } }] }`,
    );
    expect(open(text).game).toBeDefined();
  });

  test('10,000 hexes, and as many faults', () => {
    const hexes = Array.from({ length: 10_000 }, (_, i) => `{"hexes":["A${i}"],"colour":1}`);
    expect(open(file(`"map": { "hexes": [${hexes.join()}] }`)).game).toBeDefined();
  });
});
