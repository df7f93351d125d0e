import { parse, readTileLibrary } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import brown from './brown.json';
import { tile, tileIds } from './catalogue.ts';
import gray from './gray.json';
import green from './green.json';
import other from './other.json';
import yellow from './yellow.json';

const FILES = { yellow, green, brown, gray, other };
const tiles = () => tileIds().map((id) => [id, tile(id)!] as const);
const track = (id: string) => tile(id)?.track as { gauge?: string }[] | undefined;

describe('the standard catalogue', () => {
  test('has 110 yellow, 338 green, 236 brown, 99 gray and 11 other entries', () => {
    expect(Object.values(FILES).map((file) => Object.keys(file).length)).toEqual([110, 338, 236, 99, 11]);
  });

  test.each(Object.entries(FILES))('%s.json could be in the tiles folder of a game', (_, file) => {
    const { tiles, diagnostics } = readTileLibrary(parse(JSON.stringify(file)));
    expect(diagnostics).toEqual([]);
    expect(Object.fromEntries(tiles)).toEqual(file);
  });

  test('has 793 tiles, because only 132 is in two files and the brown one is used', () => {
    const ids = Object.values(FILES).flatMap((file) => Object.keys(file));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual(['132']);
    expect(tileIds()).toHaveLength(793);
    expect(tile('132')?.color).toBe('brown');
  });

  test('has the hex colours of the specification', () => {
    const count = new Map<unknown, number>();
    for (const [, { color }] of tiles()) count.set(color, (count.get(color) ?? 0) + 1);
    expect(Object.fromEntries(count)).toEqual({
      yellow: 110,
      green: 337,
      brown: 236,
      gray: 94,
      'brown/gray': 2,
      none: 3,
      'green/brown': 5,
      water: 4,
      offboard: 2,
    });
  });

  test('has ids of letters and digits with at most one extra, 26 of them with one', () => {
    for (const id of tileIds()) expect(id).toMatch(/^[0-9a-zA-Z]+(\|[0-9a-zA-Z]+)?$/);
    expect(tileIds().filter((id) => id.includes('|'))).toHaveLength(26);
    const bases = new Set(tileIds().map((id) => id.split('|')[0]!));
    expect([...bases].filter((base) => !/^\d+$/.test(base)).sort()).toEqual([
      '53A',
      '53Y',
      '61Y',
      '63A',
      '891Y',
      'HEXO',
      'HEXY',
    ]);
  });

  test('lists whole numbers ascending, then the others as they appear', () => {
    const ids = tileIds();
    expect(ids.slice(0, 4)).toEqual(['1', '2', '3', '4']);
    expect(ids[ids.indexOf('8890') + 1]).toBe('202|A');
    expect(ids.at(-1)).toBe('512|Y');
  });

  test('uses each feature as often as the specification says', () => {
    const having = (has: (id: string) => boolean) => tileIds().filter(has).length;
    const rotations = (count: number) => having((id) => tile(id)?.rotations === count);
    expect([1, 2, 3, 6].map(rotations)).toEqual([18, 22, 69, 24]);
    expect(having((id) => Array.isArray(tile(id)?.rotations))).toBe(12);
    expect(having((id) => tile(id)?.broken === true)).toBe(20);
    expect(having((id) => tile(id)?.borders !== undefined)).toBe(17);
    expect(having((id) => tile(id)?.towns !== undefined)).toBe(76);
    expect(having((id) => tile(id)?.centerTowns !== undefined)).toBe(77);
    const gauge = (name: string) => having((id) => track(id)?.some((piece) => piece.gauge === name) ?? false);
    expect(['narrow', 'dual', 'line'].map(gauge)).toEqual([168, 25, 2]);
    expect(tileIds().filter((id) => track(id) === undefined)).toEqual(['32', '48', '427', '433']);
  });

  test('has the expected definitions of some well-known tiles', () => {
    expect(tile('9')).toEqual({ color: 'yellow', rotations: 3, track: [{ type: 'straight', side: 1 }] });
    expect(tile('58')).toEqual({
      color: 'yellow',
      track: [{ type: 'gentle', side: 1 }],
      towns: [{ angle: 60, percent: 0.28, rotation: -30 }],
      values: [{ value: 10, angle: 240, percent: 0.2 }],
    });
    expect(tile('20')).toEqual({
      color: 'green',
      rotations: 3,
      track: [
        { type: 'straight', side: 1, cross: 'over' },
        { type: 'straight', side: 2, cross: 'under' },
      ],
    });
    expect(tile('63')).toEqual({
      color: 'brown',
      rotations: 1,
      track: [1, 2, 3, 4, 5, 6].map((side) => ({ side })),
      cities: [{ size: 2 }],
      values: [{ value: 40, angle: 210, percent: 0.8 }],
    });
    expect(tile('1200')).toMatchObject({ color: 'brown/gray', goods: [{ color: 'black', width: 60 }] });
  });
});

describe('looking up a tile', () => {
  test('falls back from an extra to the base id and ignores a second extra', () => {
    expect(tile('57|B')).toBe(tile('57'));
    expect(tile('202|A')).not.toEqual(tile('202'));
    expect(tile('202|A|B')).toBe(tile('202|A'));
    expect(tile('511')).toBeUndefined();
  });

  test('finds nothing for the names of object members', () => {
    for (const id of ['', '|', 'constructor', '__proto__', '0']) expect(tile(id)).toBeUndefined();
  });
});
