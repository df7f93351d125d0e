import type { JsonObject } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { gameOf, lookFor } from '../testing/game.ts';
import { board18Box } from './box.ts';
import { board18Grid, board18Map } from './map.ts';
import { tileTrays } from './tile-tray.ts';

const picture = async (orientation: string, hexes: string[]) => {
  const game = gameOf({ info: { title: 'T', orientation }, map: { hexes: [{ hexes }] } });
  return { game, ...board18Map(game, game.maps[0]!, lookFor(game, { coords: 'none' })) };
};

describe('the map picture (30.21.1)', () => {
  test('of a horizontal map without A1 has a column of 87 pixels before it', async () => {
    const { width, height, page } = await picture('horizontal', ['A2', 'B1']);
    expect(width).toBeCloseTo(390.459, 3);
    expect(height).toBeCloseTo(250, 6);
    // Rounded up to whole pixels before adding the column, at 96 pixels per inch.
    expect(page.width * 0.96).toBeCloseTo(304 + 87, 6);
    const [drawing] = page.children;
    const stretch = 87 / 86.6025;
    expect(drawing).toMatchObject({
      transform: [
        expect.closeTo(stretch / 0.96, 6),
        0,
        0,
        expect.closeTo(1 / 0.96, 6),
        expect.closeTo(87 / 0.96, 6),
        0,
      ],
    });
  });

  test('of a vertical map is stretched only downwards', async () => {
    const { width, height } = await picture('vertical', ['A1', 'B2', 'A3']);
    expect(width).toBeCloseTo(300, 6);
    expect(height).toBeCloseTo((302.0725 * 87) / 86.6025, 6);
  });

  test("keeps its size if edges are trimmed, so that hexes stay on the site's grid", async () => {
    const hexes = [{ hexes: ['A1', 'B2', 'A3'] }];
    const game = gameOf({ map: { hexes, trim: { top: true, left: true } } });
    const look = lookFor(game);
    const { width } = board18Map(game, game.maps[0]!, look);
    expect(width).toBeCloseTo(300, 6);
    expect(board18Grid(game, game.maps[0]!)).toMatchObject({ xStart: 50, yStart: 50 });
  });

  test("keeps the site's grid for hexes before number 1 and letter A", async () => {
    expect((await picture('vertical', ['A0', 'A2'])).width).toBeCloseTo(250, 6);
  });
});

describe('the grid of the description file (30.21.2)', () => {
  test.each([
    ['vertical', 'A1', { orientation: 'P', xStart: 50, yStart: 50, xStep: 50, yStep: 87 }],
    ['vertical', 'A2', { orientation: 'P', xStart: 0, yStart: 50, xStep: 50, yStep: 87 }],
    ['horizontal', 'A2', { orientation: 'F', xStart: 50, yStart: 50, xStep: 87, yStep: 50 }],
  ])('%s, first hex %s', (orientation, hex, expected) => {
    const game = gameOf({ info: { orientation }, map: { hexes: [{ hexes: [hex] }] } });
    expect(board18Grid(game, game.maps[0]!)).toEqual(expected);
  });
});

describe('the description file (30.21.2)', () => {
  const file: JsonObject = {
    info: { title: 'T', orientation: 'horizontal', extraStationTokens: 1 },
    links: { bgg: 'https://example.org/game', rules: 'https://example.org/rules' },
    companies: [{ name: 'Marsh', abbrev: 'MA', tokens: ['Free', 40] }],
    tokens: ['x', { label: 'y', quantity: 0 }, { label: 'z', quantity: '∞' }],
    tiles: { 7: 3, 8: '∞', 14: { quantity: 2 }, a: { color: 'gold', rotations: 2 } },
    map: { hexes: [{ hexes: ['A1'] }] },
  };
  const release = { name: 'Marsh', version: '1', author: 'P' };
  const game = gameOf(file);
  const pictures = { id: 'Marsh-1', trays: tileTrays(game.tiles, () => undefined) };
  const box = board18Box(game, release, pictures)!;

  test('names pictures by name and version', () => {
    expect(box).toMatchObject({ bname: 'Marsh', version: '1', author: 'P' });
    expect(box.board.imgLoc).toBe('images/Marsh-1/Map.png');
    expect(box.links).toEqual([
      { link_name: 'Marsh on BGG', link_url: 'https://example.org/game' },
      { link_name: 'Rules', link_url: 'https://example.org/rules' },
    ]);
  });

  test('has a tray per tile colour, unknown colours first, then two for tokens', () => {
    expect(box.tray.map(({ tName }) => tName)).toEqual([
      ...['Gold Tiles', 'Yellow Tiles', 'Green Tiles'],
      ...['Tokens', 'Tokens'],
    ]);
    expect(box.tray[0]).toMatchObject({
      xStart: 24,
      xStep: 150,
      xSize: 116,
      ySize: 100,
      tile: [{ rots: 2, dups: 1 }],
    });
    expect(box.tray[1]).toMatchObject({
      imgLoc: 'images/Marsh-1/Yellow.png',
      tile: [
        { rots: 6, dups: 3 },
        { rots: 6, dups: 0 },
      ],
    });
  });

  test('counts station tokens, extra ones and tokens without a company', () => {
    expect(box.tray.slice(-2)).toMatchObject([
      { type: 'btok', token: [{ dups: 3 }, { dups: 1 }, { dups: 0 }] },
      { type: 'mtok', token: [{ flip: true }] },
    ]);
  });

  test('uses the positions of market cells passed by the caller', () => {
    const market = { xStart: 24, yStart: 72, xStep: 67.2, yStep: 81.6 };
    expect(board18Box(game, release, { ...pictures, market })?.market).toEqual({
      imgLoc: 'images/Marsh-1/Market.png',
      ...market,
    });
    expect(box.market).toBeUndefined();
    expect(board18Box(gameOf({}), release, pictures)).toBeUndefined();
  });
});
