import type { Json } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { lookFor } from '../testing/game.ts';
import { marketGrid } from './grid.ts';
import { drawLedge } from './ledge.ts';
import { stockOf } from './testing/game.ts';

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

  test('are 3 wide without a casing unless they say so', () => {
    expect(ledgeOf({ color: 'scarlet', coords: ['0 0', '1 0'] })).toMatchObject([{ stroke: { width: 3 } }]);
  });

  test('lie on a casing 2 wider', () => {
    const [casing, line] = ledgeOf({ color: 'scarlet', coords: ['0 0', '1 0'], border: true });
    expect(casing).toMatchObject({ stroke: { width: 5 } });
    expect(line).toMatchObject({ stroke: { width: 3 } });
  });

  test('are dashed by 2.5 times their width, casing and line alike', () => {
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

  test('of a single point are nothing', () => {
    expect(ledgeOf({ color: 'scarlet', coords: ['1 1'] })).toEqual([]);
  });
});
