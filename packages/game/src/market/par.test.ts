import { describe, expect, test } from 'vitest';
import { resolveStockJson } from '../testing/reading.ts';

describe('par chart (40.7)', () => {
  test('without values there is none', () => {
    expect(resolveStockJson({ par: {}, display: { par: { x: 1 } } })).toMatchObject({
      stock: { par: undefined },
      remarks: ['market/par /stock/display/par'],
    });
  });

  test('values are rows of one cell, or of several', () => {
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

  test('cells have the colour of the chart, their own, or that of the legend', () => {
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

  test('a cell marked `par` keeps its own colour here', () => {
    const { stock } = resolveStockJson({ par: { values: [{ value: 90, par: true, color: 'white' }] } });
    expect(stock.par?.cells[0]?.color).toBe('white');
  });

  test('sizes that are no numbers are ignored', () => {
    expect(resolveStockJson({ par: { values: [1], width: '3in', height: 0.5 } }).stock.par).toMatchObject({
      width: undefined,
      height: 0.5,
    });
  });

  test('it stands on the market where the file says', () => {
    expect(
      resolveStockJson({ par: { values: [1], title: false }, display: { par: { x: 4 } } }).stock.par,
    ).toMatchObject({
      title: false,
      place: { x: 4, y: 0 },
    });
  });
});
