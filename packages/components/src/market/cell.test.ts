import type { ConfigPart, Json } from '@platelayer/game';
import { boundsOfAll } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { contentsOf, leaves, nodesOf, rectanglesOf, textNamed, textsOf } from '../testing/find.ts';
import { lookFor } from '../testing/game.ts';
import { placeArrows } from './arrow.ts';
import { drawCell } from './cell.ts';
import { cellTexts, MARKET_CORNERS } from './cell-face.ts';
import { placeTexts } from './cell-text.ts';
import { marketGrid } from './grid.ts';
import { stockOf } from './testing/game.ts';

/** Baseline of letters of size 15 hanging from y = 0. */
const HANGING = 0.8 * 1.09 * 15;

const companies = [
  { name: 'Alpha', abbrev: 'AB', color: 'scarlet' },
  { name: 'Ceti', abbrev: 'CD', color: 'navyish' },
];
const colors = { scarlet: '#cc1100', navyish: '#113366', straw: '#ddcc66', slate: '#708090' };

/** Draws a market with only this cell, from the cell's corner. */
const cellOf = (
  json: Json,
  part: ConfigPart = {},
  type = '2D',
  stock: Readonly<Record<string, Json>> = {},
) => {
  const made = stockOf(
    { type, market: type === '2D' ? [[json]] : [json], ...stock },
    { companies, colors, info: { title: 'T', currency: '$#' } },
  );
  const look = lookFor(made.game, part);
  const cell = made.stock.market!.cells[0]!;
  return { nodes: drawCell(cell, made.stock.type, marketGrid(made.stock, look.config), look), cell, look };
};

const groundOf = (json: Json, stock: Readonly<Record<string, Json>>) =>
  rectanglesOf(cellOf(json, {}, '2D', stock).nodes)[0]!
    .split(' ')
    .at(-1);

describe('forms of a cell (40.4.1)', () => {
  test.each([
    ['a number is a value', 50, '50'],
    ['a text is a label', 'Closed', 'Closed'],
    ['a label may be a number', { label: 60 }, '60'],
    ['also 0 (40.14.22)', { label: 0 }, '0'],
    ['a value goes before a label', { value: 5, label: 'x' }, '5'],
  ])('%s', (_, json, text) => {
    expect(contentsOf(cellOf(json).nodes)).toEqual([text]);
  });

  test.each([null, true, false])('%s leaves the position empty', (json) => {
    const { stock } = stockOf({ market: [[json, 1]] });
    expect(stock.market!.cells.map(({ column }) => column)).toEqual([1]);
  });

  test('values are formatted as money if configured, labels never', () => {
    const money = { currency: { market: true } };
    expect(textsOf(cellOf(1000, money).nodes)[0]!.text).toBe('$1,000');
    expect(textsOf(cellOf({ label: 1000 }, money).nodes)[0]!.text).toBe('1000');
  });
});

describe('background (40.4.3)', () => {
  const legend: Json = [{ color: 'straw', description: 'Safe' }, { description: 'Plain' }];

  test('uses the cell’s own colour, then the legend’s, then par’s', () => {
    const stock = { legend, par: { color: 'slate' }, cell: { color: 'navyish' } };
    expect(groundOf(1, stock)).toBe('#113366');
    expect(groundOf({ value: 1, color: 'scarlet' }, stock)).toBe('#cc1100');
    expect(groundOf({ value: 1, color: 'scarlet', legend: 0 }, stock)).toBe('#ddcc66');
    expect(groundOf({ value: 1, color: 'scarlet', legend: 0, par: true }, stock)).toBe('#708090');
  });

  test('is orange for a legend entry without a colour (40.14.33)', () => {
    const { look } = cellOf(1);
    expect(groundOf({ value: 1, legend: 1 }, { legend })).toBe(look.color('orange', 'map'));
  });

  test.each([-1, 2])('ignores legend %s, so the cell keeps its colour (40.14.21)', (index) => {
    expect(groundOf({ value: 1, color: 'scarlet', legend: index }, { legend })).toBe('#cc1100');
  });

  test('a cell has the size given by its factors, and an outline 1 wide', () => {
    const { nodes } = cellOf({ value: 1, width: 2, height: 3 });
    expect(nodes[0]).toMatchObject({ width: 140, height: 255, stroke: { width: 1 } });
  });
});

describe('text (40.4.4)', () => {
  test('with descenders stays clear of the edge of the cell', () => {
    expect(textNamed(cellOf({ value: 1, subLabel: 'Bankrupt' }).nodes, 'Bankrupt').end.y).toBe(77.5);
    expect(textNamed(cellOf({ value: 1, subLabel: 'Closed' }).nodes, 'Closed').end.y).toBe(80);
  });

  const level = { label: 'X', subLabel: 's' };
  const turned = { ...level, rotated: true, subRotated: true };
  const bottom = { stock: { value: 'bottom' } } as const;
  const upperLeft = { x: 5, y: 5 + HANGING };

  test('horizontal, with the value at the top: X starts at the upper left, s ends at the lower right', () => {
    const { nodes } = cellOf(level);
    expect(textNamed(nodes, 'X').start).toEqual(upperLeft);
    expect(textNamed(nodes, 's').end).toEqual({ x: 65, y: 80 });
  });

  test('horizontal, with the value at the bottom: the corners are swapped', () => {
    const { nodes } = cellOf(level, bottom);
    expect(textNamed(nodes, 'X').end).toEqual({ x: 65, y: 80 });
    expect(textNamed(nodes, 's').start).toEqual(upperLeft);
  });

  test('turned, with the value at the top: X ends at the upper left, s starts at the lower right', () => {
    const { nodes } = cellOf(turned);
    expect(textNamed(nodes, 'X').end).toEqual({ x: 5 + HANGING, y: 5 });
    expect(textNamed(nodes, 's').start).toEqual({ x: 65, y: 80 });
    expect(textNamed(nodes, 's').end.y).toBeLessThan(80);
  });

  test('turned, with the value at the bottom: the corners are swapped', () => {
    const { nodes } = cellOf(turned, bottom);
    expect(textNamed(nodes, 'X').start).toEqual({ x: 65, y: 80 });
    expect(textNamed(nodes, 's').end).toEqual({ x: 5 + HANGING, y: 5 });
  });

  test.each(['1D', '1Diag'])('%s: labels and second texts are read upwards, values are not', (type) => {
    const upwards = (json: Json, text: string) => {
      const { start, end } = textNamed(cellOf(json, {}, type).nodes, text);
      return start.x === end.x;
    };
    expect(upwards('Closed', 'Closed')).toBe(true);
    expect(upwards({ value: 5, subLabel: 's' }, 's')).toBe(true);
    expect(upwards(5, '5')).toBe(false);
    // 40.14.23
    expect(upwards({ value: 5, label: 'x' }, '5')).toBe(false);
  });

  test('is readable on the background, or has a colour of the game, the theme or CSS (40.14.20)', () => {
    const fill = (json: Json) => textNamed(cellOf(json).nodes, '7').fill;
    const { look } = cellOf(1);
    expect(fill({ value: 7, color: 'navyish' })).toBe(look.color('white'));
    expect(fill({ value: 7, labelColor: 'scarlet' })).toBe('#cc1100');
    expect(fill({ value: 7, labelColor: 'hotpink' })).toBe('#ff69b4');
  });

  test('is underlined from the first to the last letter', () => {
    const { nodes } = cellOf({ label: 'Start', underline: true });
    const { start, end } = textNamed(nodes, 'Start');
    const rule = leaves(nodes).find(({ node }) => node.kind === 'line')!.node;
    expect(rule).toMatchObject({ x1: start.x, x2: end.x });
  });

  test('that does not fit its cell gets smaller, and is reported if it would be unreadable', () => {
    const long = cellOf('Receivership');
    const { start, end, size } = textNamed(long.nodes, 'Receivership');
    expect(size).toBeLessThan(15);
    expect(end.x).toBeLessThanOrEqual(70 + 1e-6);
    expect(start.x).toBe(5);
    expect(long.look.found).toEqual([]);
    const { look } = cellOf('Inthehandsofthereceivers');
    expect(look.found).toMatchObject([{ code: 'layout/overflow', pointer: '/stock/market/0/0' }]);
  });

  test('too long for one line is split in its half of the cell, and arrows stay clear of it', () => {
    const cell = { value: 100, subLabel: 'In the hands of the receivers', arrow: 'down' };
    const { nodes, look } = cellOf(cell);
    const found = leaves(nodes).flatMap(({ node }) => (node.kind === 'text' ? node.runs : []));
    const lines = found.filter(({ text }) => text !== '100' && text !== '↓');
    expect(lines.map(({ text }) => text).join(' ')).toBe('In the hands of the receivers');
    expect(lines.at(-1)!.y).toBe(80);
    for (const { x, y, width, size } of lines) {
      expect(size).toBeGreaterThan(8);
      expect(x + width).toBeCloseTo(65);
      expect(y - 0.75 * size).toBeGreaterThan(85 / 2);
    }
    expect(textNamed(nodes, '↓').start.y).toBeLessThan(
      Math.min(...lines.map(({ y, size }) => y - 0.75 * size)),
    );
    expect(look.found).toEqual([]);
  });

  test('that is turned and split fills the left half of its cell', () => {
    const { nodes, look } = cellOf({ label: 'Nationalised by government', rotated: true });
    const lines = textsOf(nodes);
    expect(lines.length).toBeGreaterThan(1);
    expect(look.found).toEqual([]);
    const area = boundsOfAll(nodes.slice(1))!;
    expect(area.x + area.width).toBeLessThan(70 / 2 + 5);
    expect(area.y + area.height).toBeLessThan(85);
  });
});

describe('arrows (40.4.6)', () => {
  const places = (
    json: Readonly<Record<string, Json>>,
    part: ConfigPart = {},
    size = { width: 70, height: 85 },
  ) => {
    const { cell, look } = cellOf({ value: 60, ...json }, part);
    const { turned, subTurned, pointer } = cell;
    const corners = MARKET_CORNERS[look.config.stock.value];
    const setting = { money: 'market', corners, turned, subTurned, pointer } as const;
    const texts = placeTexts(cellTexts(cell, setting, look), size, look);
    return placeArrows(cell.arrows, texts, size, look).map(({ x, y, anchor }) => [anchor, x, y]);
  };
  const top = { stock: { arrows: 'top' } } as const;

  test('at the bottom are at their own distances from it', () => {
    const each = ['up', 'down', 'left', 'right', 'around'].flatMap((arrow) => places({ arrow }));
    expect(each).toEqual([
      ['end', 65, 75],
      ['start', 5, 75],
      ['start', 5, 80],
      ['end', 65, 80],
      ['end', 65, 80],
    ]);
  });

  test('at the top hang from 5; in the middle they are at half the height', () => {
    expect(places({ value: '', arrow: ['up', 'down'] }, top)).toEqual([
      ['end', 65, 5],
      ['start', 5, 5],
    ]);
    expect(places({ arrow: 'up' }, { stock: { arrows: 'middle' } })).toEqual([['end', 65, 42.5]]);
  });

  test('next to others on the same side are 15 further in (40.14.25)', () => {
    expect(places({ arrow: ['up', 'right', 'left'] })).toEqual([
      ['end', 65, 75],
      ['end', 50, 80],
      ['start', 5, 80],
    ]);
  });

  test('are raised by 15 by a second text in the same corner (40.14.25)', () => {
    expect(places({ arrow: ['up', 'down'], subLabel: 'End' })).toEqual([
      ['end', 65, 60],
      ['start', 5, 75],
    ]);
  });

  test('are moved inwards by turned text in the same corner', () => {
    expect(places({ arrow: 'up', subLabel: 'End', subRotated: true })).toEqual([['end', 50, 75]]);
  });

  test('at the top leave space for the value', () => {
    expect(places({ arrow: ['down', 'up'] }, top)).toEqual([
      ['start', 5, 20],
      ['end', 65, 5],
    ]);
  });

  test.each<
    [string, Readonly<Record<string, Json>>, ConfigPart, readonly (readonly [string, number, number])[]]
  >([
    ['a long second text', { subLabel: 'Endgame', arrow: 'down' }, {}, [['start', 5, 60]]],
    [
      'a second text that reaches one of two',
      { subLabel: 'Start', arrow: ['left', 'down'] },
      {},
      [
        ['start', 5, 80],
        ['start', 20, 60],
      ],
    ],
    [
      'a value at the top that reaches one of two',
      { value: 1000, arrow: ['up', 'right'] },
      { ...top, currency: { market: true } },
      [
        ['end', 65, 5],
        ['end', 50, 20],
      ],
    ],
    [
      'a long value at the bottom',
      { value: 10000, arrow: 'left' },
      { stock: { value: 'bottom' }, currency: { market: true } },
      [['start', 5, 65]],
    ],
  ])('%s moves those it would cover away by 15', (_, json, part, expected) => {
    expect(places(json, part)).toEqual(expected);
  });

  test('move half a step in a low cell without more space between its texts', () => {
    const { nodes } = cellOf({ value: 76, subLabel: 'End', arrow: 'up', width: 0.5, height: 0.6 });
    expect(textNamed(nodes, '↑').end.y).toBe(51 - 10 - 7.5);
  });

  test('on the right of a wide cell are at its own edge (40.14.24)', () => {
    const { nodes } = cellOf({ value: 1, width: 2, arrow: 'up' });
    expect(textNamed(nodes, '↑').end.x).toBeCloseTo(135);
  });

  test('are one above the other if a cell is too narrow for them side by side', () => {
    const all = { value: 80, arrow: ['up', 'down', 'left', 'right'] };
    const narrow = { width: 42, height: 85 };
    expect(places(all, {}, narrow)).toEqual([
      ['end', 37, 75],
      ['start', 5, 75],
      ['start', 5, 62.5],
      ['end', 37, 62.5],
    ]);
    expect(places(all, { stock: { arrows: 'middle' } }, narrow)).toEqual([
      ['end', 37, 42.5],
      ['start', 5, 42.5],
      ['start', 5, 55],
      ['end', 37, 55],
    ]);
  });

  test('are above the others even if the value is below them', () => {
    const all = { value: 80, arrow: ['up', 'down', 'left', 'right'] };
    const config = { stock: { arrows: 'middle', value: 'bottom' } } as const;
    expect(places(all, config, { width: 50, height: 50 })).toEqual([
      ['end', 45, 25],
      ['start', 5, 25],
      ['start', 20, 25],
      ['end', 45, 12.5],
    ]);
  });

  test('are never on the next cell, however many there are', () => {
    const many = places({ value: 80, arrow: Array(40).fill('down') }, {}, { width: 42, height: 85 });
    expect(Math.max(...many.map(([, x]) => Number(x)))).toBeLessThan(42 - 5);
  });

  test('are an open circle for a word that is not a direction, in the colour of the arrows', () => {
    const { nodes } = cellOf({ value: 1, arrow: 'spin', arrowColor: 'scarlet' });
    expect(contentsOf(nodes)).toEqual(['1']);
    expect(leaves(nodes).some(({ node }) => node.kind === 'polygon' && node.fill === '#cc1100')).toBe(true);
  });
});

describe('company bars (40.4.7)', () => {
  test('on a 1D market are 16 high with the abbreviation, one above the other', () => {
    const { nodes } = cellOf({ value: 40, companies: ['AB', { abbrev: 'CD', row: 2 }] }, {}, '1D');
    expect(rectanglesOf(nodes).slice(1)).toEqual(['5 319 60 16 #cc1100', '5 298 60 16 #113366']);
    const { start, end } = textNamed(nodes, 'AB');
    expect((start.x + end.x) / 2).toBeCloseTo(35);
    expect(start.y).toBeCloseTo(328 + (0.538 / 2) * 12);
  });

  test.each(['2D', '1Diag'])('on a %s market are 8 high without text', (type) => {
    const { nodes } = cellOf({ value: 40, companies: ['AB', 'CD'] }, {}, type);
    const height = type === '2D' ? 85 : 170;
    expect(rectanglesOf(nodes).slice(1)).toEqual([
      `5 ${height - 13} 60 8 #cc1100`,
      `5 ${height - 26} 60 8 #113366`,
    ]);
    expect(textsOf(nodes)).toHaveLength(1);
  });

  test('given as objects without a row are numbered like strings (40.14.26)', () => {
    const { nodes } = cellOf({ value: 1, companies: [{ abbrev: 'AB' }, { abbrev: 'CD' }] });
    expect(rectanglesOf(nodes).slice(1)).toEqual(['5 72 60 8 #cc1100', '5 59 60 8 #113366']);
  });

  test('are as wide as their own cell and at its bottom (40.14.24)', () => {
    const { nodes } = cellOf({ value: 1, width: 2, height: 2, companies: ['AB'] });
    expect(rectanglesOf(nodes)[1]).toBe('5 157 130 8 #cc1100');
  });

  const bars = (json: Readonly<Record<string, Json>>, count: number, part: ConfigPart = {}, type = '2D') => {
    const companies = Array.from({ length: count }, (_, i) => ({ abbrev: 'AB', row: i + 1 }));
    const [ground, ...found] = nodesOf(cellOf({ value: 100, ...json, companies }, part, type).nodes, 'rect');
    const [first, last] = [found[0]!, found.at(-1)!];
    return { foot: first.y + first.height, top: last.y, height: first.height, ground: ground!.height };
  };
  /** Space for the value at the top, and a little more. */
  const UnderValue = 5 + HANGING + 1;

  test.each<[string, number, Readonly<Record<string, Json>>]>([
    ['2D', 5, {}],
    ['2D', 6, {}],
    ['2D', 12, {}],
    ['1D', 18, {}],
    ['1Diag', 15, {}],
    ['2D', 6, { height: 0.6 }],
  ])('%s: the highest of %i ends below the value', (type, count, json) => {
    const { top, foot, ground } = bars(json, count, {}, type);
    expect(top).toBeGreaterThan(UnderValue);
    expect(foot).toBeLessThan(ground);
  });

  test('shrink only if they would not fit', () => {
    expect(bars({}, 5)).toMatchObject({ top: 20, height: 8 });
    expect(bars({}, 6).height).toBeCloseTo((8 * (85 - 19.58)) / (6 * 13), 1);
    expect(bars({}, 15, {}, '1D')).toMatchObject({ top: 25, height: 16 });
  });

  test('are above a value or a second text at the bottom of the cell', () => {
    const bottom = { stock: { value: 'bottom' } } as const;
    expect(bars({}, 2, bottom).foot).toBeLessThan(80 - 0.7 * 15);
    expect(bars({}, 9, bottom).top).toBeCloseTo(5);
    expect(bars({ subLabel: 'End' }, 2).foot).toBeLessThan(80 - 0.7 * 15);
  });

  test('stay in a cell that only has space for its value', () => {
    const { top, foot, ground } = bars({ height: 0.2 }, 6);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(foot).toBeLessThan(ground);
  });

  test('are omitted for an unknown company', () => {
    expect(rectanglesOf(cellOf({ value: 1, companies: ['ZZ'] }).nodes)).toHaveLength(1);
  });
});

describe('tokens (40.4.8)', () => {
  const centres = (json: Json) =>
    leaves(cellOf(json).nodes).flatMap(({ node, matrix }) =>
      node.kind === 'circle' ? [[matrix[4] + node.cx, matrix[5] + node.cy, node.r]] : [],
    );

  test('are in the middle of the cell, 2 lower, with radius 25; or at their own position', () => {
    const tokens: Json = [{ company: 'AB' }, { label: 'X', x: 10, y: 10, width: 8, color: 'scarlet' }];
    const found = centres({ value: 10, tokens });
    expect(found).toContainEqual([35, 44.5, 25]);
    expect(found).toContainEqual([10, 10, 8]);
  });

  test('are moved by 75 units in a map direction', () => {
    expect(centres({ value: 1, tokens: [{ label: 'X', angle: 90, percent: 0.2 }] })).toContainEqual([
      20, 44.5, 25,
    ]);
  });

  test('of an unknown company show its abbreviation (40.14.29)', () => {
    expect(textNamed(cellOf({ value: 1, tokens: [{ company: 'ZZ' }] }).nodes, 'ZZ').text).toBe('ZZ');
  });

  test('are not drawn if hidden', () => {
    expect(centres({ value: 1, tokens: [{ company: 'AB', hidden: true }] })).toEqual([]);
  });
});
