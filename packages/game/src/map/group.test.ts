import { describe, expect, test } from 'vitest';
import { hexesOf, resolveMapJson } from '../testing/reading.ts';

describe('a hex group (30.4)', () => {
  test('ignores invalid names with a warning and keeps the others', () => {
    const { map, reported } = resolveMapJson({ hexes: [{ hexes: ['A1', '?', 'c3', [3, 1], 'ZZZ1'] }] });
    expect(hexesOf(map)).toEqual(['A1 plain', 'C3 plain', 'A3 plain']);
    expect(reported).toEqual(['map/hex-name /map/hexes/0/hexes/1', 'map/far-hex /map/hexes/0/hexes/4']);
  });

  test('reads only the first of several names in a string, and reports it', () => {
    const { map, found } = resolveMapJson({ hexes: [{ hexes: ['A1-A9'] }, { hexes: 'B2, B4' }] });
    expect(hexesOf(map)).toEqual(['A1 plain', 'B2 plain']);
    expect(found).toMatchObject([
      {
        code: 'map/hex-name',
        pointer: '/map/hexes/0/hexes/0',
        message: '"A1-A9" is not a single hex name, so only A1 is used.',
      },
      { code: 'map/hex-name', pointer: '/map/hexes/1/hexes' },
    ]);
  });

  test('without coordinates is reported, as is a map without hexes', () => {
    expect(resolveMapJson({ hexes: [{ color: 'red' }] }).reported).toEqual([
      'map/no-place /map/hexes/0',
      'map/empty /map',
    ]);
    expect(resolveMapJson([null]).reported).toEqual(['map/empty /map/0']);
  });

  test('keeps a hex of the other parity', () => {
    const { map, found } = resolveMapJson({ hexes: [{ hexes: ['A1', 'A3', 'A4'] }] });
    expect(map.hexes).toHaveLength(3);
    expect(found).toMatchObject([
      {
        severity: 'info',
        code: 'map/parity',
        pointer: '/map/hexes/0/hexes',
        message: expect.stringMatching(/^A4 /),
        hint: 'A3 and A5 match the grid.',
      },
    ]);
  });

  test('draws a repeated hex twice, the later one over the earlier one', () => {
    const { map, found } = resolveMapJson({
      hexes: [{ hexes: ['A1', 'A3'] }, { hexes: ['A3', 'a1'], color: 'red' }],
    });
    expect(hexesOf(map)).toEqual(['A1 plain', 'A3 plain', 'A3 red', 'A1 red']);
    expect(found).toMatchObject([
      {
        severity: 'info',
        code: 'map/twice',
        message: 'A3, A1 are already on the map; these are drawn over them.',
      },
    ]);
  });

  test('does not draw tiles on the map', () => {
    const { map, reported } = resolveMapJson({ hexes: [{ hexes: ['A1'], tile: '7' }] });
    expect(map.hexes[0]?.hex.track).toEqual([]);
    expect(reported).toEqual(['map/tile /map/hexes/0/tile']);
  });
});
