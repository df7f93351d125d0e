import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../json.ts';
import { hexesOf, resolveMapJson } from '../testing/reading.ts';

describe('building a variation (30.3.2)', () => {
  const long: JsonObject = {
    name: 'Long',
    opacity: 0.5,
    hexes: [
      { color: 'plain', hexes: ['A1', 'A3', 'A5'] },
      { color: 'yellow', hexes: ['B2'], values: [{ value: 20 }] },
    ],
    lines: [{ color: 'blue', coords: ['A1', 'A3'] }],
    borders: [
      { color: 'water', coords: ['A3p1', 'A3p2'] },
      { color: 'red', coords: ['A1p5', 'A1p6'] },
    ],
    borderTexts: [{ coord: 'A1', label: 'x' }],
  };

  test('puts groups of the copied map first, without removed hexes and borders', () => {
    const { maps, reported } = resolveMapJson([
      long,
      {
        name: 'Short',
        copy: 0,
        remove: ['A5'],
        removeBorders: [{ coords: ['A1p5', 'A1p6'], color: 'red' }],
        hexes: [{ hexes: ['B4'], copy: 'B2', color: 'green' }],
        lines: [{ color: 'green', coords: ['A1', 'B2'] }],
        borderTexts: [{ coord: 'A3', label: 'y' }],
      },
    ]);
    const short = maps[1]!;
    expect(short).toMatchObject({ name: 'Short', variation: 1, pointer: '/map/1', title: true });
    expect(hexesOf(short)).toEqual(['A1 plain', 'A3 plain', 'B2 yellow', 'B4 green']);
    expect(short.hexes.at(-1)?.hex.values).toHaveLength(1);
    expect(short.borders.map(({ color }) => color)).toEqual(['water']);
    expect(short.lines.map(({ color }) => color)).toEqual(['blue', 'green']);
    expect(short.borderTexts.map(({ text }) => text)).toEqual(['x', 'y']);
    expect(hexesOf(maps[0])).toHaveLength(4);
    expect(reported).toEqual([]);
  });

  test('does not copy opacity or blocks', () => {
    const { maps } = resolveMapJson(
      [
        { ...long, players: {} },
        { copy: 0, hexes: [] },
      ],
      { players: [{}] },
    );
    expect(maps[1]?.hexes[0]?.opacity).toBe(1);
    expect(maps[1]?.players).toBeUndefined();
  });

  test('shares unchanged hexes with the copied map', () => {
    const { maps } = resolveMapJson([long, { copy: 0, hexes: [] }]);
    expect(maps[1]?.hexes[3]?.hex).toBe(maps[0]?.hexes[3]?.hex);
  });

  test('can copy a later map that copies another one', () => {
    const { maps } = resolveMapJson([
      { copy: 1, remove: ['A1'], hexes: [{ hexes: ['A7'] }] },
      { copy: 2, remove: ['A3'], hexes: [{ hexes: ['C1'], color: 'red' }] },
      long,
    ]);
    expect(hexesOf(maps[0])).toEqual(['A5 plain', 'B2 yellow', 'C1 red', 'A7 plain']);
    expect(hexesOf(maps[1])).toEqual(['A1 plain', 'A5 plain', 'B2 yellow', 'C1 red']);
  });

  test('allows a removed hex to be redefined and copied', () => {
    const { maps, reported } = resolveMapJson([
      long,
      { copy: 0, remove: ['B2'], hexes: [{ hexes: ['B2'], copy: 'B2', color: 'green' }] },
    ]);
    expect(hexesOf(maps[1])).toEqual(['A1 plain', 'A3 plain', 'A5 plain', 'B2 green']);
    expect(maps[1]?.hexes.at(-1)?.hex.values).toHaveLength(1);
    expect(reported).toEqual([]);
  });

  test('does not restore removed hexes in a group that inherits its coordinates', () => {
    const { maps } = resolveMapJson([
      long,
      { copy: 0, remove: ['A5'], hexes: [{ copy: 'A1', color: 'red' }] },
    ]);
    expect(hexesOf(maps[1])).toEqual(['A1 plain', 'A3 plain', 'B2 yellow', 'A1 red', 'A3 red']);
  });

  test('reports neither a hex that covers a copied one nor errors of the copied map again', () => {
    const { reported } = resolveMapJson([
      { hexes: [{ hexes: ['A1', 'A3', 'A4'], icons: [{ type: 'kraken' }] }] },
      { copy: 0, hexes: [{ hexes: ['A1'] }] },
    ]);
    expect(reported.filter((entry) => entry.includes('/map/1'))).toEqual([]);
    expect(new Set(reported).size).toBe(reported.length);
  });

  test('reports removals without effect', () => {
    const { reported } = resolveMapJson([
      long,
      { copy: 0, remove: ['Z8'], removeBorders: [{ color: 'red' }], hexes: [] },
      { remove: ['A1'], hexes: [{ hexes: ['A1'] }] },
    ]);
    expect(reported).toEqual([
      'map/remove /map/1/remove',
      'map/remove /map/1/removeBorders/0',
      'map/remove /map/2/remove',
    ]);
  });

  test('ignores a copy that does not exist, is of a single map or is circular', () => {
    expect(resolveMapJson({ copy: 0, hexes: [{ hexes: ['A1'] }] }).reported).toEqual(['map/copy /map/copy']);
    const { maps, reported } = resolveMapJson([
      { copy: 7, hexes: [{ hexes: ['A1'] }] },
      { copy: 2, hexes: [{ hexes: ['A1'] }] },
      { copy: 1, hexes: [{ hexes: ['A3'] }] },
      { copy: 3, hexes: [{ hexes: ['A5'] }] },
    ]);
    expect(maps.map(hexesOf)).toEqual([['A1 plain'], ['A3 plain', 'A1 plain'], ['A3 plain'], ['A5 plain']]);
    expect(reported).toEqual(['map/copy /map/0/copy', 'map/copy /map/2/copy', 'map/copy /map/3/copy']);
  });
});
