import { BUNDLED_GAMES, bundledGame } from '@platelayer/library';
import { expect, test } from 'vitest';
import { figuresCsv, gameFigures } from './figures.ts';
import { drawingsOf } from './testing/drawings.ts';

const GAME = {
  info: { title: 'Withy' },
  trains: [
    { name: '2', quantity: 6, print: 8, color: 'yellow' },
    { name: 'D', quantity: '∞', print: 2, color: 'gray' },
  ],
  tiles: { 8: 4, 57: 3, 58: 1, 14: 2 },
  map: {
    hexes: [
      { hexes: ['A1', 'A3'], terrain: [{ type: 'mountain', cost: 60 }] },
      { hexes: ['B2'], terrain: [{ type: 'mountain', cost: 120 }] },
      { hexes: ['B4'], bridges: [{ cost: 40 }] },
      { hexes: ['B6'] },
    ],
  },
};

const tableOf = async (id: string) => (await gameFigures(drawingsOf(GAME))).find((table) => table.id === id);

test('counts different pieces and copies by kind, in the game and printed (87.7)', async () => {
  const table = await tableOf('pieces');
  expect(table?.rows).toContainEqual(['Cards', 'train', 2, '∞', 10]);
  expect(table?.rows).toContainEqual(['Tiles', 'yellow', 3, 8, 8]);
  const copies = await tableOf('copies');
  expect(copies?.rows).toContainEqual(['Tiles', 'yellow', 'Tile 57', 3, 3]);
});

test('counts sheets of paper in every layout', async () => {
  const { rows = [] } = (await tableOf('paper')) ?? {};
  const pages = new Map(rows.map(([name, count]) => [name, count]));
  expect(
    ['tiles-offset', 'tiles-individual', 'tiles-die', 'tiles-smallDie'].map((name) => pages.get(name)),
  ).toEqual([1, 1, 1, 1]);
  expect(pages.get('map')).toBe(1);
});

test('sums up the printed area', async () => {
  const { rows = [] } = (await tableOf('area')) ?? {};
  const tile = 1.5 * 1.73205 * 2.54 ** 2;
  expect(rows.find(([, kind]) => kind === 'green')?.[2]).toBe(Math.round(2 * tile));
});

test('counts hexes by terrain and cost, and plain hexes by colour', async () => {
  expect((await tableOf('terrain'))?.rows).toEqual([
    ['bridge', 40, 1],
    ['mountain', 60, 2],
    ['mountain', 120, 1],
    ['plain', '', 1],
  ]);
});

test('counts a hex with the same terrain twice only once', async () => {
  const mountain = { type: 'mountain', cost: 60 };
  const map = { hexes: [{ hexes: ['A1', 'A3'], terrain: [mountain, { ...mountain, x: 20 }] }] };
  const tables = await gameFigures(drawingsOf({ ...GAME, map }));
  expect(tables.find(({ id }) => id === 'terrain')?.rows).toEqual([['mountain', 60, 2]]);
});

test('summarises the revenue of tiles by colour, counting each copy', async () => {
  expect((await tableOf('revenue'))?.rows).toEqual([
    ['yellow', 4, 10, 17.5, 20],
    ['green', 2, 30, 30, 30],
  ]);
});

test('counts a tile of two colours for both, and ignores a tile that is not printed', async () => {
  const tiles = { 57: 1, 119: 2, 14: { quantity: 3, print: 0 } };
  const tables = await gameFigures(drawingsOf({ ...GAME, tiles }));
  expect(tables.find(({ id }) => id === 'revenue')?.rows).toEqual([
    ['yellow', 1, 20, 20, 20],
    ['green', 2, 30, 30, 30],
    ['brown', 2, 30, 30, 30],
  ]);
});

test('writes all tables to one CSV file', async () => {
  const csv = figuresCsv(await gameFigures(drawingsOf(GAME)));
  expect(csv).toContain('Hexes by terrain and cost\r\nTerrain,Cost,Hexes\r\nbridge,40,1\r\n');
  expect(csv.split('\r\n\r\n')).toHaveLength(6);
});

test.each(BUNDLED_GAMES.slice(0, 2))('$id has all tables', async ({ id }) => {
  const tables = await gameFigures(drawingsOf(JSON.parse((await bundledGame(id)) ?? '')));
  expect(tables.map((table) => table.id)).toEqual([
    'pieces',
    'copies',
    'paper',
    'area',
    'terrain',
    'revenue',
  ]);
});
