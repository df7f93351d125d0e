import type { Json, JsonObject } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { contentsOf, textNamed } from '../testing/find.ts';
import { lookFor } from '../testing/game.ts';
import { drawMarketSheet } from './market.ts';
import { drawMovement } from './movement.ts';
import { stockOf } from './testing/game.ts';

const movement = { up: ['Sold out'], Down: ['A share sold', 'A train rusts'], Note: ['one step', 'at most'] };
const legendOf = (movement: Json) => {
  const { stock, game } = stockOf({ type: '2D', market: [[60]], movement });
  return drawMovement(stock, lookFor(game));
};
const sheetOf = (display: JsonObject) => {
  const { stock, game } = stockOf({ type: '2D', market: [[60, 70]], movement, display });
  return drawMarketSheet(game, stock, lookFor(game)).children;
};

describe('movement of prices (40.15)', () => {
  test('shows arrows for directions, whatever the case, and other words as text', () => {
    // The lines of a block are one text.
    expect(contentsOf(legendOf(movement))).toEqual([
      ...['↑', 'Sold out'],
      ...['↓', 'A share soldA train rusts'],
      'Note: one step, at most',
    ]);
  });

  test('omits a direction without reasons, but keeps a word without any', () => {
    expect(contentsOf(legendOf({ up: [], down: [''], right: 'Paid', Ask: [] }))).toEqual([
      '→',
      'Paid',
      'Ask',
    ]);
  });

  test('breaks long reasons, and the next entry is below', () => {
    const long = legendOf({
      left: ['A reason of so many words that no line could hold them all'],
      right: ['Paid'],
    });
    const lines = textNamed(long, contentsOf(long)[1]!);
    expect(lines.width).toBeGreaterThan(250);
    expect(textNamed(long, 'Paid').y - lines.y).toBeGreaterThan(2 * 16);
  });

  test('is on the market at its position in the file, in cells', () => {
    expect(contentsOf(sheetOf({}))).not.toContain('Sold out');
    const { x, y } = textNamed(sheetOf({ movement: { x: 3, y: 1 } }), 'Sold out');
    expect(x).toBeCloseTo(3 * 70 + 30);
    expect(y).toBeGreaterThan(50 + 85);
    expect(y).toBeLessThan(50 + 85 + 16);
  });
});
