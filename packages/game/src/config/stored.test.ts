import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { type ConfigPart, defaults } from './config.ts';
import { baseConfig, effectiveConfig } from './effective.ts';
import { parseLength } from './length.ts';
import { resetValue } from './path.ts';
import { urlLayer } from './settings.ts';
import { changeStored, importStored, openStored } from './stored.ts';

const change = (changes: Record<string, Json>, stored: ConfigPart = {}, base = defaults) =>
  changeStored(stored, base, changes).part;

describe('a change in the panel', () => {
  test.each<[Record<string, Json>, ConfigPart]>([
    [{ margin: 50 }, { margin: 50 }],
    [{ 'paper.width': 827 }, { paper: { width: 827 } }],
    [{ 'tiles.gaps': false }, { tiles: { gaps: false } }],
    [{ 'stock.column': 3 }, { stock: { column: 3 } }],
    [{ overrideSelection: [3, 0] }, { overrideSelection: [3, 0] }],
  ])('%j stores only the difference (95.2.3, 95.9.4, 95.9.8)', (changes, stored) => {
    expect(change(changes)).toEqual(stored);
  });

  test('to the base value removes the stored one', () => {
    expect(change({ 'tiles.gaps': true }, { margin: 0, tiles: { gaps: false } })).toEqual({ margin: 0 });
    expect(change({ margin: 40 }, { margin: 50 }, baseConfig({ margin: 40 }))).toEqual({});
    expect(change({ margin: 25 }, {}, baseConfig({ margin: 40 }))).toEqual({ margin: 25 });
  });

  test('keeps the settings stored before', () => {
    const stored = change({ 'cards.width': 250 });
    expect(change({ 'cards.height': 150 }, stored)).toEqual({ cards: { width: 250, height: 150 } });
  });

  test('does nothing if a value is invalid', () => {
    const stored: ConfigPart = { margin: 50 };
    const result = changeStored(stored, defaults, { 'paper.width': 0, 'paper.height': 1169 });
    expect(result.part).toBe(stored);
    expect(result.diagnostics).toMatchObject([{ severity: 'error', pointer: '/paper/width' }]);
  });

  test('stores 210 mm of paper as 827 (95.9.7)', () => {
    const width = parseLength('210', 'mm', true) as number;
    expect(change({ 'paper.width': width })).toEqual({ paper: { width: 827 } });
  });

  test('does not store values from the address (95.9.4)', () => {
    const url = urlLayer([['config.coords', 'none']]).part;
    const stored = change({ 'tiles.gaps': false });
    expect(stored).toEqual({ tiles: { gaps: false } });
    expect(effectiveConfig({ stored, url })).toMatchObject({ coords: 'none', tiles: { gaps: false } });
  });

  test('undone by a reset does not affect the address (95.9.10)', () => {
    const url = urlLayer([['config.coords', 'none']]).part;
    const stored = resetValue(change({ margin: 50 }), 'margin');
    expect(stored).toEqual({});
    expect(effectiveConfig({ stored, url })).toMatchObject({ coords: 'none', margin: 25 });
  });

  test('replaces four base margins with one', () => {
    const base = baseConfig({ paper: { margins: { top: 1, right: 2, bottom: 3, left: 4 } } });
    expect(change({ 'paper.margins': 25 }, {}, base)).toEqual({ paper: { margins: 25 } });
  });
});

describe('the stored text', () => {
  test('is a part of the configuration, or empty if nothing is stored', () => {
    expect(openStored('{"margin":50}')).toEqual({ part: { margin: 50 }, diagnostics: [] });
    expect(openStored(null)).toEqual({ part: {}, diagnostics: [] });
  });

  test('loses unknown paths with a warning and is saved separately (95.9.12)', () => {
    const text = '{"foo":1,"margin":50}';
    const { part, diagnostics, damaged } = openStored(text);
    expect(part).toEqual({ margin: 50 });
    expect(diagnostics).toMatchObject([{ severity: 'warning', message: 'There is no setting foo.' }]);
    expect(damaged).toBe(text);
  });

  test('loses only invalid paths and groups that become empty', () => {
    const { part } = openStored(
      '{"currency":{"gold":true},"paper":7,"tiles":{"gaps":false,"width":0},"overrideSelection":[1,"x"]}',
    );
    expect(part).toEqual({ tiles: { gaps: false } });
  });

  test.each(['{"margin":', '', 'undefined'])('is ignored if it is not JSON: %j', (text) => {
    expect(openStored(text)).toMatchObject({
      part: {},
      diagnostics: [{ severity: 'warning', code: 'config/damaged' }],
      damaged: text,
    });
  });

  test('keeps an unknown theme (95.9.14)', () => {
    expect(openStored('{"theme":"nosuch"}')).toEqual({ part: { theme: 'nosuch' }, diagnostics: [] });
  });
});

describe('an imported file', () => {
  test('replaces the stored part with its difference from the base', () => {
    expect(importStored({ bleed: 0 }, defaults, { margin: 50, coords: 'outside' })).toEqual({
      part: { margin: 50 },
      diagnostics: [],
    });
  });

  test('changes nothing if a value is invalid', () => {
    const { part, diagnostics } = importStored({ bleed: 0 }, defaults, { margin: -1 });
    expect(part).toEqual({ bleed: 0 });
    expect(diagnostics).toMatchObject([{ severity: 'error', code: 'config/minimum' }]);
  });
});
