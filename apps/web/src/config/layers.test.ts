import { defaults } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import * as checker from './checker.ts';
import { combineLayers, overridesIn, withoutOverride } from './layers.ts';

describe('the effective configuration', () => {
  test('is the defaults if nothing is set (95.9.1)', () => {
    expect(combineLayers({}, '', undefined, checker).config).toEqual(defaults);
  });

  test('is the defaults before the checker has loaded', () => {
    expect(combineLayers({}, '', undefined, undefined).config).toEqual(defaults);
  });

  test('prefers the address to stored settings, and the game to both (95.2.1, 95.9.11)', () => {
    const stored = { coords: 'inside', margin: 50 } as const;
    const address = 'config.coords=none';
    expect(combineLayers(stored, address, undefined, checker).config).toMatchObject({
      coords: 'none',
      margin: 50,
    });
    expect(combineLayers(stored, address, { coords: 'edge' }, checker).config.coords).toBe('edge');
    expect(combineLayers(stored, '', undefined, checker).config.coords).toBe('inside');
  });

  test('ignores and reports an unreadable override (95.9.5)', () => {
    const { config, ignored } = combineLayers({ cutlines: 10 }, 'config.cutlines=abc', undefined, checker);
    expect(config.cutlines).toBe(10);
    expect(ignored.map(({ pointer }) => pointer)).toEqual(['/cutlines']);
  });

  test('reports an error in the address once, however often other settings change', () => {
    const { ignored } = combineLayers({}, 'config.cutlines=abc', undefined, checker);
    expect(combineLayers({ margin: 3 }, 'config.cutlines=abc', undefined, checker).ignored).toBe(ignored);
  });

  test('stays the same object until something changes, so that nothing is redrawn', () => {
    const stored = { margin: 1 };
    const first = combineLayers(stored, overridesIn('?config.coords=none'), undefined, checker);
    expect(
      combineLayers(stored, overridesIn('?config=true&page=2&config.coords=none'), undefined, checker),
    ).toBe(first);
    expect(combineLayers({ margin: 2 }, overridesIn('?config.coords=none'), undefined, checker)).not.toBe(
      first,
    );
  });
});

test('removes the override of one setting from the address and keeps everything else', () => {
  const query = new URLSearchParams('config=true&config.coords=none&config.margin=5&page=2');
  expect(withoutOverride(query, 'coords').toString()).toBe('config=true&config.margin=5&page=2');
});
