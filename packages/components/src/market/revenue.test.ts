import type { ConfigPart, Json } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { contentsOf, rectanglesOf, textNamed } from '../testing/find.ts';
import { gameOf, lookFor } from '../testing/game.ts';
import { drawRevenue } from './revenue.ts';

const trackOf = (revenue?: Json, part: ConfigPart = {}) => {
  const game = gameOf({
    info: { title: 'T', currency: '$#' },
    ...(revenue === undefined ? {} : { revenue }),
  });
  const look = lookFor(game, part);
  return { ...drawRevenue(game, look), look };
};

describe('the revenue track (40.9)', () => {
  test('has the numbers 1 to 100 in rows of 20', () => {
    const { width, height, children } = trackOf();
    expect([width, height]).toEqual([1400, 475]);
    expect(rectanglesOf(children)).toHaveLength(100);
    expect(contentsOf(children)).toEqual([
      'T Revenue',
      ...Array.from({ length: 100 }, (_, i) => String(i + 1)),
    ]);
  });

  test('has three rows for 12 numbers with 5 per row; tens are orange, other fives yellow', () => {
    const { width, height, children, look } = trackOf({ min: 1, max: 12, perRow: 5 });
    expect([width, height]).toEqual([350, 305]);
    const cells = rectanglesOf(children);
    expect(cells[4]).toBe(`280 50 70 85 ${look.color('yellow', 'map')}`);
    expect(cells[9]).toBe(`280 135 70 85 ${look.color('orange', 'map')}`);
    expect(cells[11]).toBe(`70 220 70 85 ${look.color('plain', 'map')}`);
  });

  test('is as high as its numbers need, whatever the first one is (40.14.40)', () => {
    expect(trackOf({ min: 41, max: 60 }).height).toBe(135);
  });

  test('may start with 0 (40.14.41)', () => {
    expect(textNamed(trackOf({ min: 0, max: 9 }).children, '0').start.x).toBe(5);
  });

  test('is not wider than its numbers', () => {
    expect(trackOf({ max: 3 }).width).toBe(210);
  });

  test('numbers depend on the setting currency.revenue (40.14.18) and on the corner of values', () => {
    const { children } = trackOf({ max: 3 }, { currency: { revenue: true }, stock: { value: 'bottom' } });
    expect(textNamed(children, '$3').end).toEqual({ x: 205, y: 130 });
  });
});
