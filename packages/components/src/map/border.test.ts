import type { JsonObject } from '@platelayer/game';
import type { Node } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { gameOf, lookFor } from '../testing/game.ts';
import { drawBorders } from './border.ts';
import { mapGrid } from './grid.ts';

const drawn = async (borders: JsonObject[], hexWidth = 150) => {
  const game = gameOf({ map: { hexes: [{ hexes: ['A1', 'B2'] }], borders } });
  const look = lookFor(game);
  const grid = mapGrid(game.maps[0]!, { info: game.info, coords: 'outside', hexWidth });
  return {
    look,
    paths: drawBorders(game.maps[0]!.borders, grid, look).filter((node) => node.kind === 'path'),
  };
};

const ends = ({ data }: Extract<Node, { kind: 'path' }>) => data.map(([, x, y]) => [x, y]);
const near = (x: number, y: number) => [expect.closeTo(x, 3), expect.closeTo(y, 3)];

describe('lines and borders (30.12)', () => {
  test('are 8 wide on a casing of 12, in company colours, with round ends', async () => {
    const { look, paths } = await drawn([{ color: 'red', coords: ['A1s1', 'B2x0y0'] }]);
    expect(paths.map(({ stroke }) => stroke)).toEqual([
      { color: look.color('track', 'companies'), width: 12, cap: 'round', join: 'round' },
      { color: look.color('red', 'companies'), width: 8, cap: 'round', join: 'round' },
    ]);
    expect(ends(paths[1]!)).toEqual([near(50, 136.6025), near(200, 266.50625)]);
  });

  test('have the same dashes on line and casing along sides: around each corner and on each midpoint', async () => {
    const { paths } = await drawn([{ color: 'water', coords: ['A1p1', 'A1p2'], dashed: true }]);
    const fitted = [expect.closeTo(86.6025 / 4, 3)];
    expect(paths.map(({ stroke }) => stroke?.dash)).toEqual([fitted, fitted]);
    expect(paths[0]?.stroke?.dashOffset).toBeCloseTo(86.6025 / 8, 3);
    expect(ends(paths[0]!)).toEqual([near(125, 223.205), near(50, 179.904)]);
  });

  test.each([
    ['across hexes', { coords: ['A1p1', 'A1p4'] }, [20], 0],
    ['with an offset', { coords: ['A1p1', 'A1p2'], offset: 5 }, [20], 5],
    ['with a pattern', { coords: ['A1p1', 'A1p2'], dashArray: '9 3' }, [9, 3], 0],
  ])('use the dashes %s as given', async (_, json, dash, dashOffset) => {
    const { paths } = await drawn([{ color: 'water', dashed: true, ...json }]);
    expect(paths[0]?.stroke).toMatchObject({ dash, dashOffset });
  });

  test('have no casing if border is false', async () => {
    const { paths } = await drawn([{ color: 'green', coords: ['B2p4', 'B2p5'], width: 4, border: false }]);
    expect(paths.map(({ stroke }) => stroke?.width)).toEqual([4]);
  });

  test('all casings are below the first line', async () => {
    const { paths } = await drawn([
      { color: 'red', coords: ['A1p1', 'A1p4'] },
      { color: 'blue', coords: ['A1p2', 'A1p5'] },
    ]);
    expect(paths.map(({ stroke }) => stroke?.width)).toEqual([12, 12, 8, 8]);
  });

  test('scale with the hexes, including dashes (30.24.27)', async () => {
    const { paths } = await drawn(
      [{ color: 'red', coords: ['A1p1', 'A1p4'], dashed: true, dashArray: '6 3', offset: 3 }],
      100,
    );
    const [, inner] = paths;
    expect(inner?.stroke?.width).toBeCloseTo(16 / 3, 6);
    expect(inner?.stroke?.dash).toEqual([4, 2]);
    expect(inner?.stroke?.dashOffset).toBe(2);
  });

  test('are not drawn with a single point or an unknown colour', async () => {
    expect((await drawn([{ color: 'red', coords: ['A1p1'] }])).paths).toEqual([]);
    const { paths } = await drawn([{ color: 'no such colour', coords: ['A1p1', 'A1p2'], border: false }]);
    expect(paths).toEqual([]);
  });
});
