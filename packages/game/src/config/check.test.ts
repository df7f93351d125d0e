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

/** Codes and pointers of the errors after one change in the panel. */
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
  ])('refuses %s = %j', (path, value, code, pointer) => {
    expect(entered(path, value)).toEqual([[code, pointer]]);
  });

  test('allows cut line size 0 and any tile width above 0', () => {
    expect(entered('cutlines', 0)).toEqual([]);
    expect(entered('tiles.width', 0.001)).toEqual([]);
  });

  test('explains what is wrong', () => {
    const [error] = checkConfig({ ...defaults, paper: { ...defaults.paper, width: 0 } });
    expect(error?.message).toBe('paper.width must be a whole number of at least 1, not 0.');
  });

  test('quotes only the beginning of a long string', () => {
    const [error] = checkConfig({ ...defaults, margin: 'x'.repeat(1e6) });
    expect(error?.message).toBe(`margin must be a number, not "${'x'.repeat(60)}…".`);
  });

  test('keys errors by pointer, a missing key by its parent (95.4.3)', () => {
    const { theme: _, ...rest } = defaults;
    const errors = errorsByPointer(checkConfig({ ...rest, paper: { width: 0, height: 1100 } }));
    expect([...errors].map(([pointer, found]) => [pointer, found.map(({ code }) => code)])).toEqual([
      ['#', ['config/required']],
      ['#/paper', ['config/required']],
      ['#/paper/width', ['config/minimum']],
    ]);
  });

  test('treats a configuration file of the first edition as complete', () => {
    expect(checkConfig(firstEdition)).toEqual([]);
    expect(fileLayer(firstEdition)).toMatchObject({ diagnostics: [] });
    expect(withPart(defaults, fileLayer(firstEdition).part).cards.sizes).toEqual(defaults.cards.sizes);
  });

  test('requires only settings from the first edition in a complete file', () => {
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

  test('accepts a complete file without newer groups and values (95.4.1)', () => {
    const { currency, export: _, cards, privates, trains, charters, tiles, maps, ...rest } = defaults;
    const { share, ...older } = currency;
    expect(checkConfig({ ...rest, currency: older })).toEqual([]);
  });

  test('ignores unknown keys of paper, cell and export', () => {
    const { part, diagnostics } = fileLayer({ paper: { weight: 80, width: 827 }, export: { dpi: 300 } });
    expect(diagnostics).toEqual([]);
    expect(part).toEqual({ paper: { width: 827 } });
  });

  test('requires an unknown key of font to be a font as well', () => {
    expect(fileLayer({ font: { title: { size: '1in' } } })).toEqual({
      part: { font: { title: { size: '1in' } } },
      diagnostics: [],
    });
    expect(fileLayer({ font: { title: 'big' } }).diagnostics).toMatchObject([
      { code: 'config/type', pointer: '/font/title' },
    ]);
  });

  test('accepts any string as a theme', () => {
    expect(entered('theme', 'nosuch')).toEqual([]);
  });

  test('accepts four paper margins in a file but not from the panel', () => {
    const margins = { top: 10, right: 20, bottom: 30, left: 40 };
    expect(fileLayer({ paper: { margins } })).toEqual({ part: { paper: { margins } }, diagnostics: [] });
    expect(entered('paper.margins', margins)).toEqual([['config/type', '/paper/margins']]);
  });

  test('treats four paper margins as one value: a missing or invalid side refuses all', () => {
    const { part, diagnostics } = fileLayer({ paper: { margins: { top: 10, right: -1, bottom: 30 } } });
    expect(part).toEqual({});
    expect(diagnostics.map(({ code, pointer }) => [code, pointer])).toEqual([
      ['config/required', '/paper/margins'],
      ['config/minimum', '/paper/margins/right'],
    ]);
  });

  test('keeps the valid part of the settings in a game and points into the game file', () => {
    const { part, diagnostics } = fileLayer({ coords: 'edge', margin: 'wide' }, '/config');
    expect(part).toEqual({ coords: 'edge' });
    expect(diagnostics).toMatchObject([{ severity: 'warning', pointer: '/config/margin' }]);
  });

  test('is safe against hostile files', () => {
    const inherited = JSON.parse('{"__proto__": {"margin": 1}, "constructor": {"x": 1}}') as Json;
    expect(fileLayer(inherited).part).toEqual({});
    expect(fileLayer(inherited).diagnostics).toHaveLength(2);

    const nested = JSON.parse(`{"font": ${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}}`) as Json;
    expect(fileLayer(nested).diagnostics.map(({ code }) => code)).toEqual(['config/type']);

    expect(fileLayer([]).diagnostics).toMatchObject([{ code: 'config/type', pointer: '' }]);
    expect(fileLayer(undefined)).toEqual({ part: {}, diagnostics: [] });
  });
});

test('a file with any single setting, as saved by the panel, is a valid configuration', () => {
  for (const { path, default: value } of configValues) {
    const file = setValue({}, path, value) as JsonObject;
    expect([path, fileKind(file), checkConfigFile(file)]).toEqual([path, 'configuration', []]);
  }
});
