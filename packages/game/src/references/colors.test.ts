import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../json.ts';
import { resolve } from '../resolve.ts';
import { smallLibrary } from '../testing/reading.ts';

const read = (rest: JsonObject) => resolve({ info: { title: 'T' }, ...rest } as Json, smallLibrary);

describe('an unknown colour (20.3.6)', () => {
  test.each<[string, JsonObject, JsonObject]>([
    ['town', { map: { hexes: [{ towns: [{ color: 'rde' }] }] } }, { map: { hexes: [{ towns: [{}] }] } }],
    ['list of one', { tiles: { N1: { track: [{ color: ['rde'] }] } } }, { tiles: { N1: { track: [{}] } } }],
    ['short form', { tiles: { N1: { goods: ['rde'] } } }, { tiles: { N1: { goods: [true] } } }],
    [
      'colour that may be `true`',
      { tokens: [{ label: 'A', bar: 'rde' }] },
      { tokens: [{ label: 'A', bar: true }] },
    ],
    ['track colour of a game', { info: { title: 'T', trackColor: 'rde' } }, { info: { title: 'T' } }],
    ['cell', { stock: { market: [[{ value: 1, color: 'rde' }]] } }, { stock: { market: [[{ value: 1 }]] } }],
  ])('is ignored: %s', (_, unknown, absent) => {
    expect(read(unknown).game).toEqual(read(absent).game);
    expect(read(unknown).diagnostics.filter(({ code }) => code === 'reference/color')).not.toEqual([]);
  });

  test.each<[string, JsonObject]>([
    ['plain hex', { tiles: { N1: { color: 'rde' } } }],
    ['company, which gets a generated colour', { companies: [{ abbrev: 'A', name: 'Alpha', color: 'rde' }] }],
    [
      'border, which is not drawn',
      { map: { hexes: [{ hexes: ['A1'], borders: [{ side: 1, color: 'rde' }] }] } },
    ],
    ['background, which is grey', { info: { title: 'T', background: 'rde' } }],
  ])('is reported only once: %s', (_, file) => {
    expect(read(file).diagnostics.map(({ code }) => code)).toEqual(['reference/color']);
  });

  test('is not removed from the file itself', () => {
    const file = { info: { title: 'T', trackColor: 'rde' } };
    resolve(file, smallLibrary);
    expect(file.info.trackColor).toBe('rde');
  });
});

const reported = (colors: JsonObject) =>
  resolve({ info: { title: 'Narrow Valley' }, colors }, smallLibrary).diagnostics;

test('reports an invalid colour in the game at its location', () => {
  expect(
    reported({ gorge: '#33557', companies: { pearl: 'pearly', rose: ['#fff', '#000'] }, reed: 5 }),
  ).toMatchObject([
    {
      severity: 'warning',
      code: 'theme/color',
      pointer: '/colors/gorge',
      message: '`gorge` is "#33557", which is not a colour, so it is ignored.',
    },
    { pointer: '/colors/companies/pearl' },
    {
      pointer: '/colors/companies/rose',
      message: '`rose` is a list, which is not a colour, so it is ignored.',
    },
    { pointer: '/colors/reed' },
  ]);
});

test('accepts colours by name, by context and as the only entry of a list', () => {
  expect(reported({ gorge: '#335577', companies: { pearl: 'hotpink' }, reed: ['#abc'] })).toEqual([]);
});
