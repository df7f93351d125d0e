import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../json.ts';
import { fileKind } from '../schema/recognise.ts';
import { checkConfig, checkConfigFile, errorsByPointer, fileLayer } from './check.ts';
import { type ConfigPart, defaults, rootNode } from './config.ts';
import { withPart } from './merge.ts';
import { type ConfigNode, isGroup } from './node.ts';
import { getValue, setValue } from './path.ts';
import { changeStored } from './stored.ts';
import firstEdition from './testing/first-edition.json' with { type: 'json' };
import { configValues } from './values.ts';

/** Code and pointer of the errors of one change made in the panel. */
const entered = (path: string, value: Json) =>
  changeStored({}, defaults, { [path]: value }).diagnostics.map(({ code, pointer }) => [code, pointer]);

describe('validation', () => {
  test.each<[string, Json, string, string]>([
    ['paper.width', 0, 'config/minimum', '/paper/width'],
    ['cutlines', -1, 'config/minimum', '/cutlines'],
    ['tiles.width', 0, 'config/minimum', '/tiles/width'],
    ['coords', 'foo', 'config/enum', '/coords'],
    ['cards.border', '5', 'config/type', '/cards/border'],
    ['foo', 1, 'config/additional', '/foo'],
    ['currency.foo', true, 'config/additional', '/currency/foo'],
    ['overrideSelection', [0, -1], 'config/minimum', '/overrideSelection/1'],
    ['paper.width', 826.77, 'config/type', '/paper/width'],
    ['margin', Number.NaN, 'config/type', '/margin'],
    ['margin', Number.POSITIVE_INFINITY, 'config/type', '/margin'],
    ['margin', null, 'config/type', '/margin'],
    ['paper', 5, 'config/type', '/paper'],
  ])('%s = %j is refused', (path, value, code, pointer) => {
    expect(entered(path, value)).toEqual([[code, pointer]]);
  });

  test('0 is a cut line size, and the smallest tile is wider than 0', () => {
    expect(entered('cutlines', 0)).toEqual([]);
    expect(entered('tiles.width', 0.001)).toEqual([]);
  });

  test('says in a sentence what is wrong', () => {
    const [fault] = checkConfig({ ...defaults, paper: { ...defaults.paper, width: 0 } });
    expect(fault?.message).toBe('paper.width must be a whole number of at least 1, not 0.');
  });

  test('quotes only the beginning of a long text', () => {
    const [fault] = checkConfig({ ...defaults, margin: 'x'.repeat(1e6) });
    expect(fault?.message).toBe(`margin must be a number, not "${'x'.repeat(60)}…".`);
  });

  test('keys errors by pointer, a missing key on its parent (95.4.3)', () => {
    const { theme: _, ...rest } = defaults;
    const errors = errorsByPointer(checkConfig({ ...rest, paper: { width: 0, height: 1100 } }));
    expect([...errors].map(([pointer, found]) => [pointer, found.map(({ code }) => code)])).toEqual([
      ['#', ['config/required']],
      ['#/paper', ['config/required']],
      ['#/paper/width', ['config/minimum']],
    ]);
  });

  test('a configuration file of the first edition stays complete, whatever settings came later', () => {
    expect(checkConfig(firstEdition)).toEqual([]);
    expect(fileLayer(firstEdition)).toMatchObject({ diagnostics: [] });
    expect(withPart(defaults, fileLayer(firstEdition).part).cards.sizes).toEqual(defaults.cards.sizes);
  });

  test('every setting that a complete file must have stood in the first edition', () => {
    const requiredIn = (node: ConfigNode, path: readonly string[]): readonly string[] =>
      isGroup(node)
        ? Object.entries(node.properties).flatMap(([key, child]) => [
            ...(node.required.includes(key) ? [[...path, key].join('.')] : []),
            ...requiredIn(child, [...path, key]),
          ])
        : [];
    const known = (path: string) => getValue(firstEdition as ConfigPart, path) !== undefined;
    const inNewGroup = (path: string) => !known(path.split('.').slice(0, -1).join('.'));
    const later = requiredIn(rootNode, []).filter((path) => !known(path) && !inNewGroup(path));
    expect(later, 'new settings are optional: leave them out of "required"').toEqual([]);
  });

  test('a complete file may lack the groups and values that came later (95.4.1)', () => {
    const { currency, export: _, cards, privates, trains, charters, tiles, maps, ...rest } = defaults;
    const { share, ...older } = currency;
    expect(checkConfig({ ...rest, currency: older })).toEqual([]);
  });

  test('unknown keys of paper, cell and export are tolerated and ignored', () => {
    const { part, diagnostics } = fileLayer({ paper: { weight: 80, width: 827 }, export: { dpi: 300 } });
    expect(diagnostics).toEqual([]);
    expect(part).toEqual({ paper: { width: 827 } });
  });

  test('an unknown key of font must be a font in turn', () => {
    expect(fileLayer({ font: { title: { size: '1in' } } })).toEqual({
      part: { font: { title: { size: '1in' } } },
      diagnostics: [],
    });
    expect(fileLayer({ font: { title: 'big' } }).diagnostics).toMatchObject([
      { code: 'config/type', pointer: '/font/title' },
    ]);
  });

  test('any text is a theme', () => {
    expect(entered('theme', 'nosuch')).toEqual([]);
  });

  test('four paper margins may stand in a file but not come from the panel', () => {
    const margins = { top: 10, right: 20, bottom: 30, left: 40 };
    expect(fileLayer({ paper: { margins } })).toEqual({ part: { paper: { margins } }, diagnostics: [] });
    expect(entered('paper.margins', margins)).toEqual([['config/type', '/paper/margins']]);
  });

  test('four paper margins are one value: a side missing or wrong refuses all', () => {
    const { part, diagnostics } = fileLayer({ paper: { margins: { top: 10, right: -1, bottom: 30 } } });
    expect(part).toEqual({});
    expect(diagnostics.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['config/required', '/paper/margins'],
      ['config/minimum', '/paper/margins/right'],
    ]);
  });

  test('the layer of a game keeps what fits and points into the game file', () => {
    const { part, diagnostics } = fileLayer({ coords: 'edge', margin: 'wide' }, '/config');
    expect(part).toEqual({ coords: 'edge' });
    expect(diagnostics).toMatchObject([{ severity: 'warning', pointer: '/config/margin' }]);
  });

  test('hostile files do no harm', () => {
    const inherited = JSON.parse('{"__proto__": {"margin": 1}, "constructor": {"x": 1}}') as Json;
    expect(fileLayer(inherited).part).toEqual({});
    expect(fileLayer(inherited).diagnostics).toHaveLength(2);

    const nested = JSON.parse(`{"font": ${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`) as Json;
    expect(fileLayer(nested).diagnostics.map(({ code }) => code)).toEqual(['config/type']);

    expect(fileLayer([]).diagnostics).toMatchObject([{ code: 'config/type', pointer: '' }]);
    expect(fileLayer(undefined)).toEqual({ part: {}, diagnostics: [] });
  });
});

test('a file with any one setting, as the panel saves it, is a configuration and valid', () => {
  for (const { path, default: value } of configValues) {
    const file = setValue({}, path, value) as JsonObject;
    expect([path, fileKind(file), checkConfigFile(file)]).toEqual([path, 'configuration', []]);
  }
});
