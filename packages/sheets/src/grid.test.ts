import { describe, expect, test } from 'vitest';
import { fitGrid, gridCellCorner, gridFits, pageFulls } from './grid.ts';
import { sheetOf } from './paper.ts';

const letter = { width: 850, height: 1100, margins: 25 };

describe('a grid of cells (50.8)', () => {
  test('holds 3 by 3 mini Euro cards in landscape', () => {
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

  test('holds 4 by 5 cards of 250 by 150 in landscape', () => {
    expect(fitGrid(letter, { width: 250, height: 150 }, 25)).toMatchObject({
      orientation: 'landscape',
      columns: 4,
      rows: 5,
    });
  });

  test('is upright for cells of 280 by 205, ten of which fit instead of nine (50.8.7)', () => {
    const grid = fitGrid(letter, { width: 280, height: 205 });
    expect(grid).toMatchObject({ orientation: 'upright', columns: 2, rows: 5 });
    expect([0, 1].map((i) => gridCellCorner(grid, i).x)).toEqual([25, 305]);
    expect([0, 2, 4, 6, 8].map((i) => gridCellCorner(grid, i).y)).toEqual([25, 230, 435, 640, 845]);
  });

  test('holds a single cell that is larger than the sheet (50.9.3)', () => {
    expect(fitGrid(letter, { width: 2000, height: 2000 })).toMatchObject({ columns: 1, rows: 1 });
  });

  test('has the only orientation in which a cell fits', () => {
    const wide = fitGrid(letter, { width: 1040, height: 400 });
    expect(wide).toMatchObject({ orientation: 'landscape', columns: 1, rows: 2 });
    expect(gridFits(wide)).toBe(true);
    expect(gridFits(fitGrid(letter, { width: 1060, height: 400 }))).toBe(false);
  });

  test('does not lose a cell that fits exactly to rounding', () => {
    expect(fitGrid(letter, { width: 800 / 3, height: 1050 / 7 })).toMatchObject({ columns: 3, rows: 7 });
  });

  test('fills pages without empty ones', () => {
    expect(pageFulls([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
    expect(pageFulls([], 2)).toEqual([]);
  });
});

test('margins rotate with the paper (30.18.2)', () => {
  const paper = { width: 850, height: 1100, margins: { top: 1, right: 2, bottom: 3, left: 4 } };
  expect(sheetOf(paper, 'landscape')).toEqual({
    width: 1100,
    height: 850,
    margins: { top: 2, right: 3, bottom: 4, left: 1 },
  });
});
