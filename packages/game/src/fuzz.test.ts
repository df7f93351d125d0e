import { describe, expect, test } from 'vitest';
import { effortSince } from '../../../scripts/testing/effort.ts';
import { mutateGame, parts } from '../../../scripts/testing/mutate.ts';
import { pick, seeded } from '../../../scripts/testing/random.ts';
import { load } from './load.ts';
import { smallLibrary } from './testing/reading.ts';
import { sample } from './testing/sample.ts';
import { parse } from './text/parse.ts';
import { rewrite } from './upgrade/rewrite.ts';
import { crowded } from './upgrade/testing/crowded.ts';

/** Largest effort for any file, in units of work. */
const MAX_EFFORT = 50;

const open = (text: string) => {
  const start = process.cpuUsage();
  const loaded = load(text, smallLibrary);
  // Most are so fast that measuring a unit for comparison would take longer.
  if (process.cpuUsage(start).user > 200_000) expect(effortSince(start)).toBeLessThan(MAX_EFFORT);
  return loaded;
};

const file = (rest: string): string => `{ "info": { "title": "Fuzz" }, ${rest} }`;
const codes = (text: string) => open(text).diagnostics.map(({ code }) => code);

const games = [sample, crowded];
const donors = games.flatMap(parts);

describe('any file can be loaded', () => {
  test('the original games are valid', () => {
    for (const game of games) expect(open(JSON.stringify(game)).game?.maps.length).toBeGreaterThan(0);
  });

  test('games with misplaced values, keys and parts', { timeout: 120_000 }, () => {
    const random = seeded(1830);
    for (let run = 0; run < 400; run++) {
      const text = JSON.stringify(mutateGame(pick(random, games), random, donors));
      const { file: upgraded } = open(text);
      if (upgraded !== undefined) expect(parse(rewrite(text).text).value).toEqual(upgraded);
    }
  });

  test('games with lost, repeated and changed characters', { timeout: 120_000 }, () => {
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

describe('hostile files are safe', () => {
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
  ])('barely any content: %j', (text) => {
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

  test('`__proto__` and `constructor` are ordinary keys', () => {
    const text = file(
      '"__proto__": { "map": 1 }, "constructor": { "prototype": { "polluted": 1 } }, "tiles": { "__proto__": 1, "constructor": 2, "toString": {} }, "shareTypes": { "__proto__": [] }, "companies": [{ "name": "A", "abbrev": "__proto__", "shares": "__proto__", "tokens": "constructor" }]',
    );
    expect(open(text).game).toBeDefined();
    expect('polluted' in {}).toBe(false);
    expect('map' in {}).toBe(false);
  });

  test('50 MB in one string', () => {
    expect(open(file(`"wip": "${'x'.repeat(50_000_000)}"`)).game).toBeDefined();
  });

  test.each(['NaN', 'Infinity', '-Infinity', '1e400', '-1e400', '0x10', '01', '.5', '+1', '1e', '1_000'])(
    '%s, which is not a JSON number',
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

  test('a chain of 5,000 hexes that each copy the previous one', () => {
    const hexes = Array.from({ length: 5000 }, (_, i) => ({
      hexes: [`A${i}`],
      ...(i > 0 ? { copy: `A${i - 1}` } : { labels: [{ label: 'B' }] }),
    }));
    expect(open(file(`"map": { "hexes": ${JSON.stringify(hexes)} }`)).game?.maps).toHaveLength(1);
  });

  test('variations that copy each other, themselves and missing ones', () => {
    const map = [0, 2, 1, -1, 99, 0.5, '0'].map((copy) => ({ copy, hexes: [{ hexes: ['A1'] }] }));
    expect(open(file(`"map": ${JSON.stringify(map)}`)).game?.maps).toHaveLength(map.length);
  });

  test('a chain of 300 variations that each copy the previous one', () => {
    const map = Array.from({ length: 300 }, (_, i) => ({
      ...(i > 0 ? { copy: i - 1 } : {}),
      hexes: [{ hexes: [`A${i}`] }],
    }));
    expect(open(file(`"map": ${JSON.stringify(map)}`)).game?.maps).toHaveLength(300);
  });

  test('absurd sizes and counts', () => {
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

  test('10,000 hexes with as many errors', () => {
    const hexes = Array.from({ length: 10_000 }, (_, i) => `{"hexes":["A${i}"],"colour":1}`);
    expect(open(file(`"map": { "hexes": [${hexes.join()}] }`)).game).toBeDefined();
  });
});
