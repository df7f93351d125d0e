import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../json.ts';
import { resolveMapJson } from '../testing/reading.ts';
import { coordinateName } from './coordinate.ts';
import type { GameMap } from './map.ts';

const HEXES = [{ hexes: ['A1', 'A3', 'A5', 'B2', 'B4', 'C1', 'C3', 'C5'] }];

const cut = (map: GameMap | undefined) =>
  map!.hexes.flatMap(({ coordinate, halves }) =>
    halves ? [`${coordinateName(coordinate)} ${halves.join(' ')}`] : [],
  );
const trimmed = (trim: JsonObject, info: JsonObject = {}) => resolveMapJson({ hexes: HEXES, trim }, { info });

describe('trimmed edges (30.7.5)', () => {
  test('cut the outermost rows and columns, and corner hexes twice', () => {
    const { map, reported } = trimmed({ top: true, left: true });
    expect(cut(map)).toEqual(['A1 bottom right', 'A3 bottom', 'A5 bottom', 'C1 right']);
    expect(map.trim).toEqual({ top: 1, left: 1 });
    expect(reported).toEqual([]);
    expect(cut(trimmed({ bottom: true, right: true }).map)).toEqual([
      ...['A5 left', 'C1 top', 'C3 top', 'C5 top left'],
    ]);
  });

  test('follow the page: on a horizontal map numbers run down', () => {
    const { map } = trimmed({ top: true, right: true }, { orientation: 'horizontal' });
    expect(cut(map)).toEqual(['A1 bottom', 'C1 bottom left', 'C3 left', 'C5 left']);
  });

  test('default to none and can be turned off', () => {
    expect(trimmed({ top: false, bottom: null }).map).not.toHaveProperty('trim');
    expect(resolveMapJson({ hexes: [], trim: { top: true } }).map).not.toHaveProperty('trim');
  });

  test('are copied edge by edge unless the copying map overrides them', () => {
    const { maps } = resolveMapJson([
      { hexes: HEXES, trim: { top: true, left: true } },
      { copy: 0, remove: ['A1', 'A3', 'A5'], trim: { left: false, right: true } },
      { copy: 1 },
    ]);
    const second = ['B2 bottom', 'B4 bottom', 'C5 left'];
    expect(maps.map(cut).slice(1)).toEqual([second, second]);
  });

  test('leave half of a single row, with a warning', () => {
    const { map, reported } = resolveMapJson({
      hexes: [{ hexes: ['A1', 'A3'] }],
      trim: { top: true, bottom: true },
    });
    expect(cut(map)).toEqual(['A1 bottom', 'A3 bottom']);
    expect(reported).toEqual(['map/trim /map/trim/bottom']);
  });

  test('report a hex that is cut off completely', () => {
    const { reported } = resolveMapJson({
      hexes: [
        { hexes: ['A1'], half: 'top' },
        { hexes: ['B2'], half: 'top' },
      ],
      trim: { top: true },
    });
    expect(reported).toEqual(['map/trim /map/hexes/0/half']);
  });
});
