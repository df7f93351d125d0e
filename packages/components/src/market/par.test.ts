import type { ConfigPart, Json } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { contentsOf, rectanglesOf, textNamed, textsOf } from '../testing/find.ts';
import { lookFor } from '../testing/game.ts';
import { drawMarket } from './market.ts';
import { drawPar } from './par.ts';
import { stockOf } from './testing/game.ts';

const colors = { moss: '#557722', straw: '#ddcc66', brick: '#aa4433' };

const parOf = (par: Json, part: ConfigPart = {}, rest: Readonly<Record<string, Json>> = {}) => {
  const { game, stock } = stockOf({ ...rest, par }, { colors, info: { title: 'P', currency: '$#' } });
  return drawPar(game, stock.par!, lookFor(game, part));
};

const example = {
  width: 2,
  height: 0.5,
  color: 'straw',
  values: [
    [100, { label: 'Major', legend: 0, subLabel: 'x2', underline: true }],
    [90, { value: 80, color: 'brick' }],
  ],
};
const legend = [{ color: 'moss', description: 'Major' }];

describe('the par sheet (40.7)', () => {
  const { width, height, children } = parOf(example, {}, { legend });

  test('has cells of 140 by 42.5 under its heading', () => {
    expect([width, height]).toEqual([280, 135]);
    expect(textNamed(children, 'P Par').start).toEqual({ x: 0, y: 12.5 + 0.8 * 1.09 * 25 });
    expect(rectanglesOf(children)).toEqual([
      '0 50 140 42.5 #ddcc66',
      '140 50 140 42.5 #557722',
      '0 92.5 140 42.5 #ddcc66',
      '140 92.5 140 42.5 #aa4433',
    ]);
  });

  test('has the second text at the lower left', () => {
    expect(textNamed(children, 'x2').start).toEqual({ x: 145, y: 87.5 });
  });

  test('has the heading "Par" on the market', () => {
    const { game, stock } = stockOf(
      {
        type: '2D',
        market: [[{ value: 60, par: true }]],
        legend,
        par: example,
        display: { par: { x: 2, y: 0 } },
      },
      { colors },
    );
    const { children } = drawMarket(game, stock, lookFor(game));
    expect(textNamed(children, 'Par').start.x).toBe(140);
    expect(rectanglesOf(children).slice(0, 2)).toEqual(['0 50 70 85 #ddcc66', '140 100 140 42.5 #ddcc66']);
  });
});

describe('size of the par chart (40.7.3)', () => {
  const sizeOf = (par: Json, part: ConfigPart = {}) => {
    const { width, height } = parOf(par, part);
    return [width, height];
  };

  test('with one value is a cell four base cells wide under the title band', () => {
    expect(sizeOf({ values: [100] })).toEqual([280, 135]);
  });

  test('with two values', () => {
    expect(sizeOf({ values: [100, 90] })).toEqual([280, 220]);
  });

  test('is as wide as the longest row, and a text is one cell (40.14.13)', () => {
    expect(sizeOf({ values: [[1, 2, 3], 'Closed', 5] })).toEqual([840, 305]);
  });

  test('ignores a size that is not a number (40.14.14)', () => {
    expect(sizeOf({ values: [100], width: '3in' })).toEqual([280, 135]);
  });

  test('depends on the configuration, not on the factors of the market (40.14.19)', () => {
    const part = { stock: { par: 3, cell: { width: 100, height: 50 } } };
    expect(parOf({ values: [100] }, part, { cell: { width: 0.5, height: 0.5 } })).toMatchObject({
      width: 300,
      height: 100,
    });
  });

  test('has neither heading nor band without a title (40.14.15)', () => {
    const { height, children } = parOf({ values: [100], title: false });
    expect(height).toBe(85);
    expect(contentsOf(children)).toEqual(['100']);
  });
});

test('par values depend on the setting currency.par (40.14.18)', () => {
  const texts = (part: ConfigPart) => textsOf(parOf({ values: [1000] }, part).children).at(-1)?.text;
  expect(texts({ currency: { market: true } })).toBe('1000');
  expect(texts({ currency: { par: true } })).toBe('$1,000');
});
