import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../json.ts';
import { diagnose } from '../schema/check.ts';
import { resolveStockJson } from '../testing/reading.ts';
import { parse } from '../text/parse.ts';

describe('the legend (40.5)', () => {
  const legend: Json = [
    { color: 'yellow', description: 'Safe' },
    { description: 'Start', right: false },
  ];
  const legendOf = (type: string, display?: JsonObject) =>
    resolveStockJson({ type, legend, display: { legend: display ?? null } }).stock.legend;

  test('has default values for an entry', () => {
    expect(legendOf('2D').entries[1]).toEqual({
      description: 'Start',
      color: 'orange',
      borderColor: 'black',
      borderWidth: 2,
      fontFamily: 'sans-serif',
      fontSize: 14,
      fontWeight: 'normal',
      right: false,
      bottom: false,
    });
  });

  test('is in a column on 2D markets, only if it has a position', () => {
    expect(legendOf('2D').place).toBeUndefined();
    expect(legendOf('2D', { x: 2 }).place).toEqual({ kind: 'column', x: 2, y: 0, upwards: false });
  });

  test.each([
    [100, 100, undefined],
    [200, 200, '200 cells is very far away.'],
    [-2000, -1000, '-2000 cells is too far away, so -1000 is used.'],
  ])('on a 2D market may be %d cells away (40.12)', (y, held, message) => {
    const { stock, found } = resolveStockJson({ type: '2D', legend, display: { legend: { y } } });
    expect(stock.legend.place).toMatchObject({ y: held });
    expect(found.map(({ message }) => message)).toEqual(message ? [message] : []);
  });

  test('on a 2D market aligns every entry without its own alignment', () => {
    const { entries, place } = legendOf('2D', { align: 'right', verticalAlign: 'bottom' });
    expect(place).toMatchObject({ upwards: true });
    expect(entries.map(({ right, bottom }) => [right, bottom])).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  test('reports a misspelt alignment', () => {
    const text = '{ "info": { "title": "T" }, "stock": { "display": { "legend": { "align": "rihgt" } } } }';
    expect(diagnose(parse(text))).toMatchObject([{ code: 'schema/choice', hint: 'Did you mean "right"?' }]);
  });

  test('on a 2D market can be reversed without changing cell references', () => {
    const { stock } = resolveStockJson({
      legend,
      market: [[{ legend: 0 }]],
      display: { legend: { reverse: true } },
    });
    expect(stock.legend.entries.map(({ description }) => description)).toEqual(['Start', 'Safe']);
    expect(stock.market?.cells[0]?.color).toBe('yellow');
  });

  test('reports a missing entry once, with the number of cells that refer to it', () => {
    const { found } = resolveStockJson({
      legend,
      market: [
        [{ legend: 2 }, { legend: 2 }],
        [{ legend: 1 }, { legend: 5 }],
      ],
      par: { values: [{ legend: 2 }] },
    });
    expect(found).toMatchObject([
      {
        message: 'The legend has no entry 2, so 3 cells keep their own colour.',
        pointer: '/stock/market/0/0/legend',
        hint: 'Entries are counted from 0; the last one is 1.',
      },
      { message: 'The legend has no entry 5, so the cell keeps its own colour.' },
    ]);
    expect(resolveStockJson({ market: [[{ legend: 0 }]] }).found).toMatchObject([
      { hint: 'List the entries in "stock.legend".' },
    ]);
  });

  test('on 1D and 1Diag markets is in a line under the cells, or at a given position', () => {
    expect(legendOf('1D').place).toEqual({ kind: 'line', x: undefined, y: undefined });
    expect(legendOf('1D', { x: 30, y: 0 }).place).toEqual({ kind: 'line', x: 30, y: undefined });
    expect(legendOf('1Diag', { x: 30, y: 12, align: 'right' })).toMatchObject({
      place: { kind: 'line', x: 30, y: 12 },
      entries: [{ right: false }, { right: false }],
    });
  });
});
