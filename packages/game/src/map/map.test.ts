import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { hexesOf, resolveMapJson, startReading } from '../testing/reading.ts';
import { resolveMaps } from './map.ts';

describe('the map object (30.3)', () => {
  test('a game without a map has none', () => {
    expect(resolveMaps({}, startReading())).toEqual([]);
    expect(resolveMapJson([]).maps).toEqual([]);
  });

  test('all hexes of a group share one hex', () => {
    const { map } = resolveMapJson({ hexes: [{ hexes: ['A1', 'B2', 'A3'], color: 'green' }] });
    expect(hexesOf(map)).toEqual(['A1 green', 'B2 green', 'A3 green']);
    expect(new Set(map.hexes.map(({ hex }) => hex)).size).toBe(1);
    expect(map.hexes[1]?.pointer).toBe('/map/hexes/0');
  });

  test('a line through fewer than two points is remarked on', () => {
    const hexes = [{ hexes: ['A1'] }];
    const { remarks } = resolveMapJson({
      hexes,
      borders: [{ coords: ['A1p1'] }],
      lines: [{ coords: [] }, {}],
    });
    expect(remarks).toEqual(['map/short-line /map/borders/0/coords', 'map/short-line /map/lines/0/coords']);
  });

  test('only false hides the title', () => {
    expect(resolveMapJson({ title: false, hexes: [] }).map.title).toBe(false);
    expect(resolveMapJson({ title: 'no', hexes: [] }).map.title).toBe(true);
  });

  test('a ground has its own opacity, else that of the map, else 1; 0 is honoured', () => {
    const hexes: Json = [{ hexes: ['A1'] }, { hexes: ['A3'], opacity: 0 }, { hexes: ['A5'], opacity: 7 }];
    expect(resolveMapJson({ opacity: 0.4, hexes }).map.hexes.map(({ opacity }) => opacity)).toEqual([
      0.4, 0, 1,
    ]);
    expect(resolveMapJson({ hexes }).map.hexes[0]?.opacity).toBe(1);
  });

  test('the extent is the largest number and letter, each at least 1', () => {
    expect(resolveMapJson({ hexes: [{ hexes: ['A9', 'AA1', 'P0'] }] }).map.extent).toEqual({
      numbers: 9,
      letters: 27,
    });
    expect(resolveMapJson({ hexes: [] }).map.extent).toEqual({ numbers: 1, letters: 1 });
  });

  test('the first hex that exists decides whether A1 is valid', () => {
    expect(resolveMapJson({ hexes: [{ hexes: [] }, { hexes: ['A2'] }] }).map.a1Valid).toBe(false);
    expect(resolveMapJson({ hexes: [{ hexes: ['B2'] }] }).map.a1Valid).toBe(true);
    expect(resolveMapJson({ hexes: [] }).map.a1Valid).toBe(true);
  });

  test('blocks stand at the origin with usual sizes', () => {
    const game = { players: [{ number: 2 }], rounds: [{ name: 'SR' }], stock: { market: [[50]] } };
    const { map } = resolveMapJson(
      { hexes: [], players: { x: 10 }, roundTracker: {}, market: { y: 30 } },
      game,
    );
    expect(map.players).toEqual({ x: 10, y: 0, cellWidth: 60, rowHeight: 30, fontSize: 15 });
    expect(map.roundTracker).toEqual({ x: 0, y: 0, type: 'row', rotation: 0 });
    expect(map.market).toEqual({ x: 0, y: 30 });
  });

  test('a block is left out where the game has nothing to show in it', () => {
    const { map, remarks } = resolveMapJson({
      hexes: [{ hexes: ['A1'] }],
      players: {},
      roundTracker: {},
      market: {},
    });
    expect([map.players, map.roundTracker, map.market]).toEqual([undefined, undefined, undefined]);
    expect(remarks).toEqual([
      'map/block /map/players',
      'map/block /map/roundTracker',
      'map/block /map/market',
    ]);
  });

  test('a block a million units away is held and reported', () => {
    const { map, remarks } = resolveMapJson(
      { hexes: [{ hexes: ['A1'] }], players: { x: 1e6 } },
      { players: [{}] },
    );
    expect(map.players?.x).toBe(100_000);
    expect(remarks).toEqual(['map/far-offset /map/players/x']);
  });
});
