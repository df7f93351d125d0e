import { describe, expect, test } from 'vitest';
import { load } from './load.ts';
import { smallLibrary } from './testing/reading.ts';
import { sample } from './testing/sample.ts';

const lines = (...written: readonly string[]) => written.join('\n');
const reported = (text: string) =>
  load(text, smallLibrary).diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`);

describe('loading (10.2.4)', () => {
  test('reads a whole game without diagnostics', () => {
    const { game, file, diagnostics } = load(JSON.stringify(sample, null, 2), smallLibrary);
    expect(diagnostics).toEqual([]);
    expect(file).toEqual(sample);
    expect(game?.maps.map(({ hexes }) => hexes.length)).toEqual([6, 7]);
  });

  test.each(['{ "colors": {} }', '[]', '3', '{ "info": "a game" }'])('refuses %s', (text) => {
    const { game, file, diagnostics } = load(text, smallLibrary);
    expect([game, file]).toEqual([undefined, undefined]);
    expect(diagnostics).toMatchObject([
      { severity: 'error', message: 'File was not a valid Platelayer game', line: 1, column: 1 },
    ]);
  });

  test('refuses a text that does not parse, with the error', () => {
    const { game, diagnostics } = load('{ "info": { "title": "T" "x": 1 } }', smallLibrary);
    expect(game).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toEqual(['syntax/comma-expected']);
  });

  test('accepts a game with many errors', () => {
    const { game } = load('{ "info": {}, "companies": 3, "map": [[]], "trains": "none" }', smallLibrary);
    expect(game).toMatchObject({ companies: [], trains: [] });
  });
});

describe('diagnostics', () => {
  test('come from all steps, in text order, with their positions', () => {
    const text = lines(
      '{ "info": { "title": "T", "titel": 1 },',
      '  "trains": [{ "name": "2", "quantity": 1,',
      '    "color": "yelow" }],',
      '  "map": { "hexes": [{ "hexes": ["A1"],',
      '    "mountain": { "cost": 40 } }] },',
      '}',
    );
    expect(reported(text)).toEqual([
      '1:27 schema/unknown-key',
      '3:14 reference/color',
      '5:17 upgrade/mountain',
      '5:36 syntax/trailing-comma',
    ]);
  });

  test('have positions in the original text, even for upgraded values', () => {
    const text = lines(
      '{ "info": { "title": "T" },',
      '  "map": { "hexes": [{ "hexes": ["A1"],',
      '    "routeBonus": { "value": "+10", "fillColor": "rde" } }] } }',
    );
    expect(load(text, smallLibrary).diagnostics.at(-1)).toMatchObject({
      code: 'reference/color',
      pointer: '/map/hexes/0/routeBonus/fillColor',
      line: 3,
    });
  });

  test('report a problem only once', () => {
    const text = '{ "info": { "title": "T" }, "links": { "rules": "javascript:alert(1)" } }';
    expect(reported(text)).toEqual(['1:49 link/scheme']);
  });

  test('name a misspelt key and nothing that follows from it', () => {
    const diagnosticsFor = (rest: string) => {
      const { diagnostics } = load(`{ "info": { "title": "T" }, ${rest} }`, smallLibrary);
      return diagnostics.map(({ severity, code, hint }) => `${severity} ${code} ${hint}`);
    };
    expect(reported('{ "info": { "titel": "T" } }')).toEqual(['1:13 schema/unknown-key']);
    expect(diagnosticsFor('"map": { "hexs": [] }, "privates": [{ "name": "P", "hex": "A1" }]')).toEqual([
      'warning schema/unknown-key Did you mean `hexes`?',
    ]);
    expect(diagnosticsFor('"mpa": { "hexes": [] }, "privates": [{ "name": "P", "hex": "A1" }]')).toEqual([
      'warning schema/unknown-key Did you mean `map`?',
    ]);
    // A label without text is not drawn at all, which is an error (20.10.3).
    expect(diagnosticsFor('"map": { "hexes": [{ "hexes": ["A1"], "labels": [{ "labl": "OO" }] }] }')).toEqual(
      ['error schema/unknown-key Did you mean `label`?'],
    );
  });

  test.each([
    ['"tokens": [{ "label": "A", "quantity": "∞", "prnit": 4 }]', 'schema/unknown-key'],
    ['"tokens": [{ "label": "A", "quantity": "∞", "print": "four" }]', 'schema/type'],
    ['"tiles": { "F1": { "color": true, "quantity": 1 } }', 'schema/type'],
    ['"tiles": { "F1": { "color": "green", "labels": [{ "label": true }] } }', 'schema/type'],
    [
      '"tiles": { "F1": { "color": "green", "cities": [{ "siez": 2, "companies": [{}, {}] }] } }',
      'schema/unknown-key',
    ],
    ['"map": { "hexes": [{ "hexes": ["A1"] }], "players": {} }, "plyers": [{}]', 'schema/unknown-key'],
    ['"map": { "hexes": [{ "hexes": ["A1"] }], "market": {} }, "stokc": {}', 'schema/unknown-key'],
    [
      '"map": [{ "hexs": [] }, { "copy": 0, "remove": ["C3"], "hexes": [{ "hexes": ["A1"] }] }]',
      'schema/unknown-key',
    ],
    [
      '"map": [{ "hexes": [{ "hexes": ["A1"] }] }, { "coyp": 0, "remove": ["A1"], "hexes": [{ "hexes": ["A3"] }] }]',
      'schema/unknown-key',
    ],
    [
      '"map": { "hexes": [{ "hexes": ["A1"] }], "borderTexts": [{ "corod": "A1s3", "label": "x" }] }',
      'schema/unknown-key',
    ],
    ['"stock": { "market": [[1, { "legend": 0 }]], "legned": [] }', 'schema/unknown-key'],
    ['"stock": { "market": [[1]], "display": { "par": {} }, "par": 5 }', 'schema/type'],
  ])('name an invalid field and nothing that follows from it: %s', (rest, code) => {
    const { diagnostics } = load(`{ "info": { "title": "T" }, ${rest} }`, smallLibrary);
    expect(diagnostics.map((found) => found.code)).toEqual([code]);
  });

  test('are as severe as the schema diagnostic at the same location', () => {
    const text = '{ "info": { "title": "T" }, "map": { "hexes": [{ "hexes": ["A1"], "labels": [{}] }] } }';
    expect(load(text, smallLibrary).diagnostics).toMatchObject([{ severity: 'error', code: 'hex/missing' }]);
  });

  test('report an object with named entries only as a list', () => {
    const text = lines(
      '{ "info": { "title": "T" }, "companies": { "AR": { "name": "Alder", "color": "red" } },',
      '  "map": { "hexes": [{ "hexes": ["A1"], "cities": [{ "companies": ["AR"] }] }] } }',
    );
    expect(reported(text)).toEqual(['1:42 upgrade/list-by-name']);
    expect(load(text, smallLibrary).game?.companies).toMatchObject([{ key: 'AR', name: 'Alder' }]);
  });

  test.each<[string, string, unknown]>([
    ['"players": { "3": { "capital": 500 } }', 'players', { counts: [{ number: 3, capital: 500 }] }],
    ['"tokens": { "+20": { "quantity": 2 } }', 'tokens', [{ face: { label: '+20' }, copies: 2 }]],
    [
      '"turns": { "Stock Round": { "steps": ["Sell"] } }',
      'turns',
      [{ name: 'Stock Round', steps: ['Sell'] }],
    ],
    ['"rounds": { "SR": { "color": "red" } }', 'rounds', [{ face: { label: 'SR', color: 'red' } }]],
    ['"pools": { "Bank": { "notes": [{ "note": "x" }] } }', 'pools', [{ name: 'Bank', notes: ['x'] }]],
    ['"map": { "hexes": { "A1": {}, "B2": {} } }', 'maps', [{ hexes: [{}, {}] }]],
    ['"map": { "East": { "hexes": [{ "hexes": ["A1"] }] } }', 'maps', [{ name: 'East', hexes: [{}] }]],
  ])('report other lists in the same way: %s', (rest, list, expected) => {
    const { diagnostics, game } = load(`{ "info": { "title": "T" }, ${rest} }`, smallLibrary);
    expect(diagnostics.map(({ code }) => code)).toEqual(['upgrade/list-by-name']);
    expect(game).toMatchObject({ [list]: expected });
  });

  test('report hexes without their map only as such', () => {
    const text = lines(
      '{ "info": { "title": "T" }, "map": [',
      '  { "hexes": ["A1", "A3"], "color": "plain" },',
      '  { "hexes": ["B2"], "color": "yellow", "labesl": ["B"] } ] }',
    );
    expect(reported(text)).toEqual(['1:36 upgrade/bare-hexes', '3:41 schema/unknown-key']);
    expect(load(text, smallLibrary).game?.maps).toMatchObject([{ hexes: [{}, {}, {}] }]);
  });

  test('include problems in named entries', () => {
    const text =
      '{ "info": { "title": "T" }, "companies": { "AR": { "name": "Alder", "colour": "red" }, "B": {} } }';
    expect(load(text, smallLibrary).diagnostics.map(({ message }) => message)).toEqual([
      '`companies` is now a list, and the key of each entry is its `abbrev`.',
      'Unknown field `companies/AR/colour`; it is ignored.',
      '`companies/B` has no `name`.',
    ]);
  });

  test('treat one object with an object field as a list of one', () => {
    const text = '{ "info": { "title": "T" }, "pools": { "notes": { "note": "x" } } }';
    const { diagnostics, game } = load(text, smallLibrary);
    expect(diagnostics.map(({ code }) => code)).toEqual(['upgrade/list-of-one', 'schema/type']);
    expect(game?.pools).toEqual([{ name: undefined, notes: ['x'] }]);
  });

  test('describe a value of the wrong type', () => {
    const text =
      '{ "info": { "title": "T" }, "map": { "hexes": [{ "hexes": ["A1"], "divides": [{ "angle": "left" }], "color": {} }] } }';
    expect(load(text, smallLibrary).diagnostics.map(({ message }) => message)).toEqual([
      '`map/hexes/0/divides/0/angle` should be a number, but is the string "left".',
      '`map/hexes/0/color` should be the name of a colour, but is an object.',
    ]);
  });

  test('include those of the game’s configuration', () => {
    const text = '{ "info": { "title": "T" }, "config": { "tiles": { "width": "wide" } } }';
    expect(reported(text)).toEqual(['1:61 config/type']);
  });
});
