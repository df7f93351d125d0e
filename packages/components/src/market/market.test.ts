import type { ConfigPart, Json } from '@platelayer/game';
import { boundsOfAll } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { contentsOf, leaves, rectanglesOf, textNamed } from '../testing/find.ts';
import { gameOf, lookFor } from '../testing/game.ts';
import { marketGrid } from './grid.ts';
import { drawLedge } from './ledge.ts';
import { drawMarket, drawMarketSheet, marketSize } from './market.ts';
import { stockOf } from './testing/game.ts';

const sizeOf = (stock: Readonly<Record<string, Json>>, part: ConfigPart = {}) => {
  const { game, stock: resolved } = stockOf(stock);
  const { width, height } = marketSize(resolved, lookFor(game, part));
  return `${width} x ${height}`;
};

const rows = [[1, 2, 3], [4]];
const three = { values: [100, 90, 80] };
const one = { values: [100] };

describe('size of the sheet (40.3.3)', () => {
  test.each([
    ['2D, rows of 3 and 1 cells', { type: '2D', market: rows }, '220 x 220'],
    ['the same without a title', { type: '2D', title: false, market: rows }, '220 x 170'],
    ['with cell factors', { type: '2D', cell: { width: 0.7, height: 0.85 }, market: rows }, '157 x 194.5'],
    [
      'with a par chart on the right',
      { type: '2D', market: rows, par: three, display: { par: { x: 4, y: 0 } } },
      '560 x 355',
    ],
    [
      'with a par chart below',
      { type: '2D', market: rows, par: three, display: { par: { x: 0, y: 2 } } },
      '280 x 525',
    ],
    [
      '1Diag, 3 cells and a par chart',
      { type: '1Diag', market: [1, 2, 3], par: one, display: { par: { x: 0, y: 1 } } },
      '280 x 390',
    ],
    [
      '1D, 1 cell, one legend entry',
      { type: '1D', market: [1], legend: [{ color: 'red', description: 'A' }] },
      '80 x 440',
    ],
    [
      '2D, 1 cell, extra height',
      { type: '2D', market: [[1]], display: { extraTotalHeight: 30 } },
      '80 x 165',
    ],
  ] as const)('%s', (_, stock, size) => {
    expect(sizeOf(stock as never)).toBe(size);
  });

  test('extra width and height each add their own value (40.14.3)', () => {
    expect(sizeOf({ type: '2D', market: [[1]], display: { extraTotalWidth: 30 } })).toBe('110 x 135');
  });

  test('1Diag, even number of cells: half a cell wider than the cells of one row (40.14.4)', () => {
    expect(sizeOf({ type: '1Diag', market: [1, 2] })).toBe('115 x 390');
  });

  test('includes enlarged cells (40.14.5)', () => {
    expect(sizeOf({ type: '2D', market: [[1, { value: 2, width: 2, height: 3 }]] })).toBe('220 x 305');
  });

  test('has no space for a hidden par chart (40.14.6)', () => {
    const stock = { type: '2D', market: rows, par: three, display: { par: { x: 4, y: 0 } } };
    expect(sizeOf(stock, { stock: { display: { par: false } } })).toBe('220 x 220');
  });

  test('counts the position of a par chart in configured cells (40.14.7)', () => {
    const stock = { type: '1D', market: [1, 2, 3], par: one, display: { par: { x: 0, y: 1 } } };
    expect(sizeOf(stock)).toBe('280 x 390');
  });

  test('has no space for a hidden legend', () => {
    const stock = { type: '1D', market: [1], legend: [{ description: 'A' }] };
    expect(sizeOf(stock, { stock: { display: { legend: false } } })).toBe('80 x 390');
  });
});

const sheetOf = (
  file: Readonly<Record<string, Json>>,
  part: ConfigPart = {},
): ReturnType<typeof drawMarketSheet> => {
  const game = gameOf(file);
  return drawMarketSheet(game, game.stock!, lookFor(game, part));
};
const corners = (nodes: Parameters<typeof rectanglesOf>[0]) =>
  rectanglesOf(nodes).map((rectangle) => rectangle.split(' ').slice(0, 4).join(' '));

describe('cells of a market (40.3.4)', () => {
  test('2D: rows start at the title band, and cells are marked from the bottom', () => {
    const { width, height, children } = sheetOf({
      info: { title: 'Hill Line' },
      stock: {
        type: '2D',
        market: [
          [60, 70, 80],
          [50, { value: 60, width: 2, bottom: true }],
        ],
      },
    });
    expect([width, height]).toEqual([220, 220]);
    expect(corners(children)).toEqual([
      '70 135 140 85',
      '0 50 70 85',
      '70 50 70 85',
      '140 50 70 85',
      '0 135 70 85',
    ]);
    expect(contentsOf(children)).toEqual(['Hill Line Stock Market', ...['60', '60', '70', '80', '50']]);
  });

  test('1D: tall cells are side by side, with labels reading upwards', () => {
    const { width, height, children } = sheetOf({
      stock: { type: '1D', market: ['Closed', 40, { value: 50, par: true }, 60] },
    });
    expect([width, height]).toEqual([290, 390]);
    expect(corners(children)).toEqual(['0 50 70 340', '70 50 70 340', '140 50 70 340', '210 50 70 340']);
    const closed = textNamed(children, 'Closed');
    expect(closed.end.y).toBeCloseTo(55);
    expect(closed.end.x).toBe(closed.start.x);
    expect(textNamed(children, '40').start.x).toBe(75);
  });

  test('1Diag: two rows overlap like bricks', () => {
    const { width, height, children } = sheetOf({ stock: { type: '1Diag', market: [10, 20, 30] } });
    expect([width, height]).toEqual([150, 390]);
    expect(corners(children)).toEqual(['0 50 70 170', '35 220 70 170', '70 50 70 170']);
  });

  test('may have factors and a colour for all cells', () => {
    const { children } = sheetOf({
      colors: { moss: '#557722', straw: '#ddcc66' },
      stock: {
        type: '2D',
        title: false,
        cell: { width: 0.5, height: 0.5, color: 'moss' },
        market: [
          [10, 20],
          [5, { value: 10, color: 'straw' }],
        ],
      },
    });
    expect(rectanglesOf(children)).toEqual([
      '0 0 35 42.5 #557722',
      '35 0 35 42.5 #557722',
      '0 42.5 35 42.5 #557722',
      '35 42.5 35 42.5 #ddcc66',
    ]);
  });

  test('are missing for a row of null (40.14.10), and an unknown type is 2D (40.14.1)', () => {
    const { height, children } = sheetOf({ stock: { type: 'round', market: [[1], null, [2]] } });
    expect(height).toBe(305);
    expect(corners(children)).toEqual(['0 50 70 85', '0 220 70 85']);
  });
});

describe('title line (40.3.1)', () => {
  test('has the title and "Stock Market" hanging from y = 12.5', () => {
    const { start, size, fill } = textNamed(
      sheetOf({ stock: { market: [[1, 2, 3, 4]] } }).children,
      'T Stock Market',
    );
    expect(start.x).toBe(0);
    expect(start.y).toBeCloseTo(12.5 + 0.8 * 1.09 * 25);
    expect([size, fill]).toEqual([25, '#000']);
  });

  test('is missing from a market without a band (40.14.2)', () => {
    const { children } = sheetOf({ stock: { title: false, market: [[1]] } });
    expect(contentsOf(children)).toEqual(['1']);
  });

  test('is missing on the map, but the band stays (30.16)', () => {
    const { game, stock } = stockOf({ market: [[50, 60]] });
    const { children } = drawMarket(game, stock, lookFor(game));
    expect(contentsOf(children)).toEqual(['50', '60']);
    expect(corners(children)).toEqual(['0 50 70 85', '70 50 70 85']);
  });
});

const combi = {
  info: { title: 'Combi', currency: '$#' },
  rounds: [
    { name: 'SR', color: 'white' },
    { name: 'OR', color: 'green' },
  ],
  companies: [{ name: 'Alpha', abbrev: 'AB', color: 'scarlet' }],
  colors: { scarlet: '#cc1100', straw: '#ddcc66', slate: '#708090' },
  stock: {
    type: '2D',
    market: [
      [60, 70, { value: 80, arrow: 'up' }],
      [50, { value: 60, par: true, companies: ['AB'] }, null],
      ['Close', { label: 'X', rotated: true, subLabel: 's', subRotated: true, legend: 0 }],
    ],
    legend: [{ color: 'straw', description: 'Safe' }],
    ledges: [{ color: 'scarlet', coords: ['0 2', '1 2', '1 3'] }],
    par: { color: 'slate', values: [[100, 90]] },
    display: {
      par: { x: 4, y: 0 },
      legend: { x: 3, y: 3, verticalAlign: 'bottom', align: 'right' },
      roundTracker: { x: 4, y: 2 },
    },
  },
};

describe('a worked sheet (40.13)', () => {
  const { width, height, children } = sheetOf(combi);

  test('is 840 by 305', () => {
    expect([width, height]).toEqual([840, 305]);
  });

  test('has its cells, company bar and par chart in place', () => {
    const plain = lookFor(gameOf(combi)).color('plain', 'map');
    expect(rectanglesOf(children)).toEqual([
      ...[`0 50 70 85 ${plain}`, `70 50 70 85 ${plain}`, `140 50 70 85 ${plain}`, `0 135 70 85 ${plain}`],
      ...['70 135 70 85 #708090', '75 207 60 8 #cc1100'],
      ...[`0 220 70 85 ${plain}`, '70 220 70 85 #ddcc66'],
      ...['280 100 280 85 #708090', '560 100 280 85 #708090'],
    ]);
  });

  test('has X and s reading upwards in opposite corners', () => {
    const [x, s] = [textNamed(children, 'X'), textNamed(children, 's')];
    expect(x.end.y).toBeCloseTo(225);
    expect(x.end.x).toBeCloseTo(75 + 0.8 * 1.09 * 15);
    expect(s.start).toEqual({ x: 135, y: 300 });
  });

  test('has an arrow up at the lower right of 80', () => {
    expect(textNamed(children, '↑').end.x).toBeCloseTo(205);
    expect(textNamed(children, '↑').end.y).toBe(125);
  });

  test('has a heading on the par chart', () => {
    expect(textNamed(children, 'Par').start).toEqual({ x: 280, y: 62.5 + 0.8 * 1.09 * 25 });
  });

  test('has a legend that ends at the right', () => {
    const dot = leaves(children).find(({ node }) => node.kind === 'circle' && node.fill === '#ddcc66')!;
    expect([dot.matrix[4], dot.matrix[5], dot.node]).toMatchObject([210, 305, { cx: -20, cy: -20, r: 12 }]);
    expect(textNamed(children, 'Safe').end.x).toBeCloseTo(171);
  });

  test('has a ledge along the cells without a casing', () => {
    const paths = leaves(children).flatMap(({ node }) => (node.kind === 'path' ? [node] : []));
    expect(paths.at(-1)).toMatchObject({
      data: [
        ['M', 0, 220],
        ['L', 70, 220],
        ['L', 70, 305],
      ],
      stroke: { color: '#cc1100', width: 3, cap: 'round' },
    });
  });

  test('has the tracker below the cells, with stops at (315, 262.5) and (385, 262.5)', () => {
    const arrow = leaves(children).find(({ node }) => node.kind === 'line')!;
    expect(arrow.matrix.slice(4)).toEqual([280, 220]);
    expect(arrow.node).toMatchObject({ x1: 63, x2: 77, y1: 42.5 });
    const kinds = leaves(children).map(({ node }) => node.kind);
    expect(kinds.indexOf('line')).toBeLessThan(kinds.indexOf('rect'));
    const labels = ['SR', 'OR'].map((label) => textNamed(children, label));
    expect(labels.map(({ start, end }) => Math.round((start.x + end.x) / 2))).toEqual([315, 385]);
  });

  test.each(['legend', 'par', 'roundTracker'] as const)('a setting hides the %s', (key) => {
    const without = sheetOf(combi, { stock: { display: { [key]: false } } });
    const gone = { legend: ['Safe'], par: ['Par', '100', '90'], roundTracker: ['SR', 'OR'] }[key];
    const texts = (nodes: typeof children) => contentsOf(nodes);
    expect(texts(without.children)).toEqual(texts(children).filter((text) => !gone.includes(text)));
  });
});

describe('the round tracker (40.8)', () => {
  test('moves up without a title band (40.14.37)', () => {
    const { stock, ...rest } = combi;
    const { children } = sheetOf({ ...rest, stock: { ...stock, title: false } as never });
    const arrow = leaves(children).find(({ node }) => node.kind === 'line')!;
    expect(arrow.matrix.slice(4)).toEqual([280, 170]);
  });

  test('is omitted without rounds (40.14.38)', () => {
    const { children } = sheetOf({ ...combi, rounds: [] });
    expect(leaves(children).some(({ node }) => node.kind === 'line')).toBe(false);
  });
});

test('a market without cells is still a drawing (40.14.10)', () => {
  const { game, stock } = stockOf({ type: '2D' });
  const { children, ...size } = drawMarket(game, stock, lookFor(game));
  expect(size).toEqual({ width: 10, height: 50, whole: [] });
  expect(boundsOfAll(children)).toBeUndefined();
});

const ledgeOf = (ledge: Json, type = '2D') => {
  const { game, stock } = stockOf(
    { type, market: [1, 2], ledges: [ledge] },
    { colors: { scarlet: '#cc1100', companies: { scarlet: '#bb0000' } } },
  );
  const look = lookFor(game);
  return stock.ledges.flatMap((each) => drawLedge(each, marketGrid(stock, look.config), look));
};

describe('ledges (40.6)', () => {
  test('run from corner to corner of the cells, in a company colour', () => {
    expect(ledgeOf({ color: 'scarlet', coords: ['1 0', '1 1', '2 1'], width: 6 })).toMatchObject([
      {
        kind: 'path',
        data: [
          ['M', 70, 50],
          ['L', 70, 135],
          ['L', 140, 135],
        ],
        stroke: { color: '#bb0000', width: 6, cap: 'round', join: 'round' },
      },
    ]);
  });

  test('are 3 wide without a casing by default', () => {
    expect(ledgeOf({ color: 'scarlet', coords: ['0 0', '1 0'] })).toMatchObject([{ stroke: { width: 3 } }]);
  });

  test('have a casing 2 wider', () => {
    const [casing, line] = ledgeOf({ color: 'scarlet', coords: ['0 0', '1 0'], border: true });
    expect(casing).toMatchObject({ stroke: { width: 5 } });
    expect(line).toMatchObject({ stroke: { width: 3 } });
  });

  test('are dashed by 2.5 times their width, on casing and line alike', () => {
    const dashed = ledgeOf({
      color: 'scarlet',
      coords: ['0 0', '1 0'],
      dashed: true,
      border: true,
      offset: 4,
    });
    expect(dashed).toMatchObject([
      { stroke: { dash: [7.5], dashOffset: 4 } },
      { stroke: { dash: [7.5], dashOffset: 4 } },
    ]);
  });

  test('follow half cells of a 1Diag market (40.14.35)', () => {
    expect(ledgeOf({ coords: ['0.5 1', '1.5 1'] }, '1Diag')).toMatchObject([
      {
        data: [
          ['M', 35, 220],
          ['L', 105, 220],
        ],
      },
    ]);
  });

  test('with a single point are not drawn', () => {
    expect(ledgeOf({ color: 'scarlet', coords: ['1 1'] })).toEqual([]);
  });
});
