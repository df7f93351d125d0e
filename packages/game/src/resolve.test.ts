import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shareCards } from './cards/share-card.ts';
import type { Json, JsonObject } from './json.ts';
import { resolve } from './resolve.ts';
import { smallLibrary } from './testing/reading.ts';
import { sample } from './testing/sample.ts';
import { companyTokenCounts } from './tokens/company.ts';

const copies = (things: readonly { readonly copies: number }[]) =>
  things.reduce((sum, thing) => sum + thing.copies, 0);

describe('a whole game', () => {
  const { game, diagnostics } = resolve(sample, smallLibrary);

  test('has no diagnostics', () => {
    expect(diagnostics).toEqual([]);
  });

  test('has the hexes of both variations', () => {
    // A1 A3 B2 B4 C1 C3, then the same without C3 and with A5 and B6.
    expect(game.maps.map(({ hexes }) => hexes.length)).toEqual([6, 7]);
  });

  test('has its tiles, integers first', () => {
    expect(game.tiles.map(({ id, copies }) => `${copies} of ${id}`)).toEqual([
      '3 of 7',
      '12 of 8',
      '2 of 57|F',
      '2 of F1',
    ]);
  });

  test('has its cards', () => {
    expect(game.privates).toHaveLength(2);
    expect(copies(shareCards(game.companies))).toBe(9 + 9 + 1);
    expect(copies(game.trains)).toBe(5 + 4 + 6);
    expect(game.numberCards).toHaveLength(2 * 4);
  });

  test('has its tokens', () => {
    expect(copies(game.tokens)).toBe(1 + 4 + 6);
    expect(game.companies.map((company) => companyTokenCounts(company, 'all'))).toEqual([
      { market: 2, reverse: 2, station: 4 },
      { market: 2, reverse: 2, station: 4 },
      { market: 0, reverse: 0, station: 2 },
    ]);
  });

  test('has market, par chart, phases and rounds', () => {
    expect(game.stock?.market?.cells).toHaveLength(5);
    expect(game.phases.map(({ trains }) => trains.length)).toEqual([1, 1, 1, 1]);
    expect(game.rounds).toHaveLength(3);
    expect(game.revenue).toMatchObject({ min: 1, max: 200 });
  });

  test('shows a map hex and a library tile on its private company cards', () => {
    const [ferryman, surveyor] = game.privates;
    expect(ferryman?.pictures).toMatchObject([
      { kind: 'hex', name: 'B2', hex: { color: 'plain' } },
      { kind: 'company', company: 'BK' },
    ]);
    expect(surveyor?.pictures).toMatchObject([
      { kind: 'tile', id: '57', tile: { hex: { color: 'yellow' } } },
    ]);
  });

  test('keeps colours and configuration unresolved', () => {
    expect(game.colors).toEqual({ reed: '#6b7f3a' });
    expect(game.config).toEqual({ tiles: { width: 160 } });
  });
});

test('a game needs only a title', () => {
  const { game, diagnostics } = resolve({ info: { title: 'Narrow Valley' } }, smallLibrary);
  expect(diagnostics).toEqual([]);
  expect(game).toMatchObject({
    info: { title: 'Narrow Valley' },
    companies: [],
    maps: [],
    tiles: [],
    stock: undefined,
    numberCards: [],
    revenue: { min: 1, max: 100, perRow: 20 },
  });
});

test('references are looked up in the game and in the library', () => {
  const { diagnostics } = resolve(
    {
      ...sample,
      privates: [{ name: 'Lost', hex: 'B8', company: 'bk' }],
      companies: [{ name: 'A', abbrev: 'BK', color: 'grean', shares: 'defualt' }],
      trains: [{ name: 'Diesel', color: 'gray', rust: 'Disel' }],
      phases: [],
    },
    smallLibrary,
  );
  expect(Object.fromEntries(diagnostics.map(({ code, hint }) => [code, hint]))).toEqual({
    'reference/share-type': 'Did you mean "default"?',
    'reference/color': 'Did you mean "green"?',
    'reference/company': 'Did you mean "BK"?',
    'reference/hex': 'Use the coordinates of a hex on the map.',
    'reference/train': 'Did you mean "Diesel"?',
  });
});

describe('any file', () => {
  const keys = fc.constantFrom(
    ...Object.keys(sample),
    '__proto__',
    'constructor',
    'hexes',
    'copy',
    'color',
    'quantity',
  );
  const { json } = fc.letrec<{ json: Json }>((tie) => ({
    json: fc.oneof(
      { depthSize: 'medium', withCrossShrink: true },
      fc.constantFrom<Json>(null, true, false, 0, -1, 1e308, '', '∞', 'B2', '57|F', 'constructor'),
      fc.array(tie('json'), { maxLength: 3 }),
      fc.dictionary(keys, tie('json'), { maxKeys: 4, noNullPrototype: true }) as fc.Arbitrary<JsonObject>,
    ),
  }));

  test('becomes a game', () => {
    fc.assert(
      fc.property(fc.dictionary(keys, json, { noNullPrototype: true }), (root) => {
        const { game } = resolve(root as JsonObject, smallLibrary);
        expect(game.info.orientation).toMatch(/horizontal|vertical/);
      }),
    );
  });

  test('may have any value in one part of a good game', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(sample)), json, (key, value) => {
        expect(resolve({ ...sample, [key]: value }, smallLibrary).game.companies).toBeInstanceOf(Array);
      }),
    );
  });
});
