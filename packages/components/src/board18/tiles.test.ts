import type { Diagnostic, Json } from '@platelayer/game';
import { apply, type Group, IDENTITY } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { lookFor } from '../testing/game.ts';
import { tileGame } from '../tiles/testing/game.ts';
import { board18TileSheet } from './sheets.ts';
import { describeTileTray, tileTrays } from './tile-tray.ts';

const traysOf = (tiles: Json) => {
  const found: Diagnostic[] = [];
  return { trays: tileTrays(tileGame(tiles).tiles, (diagnostic) => found.push(diagnostic)), found };
};

describe('tile trays (80.12.1)', () => {
  test('are in order of colours, unknown ones first', () => {
    const colors = ['none', 'brown/gray', 'gray', 'yellow', 'other', 'pink', 'grey'];
    const { trays } = traysOf(Object.fromEntries(colors.map((color, i) => [`T${i}`, { color }])));
    expect(trays.map(({ color }) => color)).toEqual([
      'pink',
      'other',
      'yellow',
      'gray',
      'brown/gray',
      'none',
    ]);
    expect(trays[3]?.tiles.map(({ id }) => id)).toEqual(['T2', 'T6']);
  });

  test('have pictures with names valid on every system', () => {
    const { trays } = traysOf({ A: { color: 'green/brown' }, B: { color: '../pink' } });
    expect(trays.map(({ fileName }) => fileName)).toEqual(['_pink.png', 'Green_brown.png']);
  });

  test('omit unknown tiles (80.14.22)', () => {
    const { trays, found } = traysOf({ Q1: 1, 9: 1 });
    expect(trays.map(({ color }) => color)).toEqual(['yellow']);
    expect(found).toMatchObject([{ severity: 'warning', code: 'board18/tile' }]);
  });

  test('are described with their orientations and quantities (80.12.6)', () => {
    const tray = traysOf({ 57: 2, 9: { quantity: '∞', print: 12 } }).trays[0]!;
    expect(describeTileTray(tray, 'valley-1', 'vertical')).toEqual({
      type: 'tile',
      tName: 'Yellow Tiles',
      imgLoc: 'images/valley-1/Yellow.png',
      xStart: 24,
      yStart: 24,
      xStep: 150,
      yStep: 150,
      xSize: 100,
      ySize: 116,
      tile: [
        { rots: 3, dups: 0 },
        { rots: 3, dups: 2 },
      ],
    });
    expect(describeTileTray(tray, 'valley-1', 'horizontal')).toMatchObject({ xSize: 116, ySize: 100 });
  });
});

describe('tile pictures (80.12.2)', () => {
  const sheetOf = (tiles: Json, map: 'horizontal' | 'vertical') => {
    const game = tileGame(tiles);
    return board18TileSheet(tileTrays(game.tiles, () => undefined)[0]!, map, lookFor(game));
  };
  const corner = (cell: Group) => apply(cell.transform ?? IDENTITY, { x: 0, y: 0 });

  test('are 150 pixels wide for each tile and 900 high, with a cell for each orientation', () => {
    const sheet = sheetOf({ A: { color: 'yellow', rotations: 3 }, B: { color: 'yellow' } }, 'vertical');
    expect(sheet).toMatchObject({ width: 300, height: 900 });
    expect(sheet.children.map((cell) => corner(cell as Group))).toEqual([
      ...[24, 174, 324].map((y) => ({ x: 24, y })),
      ...[24, 174, 324, 474, 624, 774].map((y) => ({ x: 174, y })),
    ]);
  });

  test.each([
    ['horizontal', 116, 100, 0],
    ['vertical', 100, 116, 30],
  ] as const)('%s maps: the tile is stretched to its box and turned', (map, width, height, turn) => {
    const [outer] = sheetOf({ A: { color: 'yellow', rotations: [60] } }, map).children as Group[];
    const cell = outer?.children[0] as Group;
    const clip = cell.clip?.kind === 'rect' ? cell.clip : undefined;
    const at = (x: number, y: number) => apply(cell.transform ?? IDENTITY, { x, y });
    expect(at(clip!.x, clip!.y)).toEqual({ x: expect.closeTo(0, 6), y: expect.closeTo(0, 6) });
    expect(at(-clip!.x, -clip!.y)).toEqual({ x: expect.closeTo(width, 6), y: expect.closeTo(height, 6) });
    const [cos] = (cell.children[0] as Group).transform!;
    expect(cos).toBeCloseTo(Math.cos(((60 + turn) * Math.PI) / 180), 6);
  });
});
