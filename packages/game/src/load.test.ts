import { describe, expect, test } from 'vitest';
import { load } from './load.ts';
import { smallLibrary } from './testing/reading.ts';
import { sample } from './testing/sample.ts';

const lines = (...written: readonly string[]) => written.join('\n');
const remarks = (text: string) =>
  load(text, smallLibrary).diagnostics.map(({ line, column, code }) => `${line}:${column} ${code}`);

describe('10.2.4 loadable', () => {
  test('a whole game is loaded without a remark', () => {
    const { game, file, diagnostics } = load(JSON.stringify(sample, null, 2), smallLibrary);
    expect(diagnostics).toEqual([]);
    expect(file).toEqual(sample);
    expect(game?.maps.map(({ hexes }) => hexes.length)).toEqual([6, 7]);
  });

  test.each(['{ "colors": {} }', '[]', '3', '{ "info": "a game" }'])('%s is not a game', (text) => {
    const { game, file, diagnostics } = load(text, smallLibrary);
    expect([game, file]).toEqual([undefined, undefined]);
    expect(diagnostics).toMatchObject([
      { severity: 'error', message: 'File was not a valid Platelayer game', line: 1, column: 1 },
    ]);
  });

  test('a text that does not parse is refused, and the fault shown', () => {
    const { game, diagnostics } = load('{ "info": { "title": "T" "x": 1 } }', smallLibrary);
    expect(game).toBeUndefined();
    expect(diagnostics.map(({ code }) => code)).toEqual(['syntax/comma-expected']);
  });

  test('a game full of faults is still a game', () => {
    const { game } = load('{ "info": {}, "companies": 3, "map": [[]], "trains": "none" }', smallLibrary);
    expect(game).toMatchObject({ companies: [], trains: [] });
  });
});

describe('remarks', () => {
  test('come from all steps, in the order of the text, with their places', () => {
    const text = lines(
      '{ "info": { "title": "T", "titel": 1 },',
      '  "trains": [{ "name": "2", "quantity": 1,',
      '    "color": "yelow" }],',
      '  "map": { "hexes": [{ "hexes": ["A1"],',
      '    "mountain": { "cost": 40 } }] },',
      '}',
    );
    expect(remarks(text)).toEqual([
      '1:27 schema/unknown-key',
      '3:14 reference/color',
      '5:17 upgrade/mountain',
      '5:36 syntax/trailing-comma',
    ]);
  });

  test('point at the text as written, also of what was upgraded', () => {
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

  test('say once what is wrong with a value', () => {
    const text = '{ "info": { "title": "T" }, "links": { "rules": "javascript:alert(1)" } }';
    expect(remarks(text)).toEqual(['1:49 link/scheme']);
  });

  test('tell of the configuration a game insists on', () => {
    const text = '{ "info": { "title": "T" }, "config": { "tiles": { "width": "wide" } } }';
    expect(remarks(text)).toEqual(['1:61 config/type']);
  });
});
