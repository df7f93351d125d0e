import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { cell, resolveStockJson, startReading } from '../testing/reading.ts';
import { resolveStock } from './stock.ts';

describe('the stock object (40.2)', () => {
  test('a game without stock has none', () => {
    expect(resolveStock(undefined, '/stock', startReading())).toBeUndefined();
    expect(resolveStock([], '/stock', startReading())).toBeUndefined();
  });

  test('what is not given has its default', () => {
    expect(resolveStockJson({}).stock).toEqual({
      type: '2D',
      title: true,
      cell: { width: 1, height: 1 },
      market: undefined,
      par: undefined,
      legend: { entries: [], place: undefined },
      ledges: [],
      movement: [],
      roundTracker: undefined,
      extraTotalWidth: 0,
      extraTotalHeight: 0,
    });
  });

  test('only false takes the title away', () => {
    expect(resolveStockJson({ title: false }).stock.title).toBe(false);
    expect(resolveStockJson({ title: 0 }).stock.title).toBe(true);
  });

  test('an unknown type is 2D, with a remark', () => {
    expect(resolveStockJson({ type: '3D', market: [[1]] })).toMatchObject({
      stock: { type: '2D', market: { columns: 1, rows: 1 } },
      remarks: ['market/type /stock/type'],
      found: [{ message: 'There is no market of type "3D", so it is drawn as a 2D market.' }],
    });
  });

  test('extra width and height are each their own', () => {
    expect(resolveStockJson({ display: { extraTotalWidth: 30 } }).stock).toMatchObject({
      extraTotalWidth: 30,
      extraTotalHeight: 0,
    });
  });

  test('a tracker stands in cells from the corner', () => {
    expect(resolveStockJson({ display: { roundTracker: { x: 4 } } }).stock.roundTracker).toEqual({
      x: 4,
      y: 0,
      type: 'row',
      rotation: 0,
    });
  });

  test('what would make an endless sheet is held', () => {
    const { stock, remarks } = resolveStockJson({
      cell: { width: 1e9 },
      display: { extraTotalHeight: 1e9, roundTracker: { y: -5000 } },
    });
    expect(stock.cell.width).toBe(100);
    expect(stock.extraTotalHeight).toBe(100_000);
    expect(stock.roundTracker?.y).toBe(-1000);
    expect(remarks).toHaveLength(2);
  });
});

test('nothing in a file makes the market throw', () => {
  const junk: Json[] = [null, true, 0, '', 'x', [], [[]], {}, [null], [[[]]], [{}], [[{}]]];
  const keys = ['type', 'market', 'cell', 'legend', 'ledges', 'par', 'display'];
  const fields = ['value', 'label', 'legend', 'arrow', 'companies', 'tokens', 'width', 'color'];
  for (const value of junk) {
    for (const key of keys) expect(() => resolveStockJson({ market: [[1]], [key]: value })).not.toThrow();
    for (const field of fields) expect(() => cell({ [field]: value })).not.toThrow();
    expect(() =>
      resolveStockJson({
        display: { par: value, legend: value, roundTracker: value },
        par: { values: value },
      }),
    ).not.toThrow();
  }
});
