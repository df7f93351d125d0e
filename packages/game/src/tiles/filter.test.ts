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

describe('filters of the tile gallery (20.12.5, 80.11)', () => {
  test('no filter shows all', () => {
    expect(shown({})).toEqual(['1', '14', '15', '17', '160']);
  });

  test('colour is exact', () => {
    expect(shown({ color: 'green' })).toEqual(['14', '160']);
    expect(shown({ color: 'green/brown' })).toEqual(['15']);
  });

  test('the id starts with the text', () => {
    expect(shown({ id: '1' })).toEqual(['1', '14', '15', '17', '160']);
    expect(shown({ id: '16' })).toEqual(['160']);
  });

  test('includes: city has cities, town has towns or centre towns, none has none of them', () => {
    expect(shown({ includes: 'city' })).toEqual(['14', '17']);
    expect(shown({ includes: 'town' })).toEqual(['15', '17', '160']);
    expect(shown({ includes: 'none' })).toEqual(['1']);
  });

  test('revenue: any whole number in any value lies in the range; without values it is 0', () => {
    expect(shown({ revenue: { low: 20, high: 50 } })).toEqual(['14', '15']);
    expect(shown({ revenue: { low: 0, high: 0 } })).toEqual(['1', '17']);
  });

  test('values without figures show when the range is full (80.14.18)', () => {
    expect(shown({ revenue: limits })).toContain('160');
    expect(shown({ revenue: { low: 0, high: 50 } })).not.toContain('160');
  });

  test('all filters must pass', () => {
    expect(shown({ color: 'green', includes: 'city', revenue: { low: 40, high: 60 } })).toEqual([]);
  });

  test('the limits are the least and the greatest value', () => {
    expect(limits).toEqual({ low: 0, high: 60 });
    expect(revenuesOf(tiles[2]!.hex)).toEqual([50, 60]);
  });
});
