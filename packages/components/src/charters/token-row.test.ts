import { describe, expect, test } from 'vitest';
import { nameEdges } from './heading.ts';
import { tokenColumn } from './lower-area.ts';
import { FULL, HALF } from './testing/game.ts';
import { tokenRow } from './token-row.ts';

const near = (numbers: readonly number[]) => numbers.map((number) => expect.closeTo(number, 2));

describe('token spaces of full charters (60.4.3)', () => {
  test('have these centres if there are three', () => {
    expect(tokenRow(FULL, 3).centres).toEqual(near([558.54, 623.54, 688.54]));
    expect(tokenRow(FULL, 3).y).toBeCloseTo(52.04, 2);
    expect(tokenRow({ ...FULL, minor: true }, 3).y).toBeCloseTo(39.54, 2);
  });

  test('have their full size if there are eight', () => {
    expect(tokenRow(FULL, 8).scale).toBe(1);
  });

  test('shrink evenly if the row exceeds W − 200', () => {
    const { scale, centres } = tokenRow(FULL, 20);
    expect(scale).toBeCloseTo(525 / 1300, 6);
    expect(centres[1]! - centres[0]!).toBeCloseTo(65 * scale, 6);
    expect(centres.at(-1)!).toBeLessThan(725 - 12.5);
  });
});

describe('edges of the name (60.4.1)', () => {
  test.each([
    ['full major with three tokens', FULL, 3, 100, 517.5],
    ['full minor with three tokens', { ...FULL, minor: true }, 3, 87.5, 517.5],
    ['half major', HALF, 3, 100, 312.5],
    ['carth', { ...FULL, style: 'carth' }, 0, 12.5, 712.5],
    ['at least 100 wide', FULL, 8, 100, 200],
  ] as const)('are correct for %s', (_, format, tokens, left, right) => {
    expect(nameEdges(format, tokens)).toEqual({ left, right });
  });

  test.each([1, 5, 8, 9, 12, 30, 200])('keep the name away from the first of %d tokens', (count) => {
    expect(nameEdges(FULL, count).right).toBeLessThan(tokenRow(FULL, count).firstDisc);
  });
});

describe('token spaces of half charters (60.4.4)', () => {
  test('have these centres if there are three', () => {
    expect(tokenColumn(HALF, 3)).toMatchObject({ x: 38.5417, scale: 1 });
    expect(tokenColumn(HALF, 3).centres).toEqual(near([171.67, 230.83, 290]));
    expect(tokenColumn({ ...HALF, style: 'carth' }, 1).centres).toEqual(near([159.17]));
  });

  test('shrink evenly if they do not fit', () => {
    const { centres, scale } = tokenColumn({ ...HALF, height: 333 }, 9);
    expect(scale).toBeLessThan(1);
    expect(centres.at(-1)! + 26.04 * scale).toBeCloseTo(333 - 12.5, 1);
  });
});
