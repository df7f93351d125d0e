import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../json.ts';
import { resolveStockJson } from '../testing/reading.ts';

describe('a ledge (40.6)', () => {
  const ledge = (fields: JsonObject) =>
    resolveStockJson({ ledges: [{ coords: ['1 0', '1 1'], ...fields }] }).stock.ledges[0];

  test('is 3 wide, black and without casing', () => {
    expect(ledge({})).toEqual({
      points: [
        { x: 1, y: 0 },
        { x: 1, y: 1 },
      ],
      color: 'black',
      width: 3,
      casing: undefined,
      dash: undefined,
    });
  });

  test('has a casing, 2 wider, only if it is true', () => {
    expect(ledge({ border: true, width: 6 })?.casing).toBe(8);
    expect(ledge({ border: true, borderWidth: 20 })?.casing).toBe(20);
  });

  test('has dashes two and a half times as long as its width', () => {
    expect(ledge({ dashed: true })?.dash).toMatchObject({ pattern: [7.5], offset: 0 });
  });

  test('accepts halves and omits invalid grid points', () => {
    const { stock, reported } = resolveStockJson({
      ledges: [{ coords: ['0.5 1', '3', 'a b', [2, 1]] }, { coords: [] }],
    });
    expect(stock.ledges.map(({ points }) => points)).toEqual([
      [
        { x: 0.5, y: 1 },
        { x: 2, y: 1 },
      ],
    ]);
    expect(reported).toEqual([
      'market/ledge /stock/ledges/0/coords/1',
      'market/ledge /stock/ledges/0/coords/2',
    ]);
  });
});
