import type { JsonObject } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { gameOf, lookFor } from '../testing/game.ts';
import { drawMap } from './map.ts';
import { obstaclesOf } from './obstacles.ts';

const obstacles = async (map: JsonObject) => {
  const game = gameOf({ info: { title: 'Hill Line' }, players: [{ number: 2 }], map });
  const look = lookFor(game, { coords: 'none' });
  return obstaclesOf(drawMap(game, game.maps[0]!, look).layers, 150);
};

describe('obstacles to page breaks', () => {
  test('do not include a bare hex, striped or not', async () => {
    expect(await obstacles({ title: false, hexes: [{ hexes: ['A1'], color: 'yellow/green' }] })).toEqual([]);
  });

  test('do not include track and borders, which join again', async () => {
    const map = {
      title: false,
      hexes: [{ hexes: ['A1'], track: [{ side: 1 }, { side: 4 }] }],
      borders: [{ color: 'red', coords: ['A1p1', 'A1p4'] }],
    };
    expect(await obstacles(map)).toEqual([]);
  });

  test('include a city wherever it is in its hex', async () => {
    const found = await obstacles({ title: false, hexes: [{ hexes: ['A1', 'A3'], cities: [{}] }] });
    const middles = found.map(({ box }) => Math.round(box.x + box.width / 2));
    expect(new Set(middles)).toEqual(new Set([75, 225]));
  });

  test('include a sign together with the cost below it', async () => {
    const terrain = [{ type: 'water', cost: 40 }];
    const found = await obstacles({ title: false, hexes: [{ hexes: ['A1'], terrain }] });
    expect(found).toHaveLength(1);
    // Higher than the cost alone.
    expect(found[0]!.box.height).toBeGreaterThan(30);
  });

  test('titles and tables have more weight than names', async () => {
    const found = await obstacles({ hexes: [{ hexes: ['A1'] }], players: { x: 300, y: 300 } });
    expect(found.map(({ weight }) => weight)).toEqual([1000, 10]);
    expect(found[0]?.whole).toBe(true);
    expect(found[1]?.box.x).toBe(346.5);
  });
});
