import { describe, expect, test } from 'vitest';
import { resolveStockJson } from '../testing/reading.ts';

describe('the par chart (40.7)', () => {
  test('is missing, with a warning, if there are no values', () => {
    expect(resolveStockJson({ par: {}, display: { par: { x: 1 } } })).toMatchObject({
      stock: { par: undefined },
      reported: ['market/par /stock/display/par'],
    });
  });

  test('has rows of one or more cells', () => {
    const { par } = resolveStockJson({
      par: { values: [100, [90, null, { label: 'Low', subLabel: 'x2' }], 'End'] },
    }).stock;
    expect(par).toMatchObject({ columns: 3, rows: 3, width: undefined, height: 1, title: true });
    expect(par?.place).toBeUndefined();
    expect(
      par?.cells.map(({ text, subLabel, column, row, pointer }) => [text, subLabel, column, row, pointer]),
    ).toEqual([
      [100, undefined, 0, 0, '/stock/par/values/0'],
      [90, undefined, 0, 1, '/stock/par/values/1/0'],
      ['Low', 'x2', 2, 1, '/stock/par/values/1/2'],
      ['End', undefined, 0, 2, '/stock/par/values/2'],
    ]);
  });

  test('has cells in the chart colour, their own, or that of the legend', () => {
    const { stock } = resolveStockJson({
      cell: { color: 'green' },
      legend: [{ color: 'red' }],
      par: {
        color: 'yellow',
        values: [100, { value: 90, color: 'white' }, { value: 80, color: 'white', legend: 0 }],
      },
    });
    expect(stock.par?.cells.map(({ color }) => color)).toEqual(['yellow', 'white', 'red']);
    expect(resolveStockJson({ par: { values: [1] } }).stock.par?.cells[0]?.color).toBe('gray');
  });

  test('ignores `par` in a cell', () => {
    const { stock } = resolveStockJson({ par: { values: [{ value: 90, par: true, color: 'white' }] } });
    expect(stock.par?.cells[0]?.color).toBe('white');
  });

  test('ignores sizes that are not numbers', () => {
    expect(resolveStockJson({ par: { values: [1], width: '3in', height: 0.5 } }).stock.par).toMatchObject({
      width: undefined,
      height: 0.5,
    });
  });

  test('has a position on the market if the file sets one', () => {
    expect(
      resolveStockJson({ par: { values: [1], title: false }, display: { par: { x: 4 } } }).stock.par,
    ).toMatchObject({
      title: false,
      place: { x: 4, y: 0 },
    });
  });
});
