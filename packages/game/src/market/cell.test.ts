import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../json.ts';
import { cell, cellsOf, resolveStockJson } from '../testing/reading.ts';

describe('a cell (40.4)', () => {
  test('shows a number as a value and a string as a label, and is empty otherwise', () => {
    const row: Json = [
      50,
      'Closed',
      { label: 60, legend: 0 },
      { value: 1000 },
      null,
      true,
      { label: 'Start', par: true },
    ];
    const legend = [{ color: 'yellow', description: 'Safe' }];
    expect(
      cellsOf({ market: [row], legend }).map(({ text, color, column }) => [column, text, color]),
    ).toEqual([
      [0, 50, 'plain'],
      [1, 'Closed', 'plain'],
      [2, '60', 'yellow'],
      [3, 1000, 'plain'],
      [6, 'Start', 'gray'],
    ]);
  });

  test('has these defaults', () => {
    expect(cell({})).toEqual({
      text: undefined,
      subLabel: undefined,
      color: 'plain',
      labelColor: undefined,
      underline: false,
      column: 0,
      row: 0,
      width: 1,
      height: 1,
      turned: false,
      subTurned: false,
      arrows: [],
      arrowColor: 'black',
      companies: [],
      tokens: [],
      pointer: '/stock/market/0/0',
    });
  });

  test('prefers a value to a label, and accepts 0 as a label', () => {
    expect(cell({ value: 0, label: 'X' }).text).toBe(0);
    expect(cell({ value: '100', label: 'X' }).text).toBe('100');
    expect(cell({ label: 0 }).text).toBe('0');
    expect(cell('').text).toBeUndefined();
  });

  test('has the background of the market, of the cell, of the legend or of par: the last one applies', () => {
    const stock: JsonObject = {
      cell: { color: 'green' },
      legend: [{ color: 'red' }, {}],
      par: { color: 'blue' },
    };
    const color = (fields: JsonObject) => cell(fields, stock).color;
    expect(color({})).toBe('green');
    expect(color({ color: 'white' })).toBe('white');
    expect(color({ color: 'white', legend: 0 })).toBe('red');
    expect(color({ legend: 1 })).toBe('orange');
    expect(color({ color: 'white', legend: 0, par: true })).toBe('blue');
  });

  test.each([-1, 1, 0.5, 1e300])('keeps its colour if the legend has no entry %d', (legend) => {
    const { stock, reported } = resolveStockJson({ market: [[{ color: 'red', legend }]], legend: [{}] });
    expect(stock.market?.cells[0]?.color).toBe('red');
    expect(reported).toEqual(['market/legend /stock/market/0/0/legend']);
  });

  test('turns labels and second texts outside 2D markets, but not values', () => {
    const market: Json = [
      'Closed',
      40,
      { value: 50, label: 'X', subLabel: 's' },
      { value: 60, rotated: true },
    ];
    expect(cellsOf({ type: '1D', market }).map(({ turned }) => turned)).toEqual([true, false, false, true]);
    expect(cellsOf({ type: '1D', market })[2]?.subTurned).toBe(true);
    expect(cell({ label: 'X', rotated: true, subLabel: 's' })).toMatchObject({
      turned: true,
      subTurned: false,
    });
    expect(cell({ label: 'X', subRotated: true })).toMatchObject({ turned: false, subTurned: true });
  });

  test('has a list of arrows, with a circular one for an unknown word', () => {
    expect(cell({ arrow: 'up' }).arrows).toEqual(['up']);
    expect(cell({ arrow: ['down', 'back', null, ''] }).arrows).toEqual(['down', 'around']);
  });

  test('places company bars in list order unless they set their row', () => {
    expect(cell({ companies: ['AB', { abbrev: 'CD' }, { abbrev: 'EF', row: 5 }, null] }).companies).toEqual([
      { company: 'AB', row: 1, pointer: '/stock/market/0/0/companies/0' },
      { company: 'CD', row: 2, pointer: '/stock/market/0/0/companies/1' },
      { company: 'EF', row: 5, pointer: '/stock/market/0/0/companies/2' },
    ]);
  });

  test('places tokens in the centre unless they set a position, moved by angle and percent', () => {
    const { tokens } = cell({
      tokens: [
        { company: 'AB' },
        { label: 'X', x: 10, y: 12, width: 8, color: 'red', rotation: 30, side: 2 },
        { label: 'Y', angle: 180, percent: 0.2 },
        { label: 'Z', hidden: true },
      ],
    });
    expect(tokens).toMatchObject([
      { company: 'AB', x: undefined, y: undefined, turn: 0, shift: { x: 0, y: 0 } },
      { company: undefined, x: 10, y: 12, turn: 90, face: { label: 'X', width: 8, color: 'red' } },
      { shift: { y: -15 }, face: { label: 'Y' }, pointer: '/stock/market/0/0/tokens/2' },
    ]);
    expect(tokens).toHaveLength(3);
    expect(tokens[1]?.face.rotation).toBeUndefined();
  });
});
