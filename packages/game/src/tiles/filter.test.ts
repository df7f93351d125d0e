import { describe, expect, test } from 'vitest';
import { startReading } from '../testing/reading.ts';
import { passesFilter, revenueLimits, revenuesOf, type TileFilter } from './filter.ts';
import { resolveTiles } from './tiles.ts';

const tiles = resolveTiles(
  {
    1: { color: 'yellow' },
    14: { color: 'green', cities: [{}], values: [{ value: 30 }] },
    15: { color: 'green/brown', towns: [{}], values: [{ value: '50/60' }] },
    160: { color: 'green', centerTowns: [{}], values: [{ value: 'halt' }] },
    17: { color: 'yellow', cities: [{}], towns: [{}], values: [{ value: 0 }] },
  },
  '/tiles',
  startReading(),
);
const limits = revenueLimits(tiles);
const shown = (filter: TileFilter) =>
  tiles.filter((tile) => passesFilter(tile, filter, limits)).map(({ id }) => id);

describe('a filter of the tile gallery (20.12.5, 80.11)', () => {
  test('shows all tiles by default', () => {
    expect(shown({})).toEqual(['1', '14', '15', '17', '160']);
  });

  test('matches the exact colour', () => {
    expect(shown({ color: 'green' })).toEqual(['14', '160']);
    expect(shown({ color: 'green/brown' })).toEqual(['15']);
  });

  test('matches the beginning of the id', () => {
    expect(shown({ id: '1' })).toEqual(['1', '14', '15', '17', '160']);
    expect(shown({ id: '16' })).toEqual(['160']);
  });

  test('matches cities, towns with centre towns, or neither', () => {
    expect(shown({ includes: 'city' })).toEqual(['14', '17']);
    expect(shown({ includes: 'town' })).toEqual(['15', '17', '160']);
    expect(shown({ includes: 'none' })).toEqual(['1']);
  });

  test('matches a revenue range with any integer in any value, or 0 without values', () => {
    expect(shown({ revenue: { low: 20, high: 50 } })).toEqual(['14', '15']);
    expect(shown({ revenue: { low: 0, high: 0 } })).toEqual(['1', '17']);
  });

  test('shows values without numbers only for the full range (80.14.18)', () => {
    expect(shown({ revenue: limits })).toContain('160');
    expect(shown({ revenue: { low: 0, high: 50 } })).not.toContain('160');
  });

  test('must match in all its conditions', () => {
    expect(shown({ color: 'green', includes: 'city', revenue: { low: 40, high: 60 } })).toEqual([]);
  });

  test('has the smallest and largest value as its limits', () => {
    expect(limits).toEqual({ low: 0, high: 60 });
    expect(revenuesOf(tiles[2]!.hex)).toEqual([50, 60]);
  });
});
