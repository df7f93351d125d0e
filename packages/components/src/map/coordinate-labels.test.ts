import type { JsonObject } from '@platelayer/game';
import { rect } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { gameOf } from '../testing/game.ts';
import { coordinateLabels } from './coordinate-labels.ts';
import { mapGrid } from './grid.ts';

const labels = (
  hexes: string[],
  coords: 'outside' | 'edge' | 'inside' | 'none',
  info: JsonObject = {},
  hexWidth = 150,
) => {
  const game = gameOf({ info, map: { hexes: [{ hexes }] } });
  const [map] = game.maps;
  const grid = mapGrid(map!, { info: game.info, coords, hexWidth });
  return coordinateLabels(map!, game.info, grid, coords).map(({ text, x, y }) => [
    text,
    Number(x.toFixed(5)),
    Number(y.toFixed(5)),
  ]);
};

const swapped = (list: readonly (readonly unknown[])[]) => list.map(([text, x, y]) => [text, y, x]);

describe('labels outside the map (30.9.3)', () => {
  test('are 25 from the edges of the sheet, at both ends of columns and then of rows', () => {
    expect(labels(['A1', 'B2', 'A3'], 'outside')).toEqual([
      ['1', 125, 25],
      ['1', 125, 378.10875],
      ['2', 200, 25],
      ['2', 200, 378.10875],
      ['3', 275, 25],
      ['3', 275, 378.10875],
      ['A', 25, 136.6025],
      ['A', 375, 136.6025],
      ['B', 25, 266.50625],
      ['B', 375, 266.50625],
    ]);
  });

  test('are next to the hexes if the sheet has extra space', () => {
    const low = labels(['C1', 'D2'], 'outside', { extraTotalHeight: 300 });
    const ys = new Set(low.filter(([text]) => text === '1' || text === '2').map(([, , y]) => y));
    const [top, bottom] = [2 * 129.90375 + 50, 3 * 129.90375 + 50 + 173.205];
    expect([...ys]).toEqual([expect.closeTo(top - 25, 3), expect.closeTo(bottom + 25, 3)]);
  });

  test('stay at the edge of the sheet on a side where something is next to the hexes', () => {
    const info = { extraTotalHeight: 300 };
    const game = gameOf({ info, map: { hexes: [{ hexes: ['C1', 'D2'] }] } });
    const grid = mapGrid(game.maps[0]!, { info: game.info, coords: 'outside', hexWidth: 150 });
    const table = [rect(0, 280, 300, 20, { fill: '#000' })];
    const found = coordinateLabels(game.maps[0]!, game.info, grid, 'outside', table);
    const at = (side: string) => found.find((label) => label.side === side)!.y;
    expect(at('top')).toBe(25);
    expect(at('bottom')).toBeLessThan(grid.height - 300);
  });

  test('are letters along the top of a vertical map if reversed (30.9.5)', () => {
    const reversed = labels(['A1', 'B2', 'A3'], 'outside', { mapCoordinates: 'reversed' });
    expect(reversed.filter(([, , y]) => y === 25)).toEqual([
      ['A', 125, 25],
      ['B', 200, 25],
      ['C', 275, 25],
    ]);
    expect(reversed.filter(([, x]) => x === 375).map(([text]) => text)).toEqual(['1', '2']);
  });

  test('are letters along the top and numbers down the sides of a horizontal map', () => {
    const horizontal = labels(['A1', 'B2', 'A3'], 'outside', { orientation: 'horizontal' });
    expect(horizontal.slice(0, 2)).toEqual([
      ['A', 136.6025, 25],
      ['A', 136.6025, 375],
    ]);
    expect(horizontal.at(-1)).toEqual(['3', 378.10875, 275]);
  });

  test('continue after Z with AA', () => {
    expect(labels(['AB2'], 'outside').at(-1)?.[0]).toBe('AB');
  });

  test('stay clear of a hex numbered 0, which has no label', () => {
    const found = labels(['A0', 'A2'], 'outside');
    // Everything is moved by 75 on the sheet, so the label at -50 is 25 from its edge.
    expect(found.find(([text]) => text === 'A')).toEqual(['A', -50, 136.6025]);
    expect(found.map(([text]) => text)).not.toContain('0');
  });
});

describe('labels along the edge of the map (30.9.3)', () => {
  const checked = [
    ['1', 100, 8],
    ['1', 100, 300.41],
    ['2', 175, 53.30125],
    ['2', 175, 341.71125],
    ['3', 250, 8],
    ['3', 250, 300.41],
    ['A', 10, 111.6025],
    ['A', 340, 111.6025],
    ['B', 85, 241.50625],
    ['B', 265, 241.50625],
  ];

  test('follow the outline of a vertical map', () => {
    expect(labels(['A1', 'B2', 'A3'], 'edge')).toEqual(checked);
  });

  test('have x and y exchanged on a horizontal map', () => {
    const horizontal = labels(['A1', 'B2', 'A3'], 'edge', { orientation: 'horizontal' });
    expect(new Set(horizontal.map(String))).toEqual(new Set(swapped(checked).map(String)));
  });

  test('keep their distance from hexes 100 wide (30.24.19)', () => {
    const found = labels(['A1', 'B2', 'A3'], 'edge', {}, 100);
    // The lowest point of B2 is 2.5 edges of 57.735 below the first, plus 25.
    expect(found[3]).toEqual(['2', 125, Number((3.5 * 57.735 + 25 + 13.6025).toFixed(5))]);
    expect(found.at(-1)).toEqual(['B', 50 + 100 + 25 + 15, Number((25 + 2.5 * 57.735).toFixed(5))]);
  });

  test('are omitted for a line without hexes (30.24.20)', () => {
    const names = labels(['A1', 'A7', 'D1'], 'edge').map(([text]) => text);
    expect(new Set(names)).toEqual(new Set(['1', '2', '6', '7', 'A', 'D']));
  });
});

test.each(['inside', 'none'] as const)('coords %s prints no labels around the map', (coords) => {
  expect(labels(['A1'], coords)).toEqual([]);
});

describe('labels at trimmed edges (30.7.5)', () => {
  const ends = (coords: 'outside' | 'edge', orientation: string) => {
    const hexes = ['A1', 'B2', 'A3', 'C1', 'C3'];
    const trim = { top: true, left: true };
    const game = gameOf({ info: { orientation }, map: { hexes: [{ hexes }], trim } });
    const grid = mapGrid(game.maps[0]!, { info: game.info, coords, hexWidth: 150 });
    const found = coordinateLabels(game.maps[0]!, game.info, grid, coords);
    const near = (side: string, along: 'x' | 'y') =>
      new Set(found.filter((label) => label.side === side).map((label) => label[along] + grid.shift[along]));
    return [near('top', 'y'), near('left', 'x')];
  };

  test.each(['vertical', 'horizontal'])('are next to the cut of a %s map', (orientation) => {
    expect(ends('outside', orientation)).toEqual([
      new Set([expect.closeTo(25, 6)]),
      new Set([expect.closeTo(25, 6)]),
    ]);
    expect(ends('edge', orientation)).toEqual([
      new Set([expect.closeTo(10, 6)]),
      new Set([expect.closeTo(10, 6)]),
    ]);
  });
});
