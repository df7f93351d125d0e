import { describe, expect, test } from 'vitest';
import type { CharterFormat } from './format.ts';
import { nameEdges } from './heading.ts';
import { tokenColumn } from './token-column.ts';
import { tokenRow } from './token-row.ts';

const full: CharterFormat = {
  style: 'color',
  minor: false,
  half: false,
  width: 725,
  height: 450,
  bleed: 12.5,
  border: 0,
};
const half: CharterFormat = { ...full, half: true, width: 325 };
const near = (numbers: readonly number[]) => numbers.map((number) => expect.closeTo(number, 2));

describe('token spaces of full charters (60.4.3)', () => {
  test('centres of three spaces', () => {
    expect(tokenRow(full, 3).centres).toEqual(near([558.54, 623.54, 688.54]));
    expect(tokenRow(full, 3).y).toBeCloseTo(52.04, 2);
    expect(tokenRow({ ...full, minor: true }, 3).y).toBeCloseTo(39.54, 2);
  });

  test('eight spaces still have their full size', () => {
    expect(tokenRow(full, 8).scale).toBe(1);
  });

  test('a row of more than W − 200 shrinks evenly and stays on the charter', () => {
    const { scale, centres } = tokenRow(full, 20);
    expect(scale).toBeCloseTo(525 / 1300, 6);
    expect(centres[1]! - centres[0]!).toBeCloseTo(65 * scale, 6);
    expect(centres.at(-1)!).toBeLessThan(725 - 12.5);
  });
});

describe('edges of the name (60.4.1)', () => {
  test.each([
    ['full major with three tokens', full, 3, 100, 517.5],
    ['full minor with three tokens', { ...full, minor: true }, 3, 87.5, 517.5],
    ['half major', half, 3, 100, 312.5],
    ['carth', { ...full, style: 'carth' }, 0, 12.5, 712.5],
    ['at least 100 wide', full, 8, 100, 200],
  ] as const)('%s', (_, format, tokens, left, right) => {
    expect(nameEdges(format, tokens)).toEqual({ left, right });
  });

  test.each([1, 5, 8, 9, 12, 30, 200])('a name never reaches the first of %d tokens', (count) => {
    expect(nameEdges(full, count).right).toBeLessThan(tokenRow(full, count).firstDisc);
  });
});

describe('token spaces of half charters (60.4.4)', () => {
  test('centres of three spaces', () => {
    expect(tokenColumn(half, 3)).toMatchObject({ x: 38.5417, scale: 1 });
    expect(tokenColumn(half, 3).centres).toEqual(near([171.67, 230.83, 290]));
    expect(tokenColumn({ ...half, style: 'carth' }, 1).centres).toEqual(near([159.17]));
  });

  test('more spaces than the charter is high enough for shrink evenly', () => {
    const { centres, scale } = tokenColumn({ ...half, height: 333 }, 9);
    expect(scale).toBeLessThan(1);
    expect(centres.at(-1)! + 26.04 * scale).toBeCloseTo(333 - 12.5, 1);
  });
});
