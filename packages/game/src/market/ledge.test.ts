import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../json.ts';
import { resolveStockJson } from '../testing/reading.ts';

describe('ledges (40.6)', () => {
  const ledge = (fields: JsonObject) =>
    resolveStockJson({ ledges: [{ coords: ['1 0', '1 1'], ...fields }] }).stock.ledges[0];

  test('a ledge is 3 wide, black and without casing', () => {
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

  test('only true gives it a casing, 2 wider', () => {
    expect(ledge({ border: true, width: 6 })?.casing).toBe(8);
    expect(ledge({ border: true, borderWidth: 20 })?.casing).toBe(20);
  });

  test('dashes are two and a half times as long as the line is wide', () => {
    expect(ledge({ dashed: true })?.dash).toMatchObject({ pattern: [7.5], offset: 0 });
  });

  test('halves are fine; what is no grid point is left out', () => {
    const { stock, remarks } = resolveStockJson({
      ledges: [{ coords: ['0.5 1', '3', 'a b', [2, 1]] }, { coords: [] }],
    });
    expect(stock.ledges.map(({ points }) => points)).toEqual([
      [
        { x: 0.5, y: 1 },
        { x: 2, y: 1 },
      ],
    ]);
    expect(remarks).toEqual([
      'market/ledge /stock/ledges/0/coords/1',
      'market/ledge /stock/ledges/0/coords/2',
    ]);
  });
});
