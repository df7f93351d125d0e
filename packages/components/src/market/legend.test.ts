import type { ConfigPart, Json } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { leaves, textNamed, textsOf } from '../testing/find.ts';
import { lookFor } from '../testing/game.ts';
import { marketGrid } from './grid.ts';
import { drawLegend } from './legend.ts';
import { drawMarketSheet } from './market.ts';
import { stockOf } from './testing/game.ts';

const legendOf = (stock: Readonly<Record<string, Json>>, part: ConfigPart = {}) => {
  const { game, stock: resolved } = stockOf(stock, { colors: { straw: '#ddcc66', moss: '#557722' } });
  const look = lookFor(game, part);
  return drawLegend(resolved, marketGrid(resolved, look.config), look);
};

/** Centre, radius and fill of every dot. */
const dotsOf = (nodes: ReturnType<typeof legendOf>) =>
  leaves(nodes).flatMap(({ node, matrix }) =>
    node.kind === 'circle' ? [[matrix[4] + node.cx, matrix[5] + node.cy, node.fill]] : [],
  );

const safe = { color: 'straw', description: 'Outside the limit' };
const start = { color: 'moss', description: 'Start here' };

describe('legend of a 2D market (40.5.2)', () => {
  const market = [
    [40, 50],
    [30, 40],
  ];

  test('stacks upwards from its place in reverse order', () => {
    const display = { legend: { x: 2, y: 2, verticalAlign: 'bottom', reverse: true } };
    const nodes = legendOf({ type: '2D', market, legend: [safe, start], display });
    expect(dotsOf(nodes)).toEqual([
      [160, 200, '#557722'],
      [160, 165, '#ddcc66'],
    ]);
    expect(textNamed(nodes, 'Start here').start.x).toBe(179);
  });

  test('runs down from its place otherwise, in configured cells whatever the factors', () => {
    const display = { legend: { x: 2, y: 2 } };
    const nodes = legendOf({ type: '2D', cell: { width: 0.5 }, market, legend: [safe, start], display });
    expect(dotsOf(nodes).map(([x, y]) => [x, y])).toEqual([
      [160, 240],
      [160, 275],
    ]);
  });

  test('ends at its place where it is aligned right', () => {
    const display = { legend: { x: 3, y: 0, align: 'right' } };
    const nodes = legendOf({ type: '2D', title: false, market, legend: [safe], display });
    expect(dotsOf(nodes)).toEqual([[190, 20, '#ddcc66']]);
    expect(textNamed(nodes, safe.description).end.x).toBeCloseTo(171);
  });

  test('is not drawn on the map without a place (40.14.30)', () => {
    expect(legendOf({ type: '2D', market, legend: [safe] })).toEqual([]);
  });

  test('has a place of 0 where x or y is missing (40.14.31)', () => {
    const nodes = legendOf({ type: '2D', market, legend: [safe], display: { legend: {} } });
    expect(dotsOf(nodes)).toEqual([[20, 70, '#ddcc66']]);
  });
});

describe('legend of a 2D market without a place (40.14.30)', () => {
  const staircase = [
    [60, 70, 80, 90, 100, 110],
    [50, 60],
    [40, 50],
  ];
  const sheetOf = (stock: Readonly<Record<string, Json>>, part: ConfigPart = {}) => {
    const { game, stock: resolved } = stockOf({ type: '2D', ...stock }, { info: { title: 'Hill' } });
    return drawMarketSheet(game, resolved, lookFor(game, part));
  };
  const dots = (stock: Readonly<Record<string, Json>>, part?: ConfigPart) =>
    leaves(sheetOf(stock, part).children).flatMap(({ node, matrix }) =>
      node.kind === 'circle' ? [[matrix[4] + node.cx, matrix[5] + node.cy]] : [],
    );

  test('stands beside the lowest cells, on its dot, and the sheet keeps its size', () => {
    const { width, height } = sheetOf({ market: staircase });
    expect(dots({ market: staircase, legend: [safe] })).toEqual([[160, height - 13]]);
    expect(sheetOf({ market: staircase, legend: [safe, start] })).toMatchObject({ width, height });
  });

  test('is whole on every page, a long description in several lines', () => {
    const long = { description: 'Shares of this corporation do not count toward the certificate limit' };
    const { children, whole } = sheetOf({ market: staircase, legend: [long] });
    const description = textsOf(children).find(({ text }) => text.startsWith('Shares'))!;
    const lines = new Set(description.runs.map(({ y }) => y));
    expect(lines.size).toBe(2);
    expect(whole.some(({ x, y, height }) => x === 137 && y + height === 305)).toBe(true);
  });

  test('goes to the head of the sheet where the foot is full, and is left out where nothing is free', () => {
    const rising = [...staircase].reverse();
    expect(dots({ market: rising, legend: [safe] })).toEqual([[160, 63]]);
    expect(dots({ market: [[1, 2, 3, 4, 5, 6]], legend: [safe] })).toEqual([]);
  });

  test('keeps away from par chart and tracker, and obeys the switch', () => {
    const display = { par: { x: 2, y: 1 } };
    const par = { values: [100, 90], width: 4 };
    expect(dots({ market: staircase, legend: [safe], par, display })).toEqual([]);
    expect(dots({ market: staircase, legend: [safe] }, { stock: { display: { legend: false } } })).toEqual(
      [],
    );
  });
});

describe('legend in one line (40.5.2)', () => {
  const entries = [
    { color: 'straw', description: 'No limit' },
    { color: 'moss', description: 'Par' },
  ];

  test('1D: under the cells, 100 and 6.5 per character apart', () => {
    const nodes = legendOf({ type: '1D', market: [40, 50, 60], legend: entries });
    expect(dotsOf(nodes)).toEqual([
      [20, 435, '#ddcc66'],
      [172, 435, '#557722'],
    ]);
    expect(entries.map(({ description }) => textNamed(nodes, description).start.x)).toEqual([39, 191]);
  });

  test.each(['1D', '1Diag'])('%s: from a place in units', (type) => {
    const legend = [{ description: 'ab' }, { description: 'c' }];
    const nodes = legendOf({ type, market: [1], legend, display: { legend: { x: 30, y: 12 } } });
    expect(dotsOf(nodes).map(([x, y]) => [x, y])).toEqual([
      [50, 32],
      [163, 32],
    ]);
  });

  test('1Diag: under both rows of cells', () => {
    expect(dotsOf(legendOf({ type: '1Diag', market: [1], legend: entries }))[0]).toEqual([
      20,
      435,
      '#ddcc66',
    ]);
  });

  test('large letters push the next entry further', () => {
    const wide = { description: 'Wide letters', fontSize: 60 };
    const nodes = legendOf({ type: '1D', market: [1], legend: [wide, start] });
    const dot = dotsOf(nodes)[1]?.[0] as number;
    expect(dot - 12).toBeGreaterThan(textNamed(nodes, 'Wide letters').end.x);
  });
});

describe('one entry (40.5.1)', () => {
  test('has a dot of radius 12, outlined 2 wide, and plain letters without an outline', () => {
    const nodes = legendOf({ type: '1D', market: [1], legend: [safe] });
    const [dot, text] = leaves(nodes).map(({ node }) => node);
    expect(dot).toMatchObject({ r: 12, stroke: { width: 2 } });
    expect(text).toMatchObject({ fill: '#000', runs: [{ face: 'sans', size: 14 }] });
    expect(text).not.toHaveProperty('stroke');
  });

  test('without a description is a dot alone, orange where it has no colour (40.14.33)', () => {
    const nodes = legendOf({ type: '1D', market: [1], legend: [{}] });
    expect(dotsOf(nodes)).toHaveLength(1);
    expect(textsOf(nodes)).toEqual([]);
  });

  test('the switch of the configuration takes the legend away', () => {
    const off = { stock: { display: { legend: false } } };
    expect(legendOf({ type: '1D', market: [1], legend: [safe] }, off)).toEqual([]);
  });
});
