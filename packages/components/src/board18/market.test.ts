import type { Json } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { stockOf } from '../market/testing/game.ts';
import { lookFor } from '../testing/game.ts';
import { board18Market } from './market.ts';

const pictureOf = (file: Readonly<Record<string, Json>>) => {
  const { game, stock } = stockOf(file);
  return board18Market(game, stock, lookFor(game));
};

describe('market picture for Board18 (40.11)', () => {
  test('220 by 220 units become 261 by 261 pixels at 96 dpi', () => {
    const { page } = pictureOf({ type: '2D', market: [[1, 2, 3], [4]] });
    expect([page.width, page.height].map((length) => Math.round(length * 96) / 100)).toEqual([261, 261]);
  });

  test.each([
    ['2D', { market: [[1, 2, 3]] }, [24, 72, 67.2, 81.6]],
    ['2D without a title', { market: [[1, 2, 3]], title: false }, [24, 24, 67.2, 81.6]],
    ['1D', { type: '1D', market: [1, 2, 3] }, [24, 72, 67.2, 326.4]],
    ['1Diag', { type: '1Diag', market: [1, 2, 3] }, [24, 72, 67.2, 163.2]],
    [
      'with cell factors (40.14.43)',
      { market: [[1]], cell: { width: 0.5, height: 2 } },
      [24, 72, 33.6, 163.2],
    ],
  ])('cells of %s start and step in pixels', (_, stock, expected) => {
    const { xStart, yStart, xStep, yStep } = pictureOf(stock as never);
    [xStart, yStart, xStep, yStep].forEach((value, i) => {
      expect(value).toBeCloseTo(expected[i]!);
    });
  });

  test('the cells start further right if something is to the left of them', () => {
    const display = { legend: { x: 0, y: 1, align: 'right' } };
    const { xStart } = pictureOf({ market: [[1]], legend: [{ description: 'Left' }], display });
    expect(xStart).toBeGreaterThan(60);
  });
});
