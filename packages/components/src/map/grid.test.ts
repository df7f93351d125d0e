import { defaults, type JsonObject } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../testing/game.ts';
import { blockOrigin, hexCentre, mapGrid } from './grid.ts';

const threeHexes = (info: JsonObject = {}) =>
  gameOf({ info, map: { hexes: [{ color: 'plain', hexes: ['A1', 'B2', 'A3'] }] } });

const layout = (
  { info, maps }: ReturnType<typeof gameOf>,
  { coords = defaults.coords, hexWidth = 150, roomBeforeFirst = true, smallerByTrim = true } = {},
) => mapGrid(maps[0]!, { info, coords, hexWidth, roomBeforeFirst, smallerByTrim });

const A1 = { letter: 1, number: 1 };
const B2 = { letter: 2, number: 2 };
const A3 = { letter: 1, number: 3 };

describe('centres of hexes and sheet size (30.6.4)', () => {
  test.each([
    ['vertical', 'outside', 150, [125, 136.6025], [200, 266.50625], [275, 136.6025], [400, 403.10875]],
    ['vertical', 'edge', 150, [100, 111.6025], [175, 241.50625], [250, 111.6025], [350, 353.10875]],
    ['vertical', 'none', 150, [75, 86.6025], [150, 216.50625], [225, 86.6025], [300, 303.10875]],
    ['vertical', 'inside', 150, [75, 86.6025], [150, 216.50625], [225, 86.6025], [300, 303.10875]],
    ['horizontal', 'outside', 150, [136.6025, 125], [266.50625, 200], [136.6025, 275], [403.10875, 400]],
    ['vertical', 'outside', 100, [100, 107.735], [150, 194.3375], [200, 107.735], [300, 302.0725]],
  ] as const)('%s, %s, %d wide', (orientation, coords, hexWidth, a1, b2, a3, sheet) => {
    const grid = layout(threeHexes({ orientation }), { coords, hexWidth });
    const near = ([x, y]: readonly [number, number]) => ({
      x: expect.closeTo(x, 6),
      y: expect.closeTo(y, 6),
    });
    expect(hexCentre(grid, A1)).toEqual(near(a1));
    expect(hexCentre(grid, B2)).toEqual(near(b2));
    expect(hexCentre(grid, A3)).toEqual(near(a3));
    expect({ x: grid.width, y: grid.height }).toEqual(near(sheet));
  });

  test.each([
    ['vertical', 430, 463.10875],
    ['horizontal', 463.10875, 430],
  ])('extra space on a %s map', (orientation, width, height) => {
    const grid = layout(threeHexes({ orientation, extraTotalWidth: 30, extraTotalHeight: 60 }));
    expect(grid.width).toBeCloseTo(width, 6);
    expect(grid.height).toBeCloseTo(height, 6);
  });

  test('the short variation of 30.3.2 is 475 by 403.10875', () => {
    const game = gameOf({ map: { hexes: [{ hexes: ['A1', 'A3', 'B2', 'B4'] }] } });
    expect(layout(game).width).toBe(475);
    expect(layout(game).height).toBeCloseTo(403.10875, 6);
  });

  test('a map without hexes has the size of one hex', () => {
    const grid = layout(gameOf({ map: { hexes: [] } }));
    expect([grid.width, grid.height]).toEqual([250, expect.closeTo(273.205, 6)]);
  });
});

describe('hexes before number 1', () => {
  const game = gameOf({ map: { hexes: [{ hexes: ['B0', 'B2'] }] } });

  test('get half a hex of space on their side', () => {
    expect(layout(game)).toMatchObject({ shift: { x: 75, y: 0 }, width: 75 + 325 });
  });

  test('extend beyond a fixed grid', () => {
    expect(layout(game, { roomBeforeFirst: false })).toMatchObject({ shift: { x: 0, y: 0 }, width: 325 });
  });
});

describe('trimmed edges (30.7.5)', () => {
  const trimmed = (trim: JsonObject, info: JsonObject = {}, options = {}) => {
    const hexes = [{ hexes: ['A1', 'B2', 'A3'] }];
    return layout(gameOf({ info, map: { hexes, trim } }), { coords: 'none', ...options });
  };

  test('make the sheet smaller by half a hex, and move everything to the right or below', () => {
    expect(trimmed({ top: true, left: true })).toMatchObject({
      width: 225,
      height: expect.closeTo(216.50625, 6),
      shift: { x: -75, y: -86.6025 },
      cuts: { top: 86.6025, left: 75 },
    });
    expect(trimmed({ bottom: true, right: true })).toMatchObject({ width: 225, shift: { x: 0, y: 0 } });
  });

  test('cut the other halves on horizontal maps', () => {
    expect(trimmed({ top: true, left: true }, { orientation: 'horizontal' })).toMatchObject({
      width: expect.closeTo(216.50625, 6),
      height: 225,
      cuts: { top: 75, left: 86.6025 },
    });
  });

  test('leave extra space and blocks unchanged', () => {
    const grid = trimmed({ left: true, right: true }, { extraTotalWidth: 30 });
    expect(grid.width).toBe(300 + 30 - 150);
    expect(blockOrigin({ x: 10, y: 0 }, grid).x + grid.shift.x).toBe(60);
  });

  test('can leave the sheet size unchanged', () => {
    const grid = trimmed({ top: true, left: true }, {}, { smallerByTrim: false });
    expect(grid).toMatchObject({ width: 300, shift: { x: 0, y: 0 }, cuts: { left: 75 } });
  });
});
