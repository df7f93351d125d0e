import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../json.ts';
import { mergeHex } from './group-content.ts';

describe('merging a hex with the one it copies (30.4.2)', () => {
  test('keeps a field that is on one side only, and treats null as a value', () => {
    expect(mergeHex({ color: 'red', names: null }, { color: 'blue', names: [{}], opacity: 0.5 })).toEqual({
      color: 'red',
      names: null,
      opacity: 0.5,
    });
  });

  test('merges objects field by field', () => {
    expect(
      mergeHex({ offBoardRevenue: { rows: 2 } }, { offBoardRevenue: { rows: 1, name: { name: 'Bay' } } }),
    ).toEqual({ offBoardRevenue: { rows: 2, name: { name: 'Bay' } } });
  });

  test('concatenates track, its own first', () => {
    expect(mergeHex({ track: [{ side: 4 }] }, { track: [{ side: 1 }] })).toEqual({
      track: [{ side: 4 }, { side: 1 }],
    });
  });

  test('never merges companies, hexes and removeBorders, at any depth', () => {
    const own = { hexes: ['A3'], removeBorders: [1], cities: [{ companies: ['X'] }] };
    const source = {
      hexes: ['A1', 'A5'],
      removeBorders: [2, 3],
      cities: [{ companies: ['Y', 'Z'], size: 2 }],
    };
    expect(mergeHex(own, source)).toEqual({ ...own, cities: [{ companies: ['X'], size: 2 }] });
  });

  test('merges other lists pairwise and cuts them to the shorter one', () => {
    const source: JsonObject = { labels: [{ label: 'B', x: 3 }, { label: 'P' }] };
    expect(mergeHex({ labels: [{ label: 'C' }] }, source)).toEqual({ labels: [{ label: 'C', x: 3 }] });
    expect(mergeHex({ labels: [] }, source)).toEqual({ labels: [] });
    expect(mergeHex({ labels: [{}, {}, { label: 'lost' }] }, source)).toEqual(source);
  });

  test('keeps its own list if either list has an entry that is not an object', () => {
    expect(mergeHex({ groups: ['X'] }, { groups: ['YZ'] })).toEqual({ groups: ['X'] });
    expect(mergeHex({ cities: [{ size: 2 }] }, { cities: [null] })).toEqual({ cities: [{ size: 2 }] });
  });

  test('treats a single object as a list of one', () => {
    const merged = { labels: [{ label: 'C', x: 3 }] };
    expect(mergeHex({ labels: [{ label: 'C' }] }, { labels: { label: 'B', x: 3 } })).toEqual(merged);
    expect(mergeHex({ labels: { label: 'C' } }, { labels: [{ label: 'B', x: 3 }, {}] })).toEqual(merged);
  });

  test('keeps any other value and drops copy', () => {
    expect(mergeHex({ copy: 'A1', values: [{}], color: {} }, { values: 20, color: 'red' })).toEqual({
      values: [{}],
      color: {},
    });
  });

  test('is safe against hostile field names and depths', () => {
    const hostile: JsonObject = JSON.parse('{"__proto__": {"polluted": true}, "constructor": 1}');
    const merged = mergeHex(hostile, hostile);
    expect(Object.keys(merged)).toEqual(['__proto__', 'constructor']);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);

    let deep: JsonObject = {};
    for (let level = 0; level < 50_000; level += 1) deep = { deep };
    expect(mergeHex(deep, { ...deep })).toHaveProperty('deep');
  });
});
