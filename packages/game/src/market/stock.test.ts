import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { cell, resolveStockJson, startReading } from '../testing/reading.ts';
import { resolveStock } from './stock.ts';

describe('the stock object (40.2)', () => {
  test('is missing from a game without one', () => {
    expect(resolveStock(undefined, '/stock', startReading())).toBeUndefined();
    expect(resolveStock([], '/stock', startReading())).toBeUndefined();
  });

  test('has these defaults', () => {
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

  test('hides the title only for false', () => {
    expect(resolveStockJson({ title: false }).stock.title).toBe(false);
    expect(resolveStockJson({ title: 0 }).stock.title).toBe(true);
  });

  test('falls back to 2D for an unknown type, with a warning', () => {
    expect(resolveStockJson({ type: '3D', market: [[1]] })).toMatchObject({
      stock: { type: '2D', market: { columns: 1, rows: 1 } },
      reported: ['market/type /stock/type'],
      found: [{ message: 'There is no market type "3D", so a 2D market is drawn.' }],
    });
  });

  test('keeps extra width and extra height independent', () => {
    expect(resolveStockJson({ display: { extraTotalWidth: 30 } }).stock).toMatchObject({
      extraTotalWidth: 30,
      extraTotalHeight: 0,
    });
  });

  test('positions a tracker in cells from the corner', () => {
    expect(resolveStockJson({ display: { roundTracker: { x: 4 } } }).stock.roundTracker).toEqual({
      x: 4,
      y: 0,
      type: 'row',
      rotation: 0,
    });
  });

  test('limits sizes that would make a sheet too large', () => {
    const { stock, reported } = resolveStockJson({
      cell: { width: 1e9 },
      display: { extraTotalHeight: 1e9, roundTracker: { y: -5000 } },
    });
    expect(stock.cell.width).toBe(100);
    expect(stock.extraTotalHeight).toBe(100_000);
    expect(stock.roundTracker?.y).toBe(-1000);
    expect(reported).toHaveLength(2);
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
