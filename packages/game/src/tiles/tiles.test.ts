import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { startReading } from '../testing/reading.ts';
import { resolveLibraryTile, resolveTiles } from './tiles.ts';

const read = (tiles: Json) => {
  const reading = startReading();
  return { tiles: resolveTiles(tiles, '/tiles', reading), found: reading.found };
};
const tile = (id: string, entry: Json) => read({ [id]: entry }).tiles[0];

describe('the definition of a tile entry (20.7.2)', () => {
  test('a number is a count of the library tile', () => {
    expect(tile('8', 9)).toMatchObject({
      id: '8',
      base: '8',
      source: 'library',
      quantity: 9,
      copies: 9,
      hex: { color: 'yellow', track: [{ course: { kind: 'gentle' } }] },
    });
  });

  test('spaces around an id are ignored, unless they distinguish two tiles', () => {
    const { tiles, found } = read({ ' 7': 2, 'Own ': { tile: ' 8' } });
    expect(tiles.map(({ id, source }) => [id, source])).toEqual([
      ['7', 'library'],
      ['Own', 'alias'],
    ]);
    expect(found).toEqual([]);
    expect(read({ 7: 1, ' 7': 2 }).tiles.map(({ id }) => id)).toEqual(['7', ' 7']);
  });

  test('an id with an extra falls back to its base', () => {
    expect(tile('57|B', 2)).toMatchObject({
      id: '57|B',
      base: '57',
      extra: 'B',
      hex: { cities: [{ size: 1 }] },
    });
    expect(tile('L1', { tile: '57|Q' })).toMatchObject({ source: 'alias', hex: { cities: [{ size: 1 }] } });
    expect(tile('57|B', { labels: ['K'] })).toMatchObject({
      source: 'overlay',
      hex: { cities: [{ size: 1 }] },
    });
  });

  test('an object with tile is that tile unchanged, under its own id, for a number or a string', () => {
    const entry = { tile: 57, quantity: 3, print: 2, color: 'red', labels: ['K'] };
    expect(tile('L1', entry)).toMatchObject({
      id: 'L1',
      source: 'alias',
      quantity: 3,
      copies: 2,
      hex: { color: 'yellow', labels: [] },
    });
    expect(read({ L1: entry }).found).toMatchObject([
      { severity: 'info', code: 'tile/alias', pointer: '/tiles/L1' },
    ]);
  });

  test('an object without tile and color overrides fields of the library tile, replacing whole lists', () => {
    const overlaid = tile('57', { quantity: 2, track: [{ side: 2 }], labels: [{ label: 'K' }] });
    expect(overlaid).toMatchObject({ source: 'overlay', hex: { color: 'yellow', labels: [{ text: 'K' }] } });
    expect(overlaid?.hex.track.map(({ position }) => position.turn)).toEqual([60]);
    expect(overlaid?.hex.cities).toHaveLength(1);
  });

  test('an object with color is a separate tile, even if the library has the id', () => {
    expect(tile('57', { color: 'brown', cities: [{ size: 3 }] })).toMatchObject({
      source: 'own',
      hex: { color: 'brown', cities: [{ size: 3 }], track: [] },
    });
  });

  test('a list of one is its entry, and true is one tile', () => {
    expect(tile('8', [4])).toMatchObject({ copies: 4 });
    expect(tile('8', true)).toMatchObject({ copies: 1, hex: { color: 'yellow' } });
  });

  test('integers come first, in ascending order; other ids keep their order (10.2.1)', () => {
    expect(read({ B: 1, 57: 1, '8|X': 1, 7: 1 }).tiles.map(({ id }) => id)).toEqual(['7', '57', 'B', '8|X']);
  });
});

describe('missing tiles (20.7.3)', () => {
  test('are blank plain hexes that keep their id and count, with a warning', () => {
    const { tiles, found } = read({ DB57: 2 });
    expect(tiles).toMatchObject([
      { id: 'DB57', source: 'missing', copies: 2, hex: { ground: { kind: 'plain', color: 'plain' } } },
    ]);
    expect(found).toMatchObject([
      { code: 'reference/tile', pointer: '/tiles/DB57', hint: 'Did you mean "57"?' },
    ]);
  });

  test('that are defined here lack a colour, whatever the library has', () => {
    expect(read({ DB57: { cities: [{}] } }).found).toMatchObject([
      { pointer: '/tiles/DB57', hint: 'Give the tile a "color" to define it here.' },
    ]);
  });

  test('are reported at the location of an alias', () => {
    const { found } = read({ L1: { tile: '05x7' }, L2: { tile: '008' } });
    expect(found).toMatchObject([
      { pointer: '/tiles/L1/tile', hint: 'Give the tile a "color" to define it here.' },
      { pointer: '/tiles/L2/tile', hint: 'Did you mean "8"?' },
    ]);
  });

  test('without a colour are drawn with their elements, on a plain background', () => {
    const { tiles, found } = read({ DB57: { cities: [{ size: 2 }] } });
    expect(tiles).toMatchObject([{ source: 'own', hex: { cities: [{ size: 2 }], phase: 'plain' } }]);
    expect(found).toMatchObject([
      {
        message:
          'There is no tile "DB57" in the library, so only its own elements are drawn, on a plain background.',
        hint: 'Give the tile a "color" to define it here.',
      },
    ]);
  });

  test('include `__proto__` and `constructor`', () => {
    expect(read(JSON.parse('{"__proto__": 1, "constructor": 2}')).tiles).toMatchObject([
      { id: '__proto__', source: 'missing' },
      { id: 'constructor', source: 'missing', copies: 2 },
    ]);
  });
});

describe('quantity and print (20.7.4, 80.2.1)', () => {
  test.each([
    [3, 3, 3],
    [0, 1, 0],
    [{}, 1, 1],
    [{ quantity: 4 }, 4, 4],
    [{ quantity: 2, print: 0 }, 2, 0],
    [{ quantity: '∞', print: 12 }, '∞', 12],
    [{ quantity: '∞' }, '∞', 1],
    [{ print: 5 }, 1, 5],
    [{ quantity: null, print: null }, 1, 1],
    ['∞', '∞', 1],
    [-2, 1, 0],
    [2.5, 2, 2],
  ])('for %j the game has %s, and %s are printed', (entry, quantity, copies) => {
    expect(tile('8', entry as Json)).toMatchObject({ quantity, copies });
  });

  test('an unlimited tile without print is reported at its location (10.20.14)', () => {
    const { found } = read({ 7: '∞', 8: { quantity: '∞' }, 57: { quantity: '∞', print: 3 } });
    expect(found).toMatchObject([
      { code: 'quantity/unlimited', pointer: '/tiles/7' },
      { code: 'quantity/unlimited', pointer: '/tiles/8/quantity' },
    ]);
  });
});

test('reports only what the file itself defines', () => {
  const library = {
    ...startReading().library,
    tile: () => ({ color: 'yellow', labels: [{}], values: [{}] }),
  };
  const reading = startReading({}, library);
  resolveTiles({ 1: 1, 2: { values: [{}] }, 3: { tile: '1' } }, '/tiles', reading);
  expect(reading.found.map(({ pointer }) => pointer)).toEqual(['/tiles/2/values/0']);
});

test('shows a library tile without a game', () => {
  expect(resolveLibraryTile('57|B', startReading())).toMatchObject({
    base: '57',
    extra: 'B',
    source: 'library',
  });
  expect(resolveLibraryTile('999', startReading())).toBeUndefined();
});
