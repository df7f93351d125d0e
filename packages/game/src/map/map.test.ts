import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { hexesOf, resolveMapJson, startReading } from '../testing/reading.ts';
import { resolveMaps } from './map.ts';

describe('the map object (30.3)', () => {
  test('is missing from a game without a map', () => {
    expect(resolveMaps({}, startReading())).toEqual([]);
    expect(resolveMapJson([]).maps).toEqual([]);
  });

  test('shares one hex between all hexes of a group', () => {
    const { map } = resolveMapJson({ hexes: [{ hexes: ['A1', 'B2', 'A3'], color: 'green' }] });
    expect(hexesOf(map)).toEqual(['A1 green', 'B2 green', 'A3 green']);
    expect(new Set(map.hexes.map(({ hex }) => hex)).size).toBe(1);
    expect(map.hexes[1]?.pointer).toBe('/map/hexes/0');
  });

  test('reports a line with fewer than two points', () => {
    const hexes = [{ hexes: ['A1'] }];
    const { reported } = resolveMapJson({
      hexes,
      borders: [{ coords: ['A1p1'] }],
      lines: [{ coords: [] }, {}],
    });
    expect(reported).toEqual(['map/short-line /map/borders/0/coords', 'map/short-line /map/lines/0/coords']);
  });

  test('hides the title only for false', () => {
    expect(resolveMapJson({ title: false, hexes: [] }).map.title).toBe(false);
    expect(resolveMapJson({ title: 'no', hexes: [] }).map.title).toBe(true);
  });

  test('uses the opacity of the hex, else of the map, else 1, and accepts 0', () => {
    const hexes: Json = [{ hexes: ['A1'] }, { hexes: ['A3'], opacity: 0 }, { hexes: ['A5'], opacity: 7 }];
    expect(resolveMapJson({ opacity: 0.4, hexes }).map.hexes.map(({ opacity }) => opacity)).toEqual([
      0.4, 0, 1,
    ]);
    expect(resolveMapJson({ hexes }).map.hexes[0]?.opacity).toBe(1);
  });

  test('has the largest number and letter as its extent, each at least 1', () => {
    expect(resolveMapJson({ hexes: [{ hexes: ['A9', 'AA1', 'P0'] }] }).map.extent).toEqual({
      numbers: 9,
      letters: 27,
    });
    expect(resolveMapJson({ hexes: [] }).map.extent).toEqual({ numbers: 1, letters: 1 });
  });

  test('determines from the first hex whether A1 is valid', () => {
    expect(resolveMapJson({ hexes: [{ hexes: [] }, { hexes: ['A2'] }] }).map.a1Valid).toBe(false);
    expect(resolveMapJson({ hexes: [{ hexes: ['B2'] }] }).map.a1Valid).toBe(true);
    expect(resolveMapJson({ hexes: [] }).map.a1Valid).toBe(true);
  });

  test('places blocks at the origin with default sizes', () => {
    const game = { players: [{ number: 2 }], rounds: [{ name: 'SR' }], stock: { market: [[50]] } };
    const { map } = resolveMapJson(
      { hexes: [], players: { x: 10 }, roundTracker: {}, market: { y: 30 } },
      game,
    );
    expect(map.players).toEqual({ x: 10, y: 0, cellWidth: 60, rowHeight: 30, fontSize: 15 });
    expect(map.roundTracker).toEqual({ x: 0, y: 0, type: 'row', rotation: 0 });
    expect(map.market).toEqual({ x: 0, y: 30 });
  });

  test('omits a block if the game has no content for it', () => {
    const { map, reported } = resolveMapJson({
      hexes: [{ hexes: ['A1'] }],
      players: {},
      roundTracker: {},
      market: {},
    });
    expect([map.players, map.roundTracker, map.market]).toEqual([undefined, undefined, undefined]);
    expect(reported).toEqual([
      'map/block /map/players',
      'map/block /map/roundTracker',
      'map/block /map/market',
    ]);
  });

  test('limits and reports a block that is too far away', () => {
    const { map, reported } = resolveMapJson(
      { hexes: [{ hexes: ['A1'] }], players: { x: 1e6 } },
      { players: [{}] },
    );
    expect(map.players?.x).toBe(100_000);
    expect(reported).toEqual(['map/far-offset /map/players/x']);
  });
});
