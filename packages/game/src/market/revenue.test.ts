import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { startReading } from '../testing/reading.ts';
import { resolveRevenue, revenueColor } from './revenue.ts';

const resolve = (json: Json | undefined) => {
  const reading = startReading();
  return { ...resolveRevenue(json, '/revenue', reading), remarks: reading.found.length };
};

describe('revenue track (40.9)', () => {
  test.each([[undefined], [false], [{}], [{ min: null, max: 0, perRow: '' }]])(
    '%j runs from 1 to 100',
    (json) => {
      expect(resolve(json)).toEqual({ min: 1, max: 100, perRow: 20, remarks: 0 });
    },
  );

  test('a track may begin with 0', () => {
    expect(resolve({ min: 0, max: 12, perRow: 5 })).toEqual({ min: 0, max: 12, perRow: 5, remarks: 0 });
  });

  test('a track that ends before it begins is turned round', () => {
    expect(resolve({ min: 50, max: 10 })).toEqual({ min: 10, max: 50, perRow: 20, remarks: 1 });
  });

  test('a track too long or too wide to draw is cut', () => {
    expect(resolve({ min: 1, max: 1e12 })).toEqual({ min: 1, max: 10_000, perRow: 20, remarks: 1 });
    expect(resolve({ perRow: -3 })).toEqual({ min: 1, max: 100, perRow: 1, remarks: 1 });
    expect(resolve({ perRow: 1e9 })).toMatchObject({ perRow: 1000, remarks: 1 });
  });

  test('a beginning beyond 100 is still a track', () => {
    expect(resolve({ min: 150 })).toMatchObject({ min: 150, max: 150 });
  });

  test('tens are orange, other fives yellow', () => {
    expect([10, 5, 11, 0, -5].map(revenueColor)).toEqual(['orange', 'yellow', 'plain', 'orange', 'yellow']);
  });
});
