import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { startReading } from '../testing/reading.ts';
import { resolveRevenue, revenueColor } from './revenue.ts';

const resolve = (json: Json | undefined) => {
  const reading = startReading();
  return { ...resolveRevenue(json, '/revenue', reading), reported: reading.found.length };
};

describe('the revenue track (40.9)', () => {
  test.each([[undefined], [false], [{}], [{ min: null, max: 0, perRow: '' }]])(
    'runs from 1 to 100 for %j',
    (json) => {
      expect(resolve(json)).toEqual({ min: 1, max: 100, perRow: 20, reported: 0 });
    },
  );

  test('may begin with 0', () => {
    expect(resolve({ min: 0, max: 12, perRow: 5 })).toEqual({ min: 0, max: 12, perRow: 5, reported: 0 });
  });

  test('is reversed if it ends before it begins', () => {
    expect(resolve({ min: 50, max: 10 })).toEqual({ min: 10, max: 50, perRow: 20, reported: 1 });
  });

  test('is cut if it is too long or too wide to draw', () => {
    expect(resolve({ min: 1, max: 1e12 })).toEqual({ min: 1, max: 10_000, perRow: 20, reported: 1 });
    expect(resolve({ perRow: -3 })).toEqual({ min: 1, max: 100, perRow: 1, reported: 1 });
    expect(resolve({ perRow: 1e9 })).toMatchObject({ perRow: 1000, reported: 1 });
  });

  test('may begin above 100', () => {
    expect(resolve({ min: 150 })).toMatchObject({ min: 150, max: 150 });
  });

  test('has orange tens and yellow other fives', () => {
    expect([10, 5, 11, 0, -5].map(revenueColor)).toEqual(['orange', 'yellow', 'plain', 'orange', 'yellow']);
  });
});
