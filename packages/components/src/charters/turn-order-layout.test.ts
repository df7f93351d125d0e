import type { Turn } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { bundledFonts } from '../../../../scripts/testing/fonts.ts';
import { fitTurnOrder } from './turn-order-layout.ts';

const fonts = await bundledFonts();
const turn = (part: Partial<Turn>): Turn => ({
  name: 'Round',
  steps: [],
  ordered: false,
  optional: [],
  ...part,
});
const room = { width: 362.5, height: 300 };

describe('turn order (60.6)', () => {
  const { lines, height } = fitTurnOrder(
    [
      turn({ name: 'Operating Round', ordered: true, steps: ['Lay', 'Run'], optional: ['Buy'] }),
      turn({ name: 'Stock Round', steps: ['Sell'] }),
    ],
    room,
    fonts,
  );

  test('has names of height 17.7083, lines of 12.5, and 12.5 between rounds', () => {
    expect(lines.map(({ top }) => top)).toEqual(
      [0, 17.7083, 30.2083, 42.7083, 67.7083, 85.4166].map((top) => expect.closeTo(top, 4)),
    );
    expect(height).toBeCloseTo(2 * 17.7083 + 4 * 12.5 + 12.5, 4);
  });

  test('starts names at 12.5 and steps at 27.5', () => {
    expect(lines.map(({ x }) => x)).toEqual([12.5, 27.5, 27.5, 27.5, 12.5, 27.5]);
  });

  test('numbers ordered steps and marks others with bullets', () => {
    expect(lines.map(({ marker }) => marker)).toEqual([undefined, 1, 2, 'bullet', undefined, 'bullet']);
  });

  test('aligns wrapped lines with the first, without a bullet or number', () => {
    const long = 'Merge two or more small companies into one large company, or dissolve them all';
    const wrapped = fitTurnOrder([turn({ steps: [long] })], room, fonts).lines.slice(1);
    expect(wrapped.map(({ x, marker }) => [x, marker])).toEqual([
      [27.5, 'bullet'],
      [27.5, undefined],
    ]);
  });
});

describe('a turn order that does not fit', () => {
  const rounds = (count: number) =>
    Array.from({ length: count }, () => turn({ steps: ['Lay', 'Run', 'Buy'] }));

  test('first reduces the space between rounds', () => {
    const { lines, height, cut } = fitTurnOrder(rounds(4), { ...room, height: 245 }, fonts);
    expect(lines[0]?.style.size).toBe(13);
    expect(height).toBeLessThanOrEqual(245);
    expect(cut).toBe(false);
  });

  test('then shrinks', () => {
    const { lines, height, cut } = fitTurnOrder(rounds(5), { ...room, height: 245 }, fonts);
    expect(lines[0]?.style.size).toBeLessThan(13);
    expect(height).toBeLessThanOrEqual(245);
    expect(cut).toBe(false);
  });

  test('is finally cut with an ellipsis', () => {
    const { lines, height, cut } = fitTurnOrder(rounds(40), { ...room, height: 245 }, fonts);
    expect(lines.at(-1)?.content).toMatch(/…$/);
    expect(height).toBeLessThanOrEqual(245);
    expect(cut).toBe(true);
  });
});
