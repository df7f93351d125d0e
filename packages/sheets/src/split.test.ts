import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Paper } from './paper.ts';
import { type CutOptions, type Split, splitDrawing, splitLength } from './split.ts';

const letter: Paper = { width: 850, height: 1100, margins: 25 };
const cut: CutOptions = { margin: 25, cutlines: 25, cutlinesOffset: 0, bleed: 12.5 };

describe('splitting a length (30.18.3)', () => {
  test.each([
    [90, [90]],
    [190, [95, 95]],
    [200, [100, 100]],
    [210, [70, 70, 70]],
    [0, []],
  ])('divides %d into equal pages of at most 100', (total, pages) => {
    expect(splitLength(total, 100)).toEqual(pages);
  });

  test('does not add a page because of rounding', () => {
    expect(splitLength(0.1 + 0.2, 0.3)).toHaveLength(1);
  });

  test('keeps the total length, with no page too long', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0.01, max: 2e4, noNaN: true }),
        fc.double({ min: 50, max: 2e4, noNaN: true }),
        (total, page) => {
          const pages = splitLength(total, page);
          expect(pages.reduce((sum, length) => sum + length, 0)).toBeCloseTo(total, 4);
          expect(Math.max(...pages)).toBeLessThanOrEqual(page * (1 + 1e-5));
        },
      ),
    );
  });
});

describe('splitting a drawing (30.18.4)', () => {
  test.each([
    [400, 403.10875, 'upright', [450], [453.10875]],
    [675, 925, 'upright', [725], [975]],
    [676, 925, 'upright', [363, 363], [975]],
    [2050, 1500, 'upright', [700, 700, 700], [775, 775]],
    [1410, 220, 'landscape', [730, 730], [270]],
    [1450, 1040, 'landscape', [750, 750], [545, 545]],
    [3050, 2050, 'landscape', [775, 775, 775, 775], [700, 700, 700]],
  ])('needs the fewest sheets for %d by %d', (width, height, orientation, columns, rows) => {
    expect(splitDrawing({ width, height }, letter, cut)).toEqual({
      kind: 'split',
      orientation,
      columns,
      rows,
    });
  });

  test('supports different margins on each side (30.24.41)', () => {
    const uneven = { ...letter, margins: { top: 10, right: 20, bottom: 40, left: 30 } };
    const split = splitDrawing({ width: 675, height: 925 }, uneven, cut) as Split;
    expect([split.columns, split.rows]).toEqual([[725], [975]]);
  });

  test('returns a reason if there is no space on the sheet (30.24.42)', () => {
    expect(splitDrawing({ width: 10, height: 10 }, letter, { ...cut, bleed: 400 })).toMatchObject({
      kind: 'no-room',
    });
  });

  test('refuses a drawing that needs thousands of sheets', () => {
    expect(splitDrawing({ width: 1e6, height: 1e6 }, letter, cut)).toMatchObject({ kind: 'no-room' });
  });

  test('covers the whole drawing', () => {
    const size = fc.double({ min: 1, max: 15_000, noNaN: true });
    fc.assert(
      fc.property(size, size, (width, height) => {
        const split = splitDrawing({ width, height }, letter, cut);
        if (split.kind === 'no-room') return;
        const sum = (lengths: readonly number[]) => lengths.reduce((total, length) => total + length, 0);
        expect(sum(split.columns)).toBeCloseTo(width + 50, 4);
        expect(sum(split.rows)).toBeCloseTo(height + 50, 4);
      }),
    );
  });
});
