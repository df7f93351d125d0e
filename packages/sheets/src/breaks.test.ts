import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseBreaks } from './breaks.ts';

const even = (total: number, count: number) => Array.from({ length: count }, () => total / count);

describe('page breaks', () => {
  test('stay even where there is nothing in the way', () => {
    expect(chooseBreaks(even(190, 2), 100, [])).toEqual([95, 95]);
  });

  test('move beside what they would cut, by no more than needed', () => {
    const [first, second] = chooseBreaks(even(180, 2), 100, [{ from: 88, to: 94, weight: 1 }]);
    expect(first! + second!).toBeCloseTo(180, 6);
    expect([84, 98]).toContain(first);
  });

  test('cut the lighter of two obstacles that cannot both be spared', () => {
    const [first] = chooseBreaks(even(196, 2), 100, [
      { from: 90, to: 99, weight: 1 },
      { from: 101, to: 110, weight: 5 },
    ]);
    expect(first).toBe(97);
  });

  test('stay even where moving gains nothing', () => {
    expect(chooseBreaks(even(180, 2), 100, [{ from: 0, to: 180, weight: 3 }])).toEqual([90, 90]);
  });

  test('have no choice on full pages', () => {
    expect(chooseBreaks(even(200, 2), 100, [{ from: 90, to: 110, weight: 1 }])).toEqual([100, 100]);
  });

  test('whatever stands in the way, pages fit the paper, follow each other and are as many', () => {
    const interval = fc.record({
      from: fc.double({ min: -50, max: 3000, noNaN: true }),
      length: fc.double({ min: 0, max: 400, noNaN: true }),
      weight: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(fc.double({ min: 1, max: 3000, noNaN: true }), fc.array(interval), (total, found) => {
        const count = Math.ceil(total / 725);
        const intervals = found.map(({ from, length, weight }) => ({ from, to: from + length, weight }));
        const lengths = chooseBreaks(even(total, count), 725, intervals);
        expect(lengths).toHaveLength(count);
        expect(lengths.reduce((sum, length) => sum + length, 0)).toBeCloseTo(total, 6);
        for (const length of lengths) {
          expect(length).toBeGreaterThan(0);
          expect(length).toBeLessThanOrEqual(725 + 1e-6);
        }
      }),
    );
  });
});
