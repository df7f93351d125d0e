import type { ConfigPart, Json } from '@platelayer/game';
import { boundsOfAll } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { leaves, textNamed, textsOf } from '../testing/find.ts';
import { lookFor } from '../testing/game.ts';
import { marketGrid } from './grid.ts';
import { drawLegend } from './legend.ts';
import { drawMarketSheet, marketSize } from './market.ts';
import { stockOf } from './testing/game.ts';

const legendOf = (stock: Readonly<Record<string, Json>>, part: ConfigPart = {}) => {
  const { game, stock: resolved } = stockOf(stock, { colors: { straw: '#ddcc66', moss: '#557722' } });
  const look = lookFor(game, part);
  return drawLegend(resolved, marketGrid(resolved, look.config), marketSize(resolved, look).width, look);
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

  test('stacks upwards from its position in reverse order', () => {
    const display = { legend: { x: 2, y: 2, verticalAlign: 'bottom', reverse: true } };
    const nodes = legendOf({ type: '2D', market, legend: [safe, start], display });
    expect(dotsOf(nodes)).toEqual([
      [160, 200, '#557722'],
      [160, 165, '#ddcc66'],
    ]);
    expect(textNamed(nodes, 'Start here').start.x).toBe(179);
  });

  test('otherwise runs down from its position, in configured cells whatever the factors', () => {
    const display = { legend: { x: 2, y: 2 } };
    const nodes = legendOf({ type: '2D', cell: { width: 0.5 }, market, legend: [safe, start], display });
    expect(dotsOf(nodes).map(([x, y]) => [x, y])).toEqual([
      [160, 240],
      [160, 275],
    ]);
  });

  test('ends at its position if aligned right', () => {
    const display = { legend: { x: 3, y: 0, align: 'right' } };
    const nodes = legendOf({ type: '2D', title: false, market, legend: [safe], display });
    expect(dotsOf(nodes)).toEqual([[190, 20, '#ddcc66']]);
    expect(textNamed(nodes, safe.description).end.x).toBeCloseTo(171);
  });

  test('is not drawn on the map without a position (40.14.30)', () => {
    expect(legendOf({ type: '2D', market, legend: [safe] })).toEqual([]);
  });

  test('has position 0 if x or y is missing (40.14.31)', () => {
    const nodes = legendOf({ type: '2D', market, legend: [safe], display: { legend: {} } });
    expect(dotsOf(nodes)).toEqual([[20, 70, '#ddcc66']]);
  });
});

describe('legend of a 2D market without a position (40.14.30)', () => {
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

  test('is next to the lowest cells, on its dot, and the sheet keeps its size', () => {
    const { width, height } = sheetOf({ market: staircase });
    expect(dots({ market: staircase, legend: [safe] })).toEqual([[160, height - 13]]);
    expect(sheetOf({ market: staircase, legend: [safe, start] })).toMatchObject({ width, height });
  });

  test('is complete on every page, with a long description on several lines', () => {
    const long = { description: 'Shares of this corporation do not count toward the certificate limit' };
    const { children, whole } = sheetOf({ market: staircase, legend: [long] });
    const description = textsOf(children).find(({ text }) => text.startsWith('Shares'))!;
    const lines = new Set(description.runs.map(({ y }) => y));
    expect(lines.size).toBe(2);
    expect(whole.some(({ x, y, height }) => x === 137 && y + height === 305)).toBe(true);
  });

  test('moves to the top of the sheet if the bottom is full', () => {
    const rising = [...staircase].reverse();
    expect(dots({ market: rising, legend: [safe] })).toEqual([[160, 63]]);
  });

  test('is below the cells if nothing is free, and the sheet grows', () => {
    const market = [[1, 2, 3, 4, 5, 6]];
    // The outline of the cells ends at 135.5; the dots are 26 high and 10 apart.
    expect(dots({ market, legend: [safe, start] })).toEqual([
      [20, 160.5],
      [20, 196.5],
    ]);
    const { height, whole } = sheetOf({ market, legend: [safe, start] });
    expect(height).toBe(135.5 + 12 + 26 + 10 + 26);
    expect(whole.some((area) => area.y + area.height === height)).toBe(true);
  });

  test('is split below the cells into lines that fit a narrow sheet', () => {
    const long = { description: 'Shares of this corporation do not count toward the certificate limit' };
    const linesOf = (columns: number) => {
      const { children } = sheetOf({ market: [Array(columns).fill(1)], legend: [long] });
      const { runs } = textsOf(children).find(({ text }) => text.startsWith('Shares'))!;
      return new Set(runs.map(({ y }) => y)).size;
    };
    expect([linesOf(6), linesOf(2)]).toEqual([2, 3]);
  });

  describe('with more than three entries', () => {
    const legend = ['Safe', 'Start', 'Par', 'Limit', 'Closed', 'End'].map((description) => ({ description }));
    const heights = (places: readonly (readonly number[])[]) => new Set(places.map(([, y]) => y)).size;

    test('is next to the cells in columns if one would not fit', () => {
      const market = [Array(12).fill(60), [50, 60], [40, 50]];
      const { height } = sheetOf({ market });
      const places = dots({ market, legend });
      expect(heights(places)).toBe(3);
      expect(new Set(places.map(([x]) => x)).size).toBe(2);
      expect(sheetOf({ market, legend }).height).toBe(height);
    });

    test('is as low as columns allow below the cells, and is read downwards', () => {
      const market = [Array(6).fill(1)];
      const places = dots({ market, legend });
      expect(heights(places)).toBe(2);
      expect(places[1]![0]).toBe(places[0]![0]);
      const { width, children } = sheetOf({ market, legend });
      expect(textNamed(children, 'End').end.x).toBeLessThan(width);
      expect(dots({ market: [[1]], legend }).every(([x]) => x === 20)).toBe(true);
    });

    test('may have more entries than columns', () => {
      const many = Array.from({ length: 100 }, (_, i) => ({ description: `${i}` }));
      expect(heights(dots({ market: [Array(30).fill(1)], legend: many }))).toBe(17);
    });
  });

  test('stays clear of a tracker that extends below the cells', () => {
    const display = { roundTracker: { x: 0, y: 1 } };
    const rounds = [{ name: 'SR' }, { name: 'OR' }];
    const made = stockOf({ market: [[1, 2, 3]], legend: [safe], display }, { rounds });
    const nodes = drawMarketSheet(made.game, made.stock, lookFor(made.game)).children;
    const tracker = textNamed(nodes, 'OR').start.y;
    expect(textNamed(nodes, safe.description).start.y).toBeGreaterThan(tracker + 25 + 12);
  });

  test('avoids the par chart and the tracker, and can be switched off', () => {
    const display = { par: { x: 2, y: 1 } };
    const par = { values: [100, 90], width: 4 };
    expect(dots({ market: staircase, legend: [safe], par, display })).toEqual([[20, 380.5]]);
    expect(dots({ market: staircase, legend: [safe] }, { stock: { display: { legend: false } } })).toEqual(
      [],
    );
  });
});

describe('legend on one line (40.5.2)', () => {
  const entries = [
    { color: 'straw', description: 'No limit' },
    { color: 'moss', description: 'Par' },
  ];

  test('1D: is below the cells, with entries 100 plus 6.5 per character apart', () => {
    const nodes = legendOf({ type: '1D', market: [40, 50, 60], legend: entries });
    expect(dotsOf(nodes)).toEqual([
      [20, 435, '#ddcc66'],
      [172, 435, '#557722'],
    ]);
    expect(entries.map(({ description }) => textNamed(nodes, description).start.x)).toEqual([39, 191]);
  });

  test.each(['1D', '1Diag'])('%s: starts at a position in units', (type) => {
    const legend = [{ description: 'ab' }, { description: 'c' }];
    const nodes = legendOf({ type, market: [1], legend, display: { legend: { x: 30, y: 12 } } });
    expect(dotsOf(nodes).map(([x, y]) => [x, y])).toEqual([
      [50, 32],
      [163, 32],
    ]);
  });

  test('1Diag: is below both rows of cells', () => {
    expect(dotsOf(legendOf({ type: '1Diag', market: [1], legend: entries }))[0]).toEqual([
      20,
      435,
      '#ddcc66',
    ]);
  });

  test('moves the next entry further if the letters are large', () => {
    const wide = { description: 'Wide letters', fontSize: 60 };
    const nodes = legendOf({ type: '1D', market: Array(9).fill(1), legend: [wide, start] });
    const dot = dotsOf(nodes)[1]?.[0] as number;
    expect(dot - 12).toBeGreaterThan(textNamed(nodes, 'Wide letters').end.x);
  });
});

describe('legend on several lines (40.5.2)', () => {
  const legend = [
    'Shares do not count towards the limit',
    'A player may own more than 60 %',
    'Several shares may be bought at once',
    'Par',
  ].map((description) => ({ description }));
  const sizeOf = (type: string, cells: number) => {
    const { game, stock } = stockOf({ type, market: Array(cells).fill(1), legend });
    return marketSize(stock, lookFor(game));
  };

  test.each(['1D', '1Diag'])(
    '%s: starts a new line for an entry that would extend beyond the sheet',
    (type) => {
      const cells = type === '1D' ? 10 : 19;
      const nodes = legendOf({ type, market: Array(cells).fill(1), legend });
      expect(dotsOf(nodes).map(([x, y]) => [x, y])).toEqual([
        [20, 435],
        [360.5, 435],
        [20, 470],
        [354, 470],
      ]);
      expect(sizeOf(type, cells)).toEqual({ width: 710, height: 390 + 50 + 35 });
      expect(boundsOfAll(nodes)!.width).toBeLessThan(710);
    },
  );

  test('stays on one line if it fits', () => {
    expect(sizeOf('1D', 16)).toEqual({ width: 1130, height: 440 });
  });

  test('never moves a single entry, and large letters increase the spacing', () => {
    const large: Json = [{ description: 'Wide letters', fontSize: 50 }, { description: 'More' }];
    const nodes = legendOf({ type: '1D', market: [1], legend: large, display: { legend: { x: 10 } } });
    expect(dotsOf(nodes).map(([x, y]) => [x, y])).toEqual([
      [30, 435],
      [30, 495],
    ]);
  });
});

describe('a single entry (40.5.1)', () => {
  test('has a dot of radius 12, outlined 2 wide, and plain letters without an outline', () => {
    const nodes = legendOf({ type: '1D', market: [1], legend: [safe] });
    const [dot, text] = leaves(nodes).map(({ node }) => node);
    expect(dot).toMatchObject({ r: 12, stroke: { width: 2 } });
    expect(text).toMatchObject({ fill: '#000', runs: [{ face: 'sans', size: 14 }] });
    expect(text).not.toHaveProperty('stroke');
  });

  test('without a description is only a dot, orange if it has no colour (40.14.33)', () => {
    const nodes = legendOf({ type: '1D', market: [1], legend: [{}] });
    expect(dotsOf(nodes)).toHaveLength(1);
    expect(textsOf(nodes)).toEqual([]);
  });

  test('a setting hides the legend', () => {
    const off = { stock: { display: { legend: false } } };
    expect(legendOf({ type: '1D', market: [1], legend: [safe] }, off)).toEqual([]);
  });
});
