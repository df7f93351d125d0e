import { describe, expect, test } from 'vitest';
import { fitGrid, gridCellCorner, gridFits, pageFulls } from './grid.ts';
import { sheetOf } from './paper.ts';

const letter = { width: 850, height: 1100, margins: 25 };

describe('cells on a sheet (50.8)', () => {
  test('mini euro cards: 3 by 3 landscape', () => {
    const grid = fitGrid(letter, { width: 340.748, height: 248.228 }, 25);
    expect(grid).toMatchObject({
      orientation: 'landscape',
      columns: 3,
      rows: 3,
      sheet: { width: 1100, height: 850 },
    });
    expect([0, 1, 2].map((i) => gridCellCorner(grid, i).x)).toEqual([25, 365.748, 706.496]);
    expect([0, 3, 6].map((i) => gridCellCorner(grid, i).y)).toEqual([25, 273.228, 521.456]);
  });

  test('250 by 150 cards: 4 by 5 landscape', () => {
    expect(fitGrid(letter, { width: 250, height: 150 }, 25)).toMatchObject({
      orientation: 'landscape',
      columns: 4,
      rows: 5,
    });
  });

  test('280 by 205 cells: ten upright beat nine landscape (50.8.7)', () => {
    const grid = fitGrid(letter, { width: 280, height: 205 });
    expect(grid).toMatchObject({ orientation: 'upright', columns: 2, rows: 5 });
    expect([0, 1].map((i) => gridCellCorner(grid, i).x)).toEqual([25, 305]);
    expect([0, 2, 4, 6, 8].map((i) => gridCellCorner(grid, i).y)).toEqual([25, 230, 435, 640, 845]);
  });

  test('a cell larger than the sheet still gets a page (50.9.3)', () => {
    expect(fitGrid(letter, { width: 2000, height: 2000 })).toMatchObject({ columns: 1, rows: 1 });
  });

  test('a cell that fits one way of the paper only lies that way', () => {
    const wide = fitGrid(letter, { width: 1040, height: 400 });
    expect(wide).toMatchObject({ orientation: 'landscape', columns: 1, rows: 2 });
    expect(gridFits(wide)).toBe(true);
    expect(gridFits(fitGrid(letter, { width: 1060, height: 400 }))).toBe(false);
  });

  test('a cell that fits exactly is not lost to rounding', () => {
    expect(fitGrid(letter, { width: 800 / 3, height: 1050 / 7 })).toMatchObject({ columns: 3, rows: 7 });
  });

  test('page-fulls: no empty page', () => {
    expect(pageFulls([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(pageFulls([], 2)).toEqual([]);
  });
});

test('margins follow the paper when it is turned (30.18.2)', () => {
  const paper = { width: 850, height: 1100, margins: { top: 1, right: 2, bottom: 3, left: 4 } };
  expect(sheetOf(paper, 'landscape')).toEqual({
    width: 1100,
    height: 850,
    margins: { top: 2, right: 3, bottom: 4, left: 1 },
  });
});
