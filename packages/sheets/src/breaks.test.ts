import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chooseBreaks } from './breaks.ts';

describe('page breaks', () => {
  test('are even without obstacles', () => {
    expect(chooseBreaks(190, 100, []).lengths).toEqual([95, 95]);
  });

  test('move to the edge of an obstacle, as little as possible', () => {
    expect(chooseBreaks(180, 100, [{ from: 85, to: 97, weight: 1 }]).lengths).toEqual([85, 95]);
  });

  test('cut the lighter of two obstacles if they must cut one', () => {
    const { lengths, weight } = chooseBreaks(196, 100, [
      { from: 90, to: 99, weight: 1 },
      { from: 97, to: 110, weight: 5 },
    ]);
    expect(lengths[0]).toBe(97);
    expect(weight).toBe(1);
  });

  test('stay even if moving does not help', () => {
    expect(chooseBreaks(180, 100, [{ from: 0, to: 180, weight: 3 }]).lengths).toEqual([90, 90]);
  });

  test('cannot move on full pages', () => {
    expect(chooseBreaks(200, 100, [{ from: 90, to: 110, weight: 1 }]).lengths).toEqual([100, 100]);
  });

  const cells = (count: number, size: number) =>
    Array.from({ length: count }, (_, i) => ({ from: i * size, to: (i + 1) * size, weight: 1, whole: true }));

  test('are between cells, as evenly as possible', () => {
    expect(chooseBreaks(330, 100, cells(11, 30)).lengths).toEqual([90, 90, 60, 90]);
    expect(chooseBreaks(240, 100, cells(8, 30)).lengths).toEqual([90, 60, 90]);
  });

  test('add a page to keep a cell whole', () => {
    expect(chooseBreaks(200, 100, cells(5, 40))).toEqual({ lengths: [80, 40, 80], torn: 0, weight: 0 });
  });

  test('cut only a cell that does not fit on any page', () => {
    const { lengths, torn } = chooseBreaks(260, 100, [
      { from: 0, to: 70, weight: 1, whole: true },
      { from: 70, to: 260, weight: 1, whole: true },
    ]);
    expect(torn).toBe(0);
    expect(lengths[0]).toBe(70);
  });

  test('never leave a very short page', () => {
    const { lengths } = chooseBreaks(110, 100, [{ from: 8, to: 102, weight: 50 }]);
    expect(Math.min(...lengths)).toBeGreaterThanOrEqual(110 / 4);
  });

  test('always make as few pages as even ones, which fit the paper and add up to the length', () => {
    const interval = fc.record({
      from: fc.double({ min: -50, max: 3000, noNaN: true }),
      length: fc.double({ min: 0, max: 400, noNaN: true }),
      weight: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(fc.double({ min: 1, max: 3000, noNaN: true }), fc.array(interval), (total, obstacles) => {
        const count = Math.ceil(total / 725);
        const intervals = obstacles.map(({ from, length, weight }) => ({ from, to: from + length, weight }));
        const { lengths } = chooseBreaks(total, 725, intervals);
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
