import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fileLayer } from './check.ts';
import { type ConfigPart, defaults } from './config.ts';
import { baseConfig, effectiveConfig } from './effective.ts';
import { difference, layerOf, withPart } from './merge.ts';
import { getValue, setValue } from './path.ts';
import { urlLayer } from './settings.ts';
import { configValues } from './values.ts';

describe('configuration layers', () => {
  test('a later layer overrides an earlier one (95.2.1)', () => {
    const layers = {
      user: { margin: 1, cutlines: 1, bleed: 1, cutlinesOffset: 1 },
      stored: { cutlines: 2, bleed: 2, cutlinesOffset: 2 },
      url: { bleed: 3, cutlinesOffset: 3 },
      game: { cutlinesOffset: 4 },
    };
    const { margin, cutlines, bleed, cutlinesOffset } = effectiveConfig(layers);
    expect([margin, cutlines, bleed, cutlinesOffset]).toEqual([1, 2, 3, 4]);
    expect(
      ['margin', 'cutlines', 'bleed', 'cutlinesOffset', 'theme'].map((path) => layerOf(layers, path)),
    ).toEqual(['user', 'stored', 'url', 'game', 'defaults']);
  });

  test('a game overrides the address (95.9.11)', () => {
    const url = urlLayer([['config.coords', 'none']]).part;
    const game = fileLayer({ coords: 'edge' }, '/config').part;
    expect(effectiveConfig({ url, game }).coords).toBe('edge');
  });

  test('an address overrides the stored value without changing it (95.9.2)', () => {
    const stored: ConfigPart = { coords: 'inside' };
    const url = urlLayer([['config.coords', 'none']]).part;
    expect(effectiveConfig({ stored, url }).coords).toBe('none');
    expect(effectiveConfig({ stored }).coords).toBe('inside');
  });

  test('the base configuration is the defaults with the user file', () => {
    expect(baseConfig({ paper: { width: 827 } }).paper).toEqual({ width: 827, height: 1100, margins: 25 });
  });

  test('groups merge key by key, lists are replaced (95.2.2)', () => {
    const config = effectiveConfig({
      user: { overrideSelection: [3, 0, 1], tiles: { pins: { y: 30 } } },
      stored: { overrideSelection: [2], tiles: { gaps: false } },
    });
    expect(config.overrideSelection).toEqual([2]);
    expect(config.tiles).toEqual({ ...defaults.tiles, gaps: false, pins: { ...defaults.tiles.pins, y: 30 } });
  });

  test('one margin replaces four, and four replace one', () => {
    const margins = { top: 10, right: 20, bottom: 30, left: 40 };
    expect(effectiveConfig({ user: { paper: { margins } } }).paper.margins).toEqual(margins);
    expect(
      effectiveConfig({ user: { paper: { margins } }, stored: { paper: { margins: 30 } } }).paper.margins,
    ).toBe(30);
  });

  test('merging does not change the layers', () => {
    const before = structuredClone(defaults);
    effectiveConfig({ stored: { paper: { width: 1 } }, game: { overrideSelection: [1] } });
    expect(defaults).toEqual(before);
  });
});

describe('the difference', () => {
  test.each<[string, ConfigPart]>([
    ['nothing', {}],
    ['margin', { margin: 50 }],
    ['paper width', { paper: { width: 827 } }],
    ['tile gaps off, margin 0', { margin: 0, tiles: { gaps: false } }],
    ['a selection', { overrideSelection: [3, 0] }],
  ])('contains only %s after changing that (95.2.3)', (_, part) => {
    expect(difference(defaults, withPart(defaults, part))).toEqual(part);
  });

  test('applied to the base always restores the configuration', () => {
    const part = fc
      .array(fc.tuple(fc.constantFrom(...configValues), fc.nat()))
      .map((picks) =>
        picks.reduce<ConfigPart>(
          (made, [value, n]) =>
            setValue(
              made,
              value.path,
              value.control === 'choice'
                ? (value.enum[n % value.enum.length] as string)
                : value.control === 'switch'
                  ? n % 2 === 0
                  : value.control === 'list'
                    ? [n]
                    : value.type === 'string'
                      ? String(n)
                      : n,
            ),
          {},
        ),
      );
    fc.assert(
      fc.property(part, part, (user, stored) => {
        const base = baseConfig(user);
        const config = withPart(base, stored);
        const changes = difference(base, config);
        expect(withPart(base, changes)).toEqual(config);
        for (const { path } of configValues) {
          const changed = getValue(changes, path);
          if (changed !== undefined) expect(changed).not.toEqual(getValue(base, path));
        }
      }),
      { numRuns: 50 },
    );
  });
});
