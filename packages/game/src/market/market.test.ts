import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../json.ts';
import { cellsOf, resolveStockJson } from '../testing/reading.ts';

describe('the shape of the market (40.3.2)', () => {
  const places = (json: JsonObject) => cellsOf(json).map(({ text, column, row }) => [text, column, row]);

  test('2D has rows of any length, including gaps', () => {
    const market: Json = [[60, null, 80], null, [50, false]];
    expect(places({ type: '2D', market })).toEqual([
      [60, 0, 0],
      [80, 2, 0],
      [50, 0, 2],
    ]);
    expect(resolveStockJson({ type: '2D', market })).toMatchObject({
      stock: { market: { columns: 3, rows: 3 } },
      reported: [],
    });
  });

  test('1D has one row', () => {
    const json = { type: '1D', market: ['Closed', null, 40] };
    expect(places(json)).toEqual([
      ['Closed', 0, 0],
      [40, 2, 0],
    ]);
    expect(resolveStockJson(json).stock.market).toMatchObject({ columns: 3, rows: 1 });
  });

  test('1Diag has two rows like bricks, half a cell apart', () => {
    expect(places({ type: '1Diag', market: [10, 20, 30] })).toEqual([
      [10, 0, 0],
      [20, 0.5, 1],
      [30, 1, 0],
    ]);
    expect(resolveStockJson({ type: '1Diag', market: [10, 20, 30] }).stock.market).toMatchObject({
      columns: 2,
      rows: 2,
    });
    expect(resolveStockJson({ type: '1Diag', market: [10, 20] }).stock.market).toMatchObject({
      columns: 1.5,
      rows: 2,
    });
  });

  test('draws cells marked bottom first, and widens the market for large cells', () => {
    const json = {
      type: '2D',
      market: [
        [60, 70],
        [50, { value: 90, width: 2, height: 1.5, bottom: true }],
      ],
    };
    expect(cellsOf(json).map(({ text }) => text)).toEqual([90, 60, 70, 50]);
    expect(resolveStockJson(json).stock.market).toMatchObject({ columns: 3, rows: 2.5 });
  });

  test('keeps the location of cells in the file', () => {
    expect(cellsOf({ type: '2D', market: [[1], [2, 3]] }).map(({ pointer }) => pointer)).toEqual([
      '/stock/market/0/0',
      '/stock/market/1/0',
      '/stock/market/1/1',
    ]);
  });

  test('treats a row that is not a list as a row of one, with one warning for all', () => {
    const { stock, reported } = resolveStockJson({ market: [40, 50, 60] });
    expect(stock.market).toMatchObject({ columns: 1, rows: 3 });
    expect(reported).toEqual(['market/row /stock/market/0']);
  });

  test('reports a nested list in a 1D market, but reads it if it is the only one', () => {
    expect(resolveStockJson({ type: '1D', market: [[40, 50]] })).toMatchObject({
      stock: { market: { columns: 2, cells: [{ text: 40, pointer: '/stock/market/0/0' }, { text: 50 }] } },
      reported: ['market/row /stock/market/0'],
    });
    expect(resolveStockJson({ type: '1D', market: [40, [50]] }).stock.market?.cells).toHaveLength(1);
  });

  test('supports a hundred thousand cells', () => {
    const row = Array.from({ length: 1000 }, (_, index) => index);
    expect(cellsOf({ type: '2D', market: Array.from({ length: 100 }, () => row) })).toHaveLength(100_000);
  });
});
