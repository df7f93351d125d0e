import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../json.ts';
import { resolve } from '../resolve.ts';
import { smallLibrary } from '../testing/reading.ts';

const read = (rest: JsonObject) => resolve({ info: { title: 'T' }, ...rest } as Json, smallLibrary);

describe('a colour that nobody knows counts as not given (20.3.6)', () => {
  test.each<[string, JsonObject, JsonObject]>([
    ['a town', { map: { hexes: [{ towns: [{ color: 'rde' }] }] } }, { map: { hexes: [{ towns: [{}] }] } }],
    ['a list of one', { tiles: { N1: { track: [{ color: ['rde'] }] } } }, { tiles: { N1: { track: [{}] } } }],
    ['a short form', { tiles: { N1: { goods: ['rde'] } } }, { tiles: { N1: { goods: [true] } } }],
    ['what may be true', { tokens: [{ label: 'A', bar: 'rde' }] }, { tokens: [{ label: 'A', bar: true }] }],
    ['all track of a game', { info: { title: 'T', trackColor: 'rde' } }, { info: { title: 'T' } }],
    [
      'a cell',
      { stock: { market: [[{ value: 1, color: 'rde' }]] } },
      { stock: { market: [[{ value: 1 }]] } },
    ],
  ])('%s', (_, unknown, absent) => {
    expect(read(unknown).game).toEqual(read(absent).game);
    expect(read(unknown).diagnostics.filter(({ code }) => code === 'reference/color')).not.toEqual([]);
  });

  test.each<[string, JsonObject]>([
    ['a ground is plain', { tiles: { N1: { color: 'rde' } } }],
    ['a company gets one of its own', { companies: [{ abbrev: 'A', name: 'Alpha', color: 'rde' }] }],
    [
      'a coloured side is not drawn',
      { map: { hexes: [{ hexes: ['A1'], borders: [{ side: 1, color: 'rde' }] }] } },
    ],
    ['a background is grey', { info: { title: 'T', background: 'rde' } }],
  ])('%s, and nothing else is told', (_, file) => {
    expect(read(file).diagnostics.map(({ code }) => code)).toEqual(['reference/color']);
  });

  test('the file itself stays as it is', () => {
    const file = { info: { title: 'T', trackColor: 'rde' } };
    resolve(file, smallLibrary);
    expect(file.info.trackColor).toBe('rde');
  });
});
