import { describe, expect, test } from 'vitest';
import { hexesOf, resolveMapJson } from '../testing/reading.ts';

describe('hex groups (30.4)', () => {
  test('names that cannot be read are left out with a remark, the others stay', () => {
    const { map, remarks } = resolveMapJson({ hexes: [{ hexes: ['A1', '?', 'c3', [3, 1], 'ZZZ1'] }] });
    expect(hexesOf(map)).toEqual(['A1 plain', 'C3 plain', 'A3 plain']);
    expect(remarks).toEqual(['map/hex-name /map/hexes/0/hexes/1', 'map/far-hex /map/hexes/0/hexes/4']);
  });

  test('of several names in one text the first is read, and the message names it', () => {
    const { map, found } = resolveMapJson({ hexes: [{ hexes: ['A1-A9'] }, { hexes: 'B2, B4' }] });
    expect(hexesOf(map)).toEqual(['A1 plain', 'B2 plain']);
    expect(found).toMatchObject([
      {
        code: 'map/hex-name',
        pointer: '/map/hexes/0/hexes/0',
        message: '"A1-A9" is not the name of one hex; only A1 is read.',
      },
      { code: 'map/hex-name', pointer: '/map/hexes/1/hexes' },
    ]);
  });

  test('a group without a place and a map without a hex are remarked on', () => {
    expect(resolveMapJson({ hexes: [{ color: 'red' }] }).remarks).toEqual([
      'map/no-place /map/hexes/0',
      'map/empty /map',
    ]);
    expect(resolveMapJson([null]).remarks).toEqual(['map/empty /map/0']);
  });

  test('a hex of the other parity is kept', () => {
    const { map, found } = resolveMapJson({ hexes: [{ hexes: ['A1', 'A3', 'A4'] }] });
    expect(map.hexes).toHaveLength(3);
    expect(found).toMatchObject([
      {
        severity: 'info',
        code: 'map/parity',
        pointer: '/map/hexes/0/hexes',
        message: expect.stringMatching(/^A4 /),
        hint: 'A3 and A5 lie on the grid.',
      },
    ]);
  });

  test('the same hex twice is drawn twice, the later one over the earlier one', () => {
    const { map, found } = resolveMapJson({
      hexes: [{ hexes: ['A1', 'A3'] }, { hexes: ['A3', 'a1'], color: 'red' }],
    });
    expect(hexesOf(map)).toEqual(['A1 plain', 'A3 plain', 'A3 red', 'A1 red']);
    expect(found).toMatchObject([
      {
        severity: 'info',
        code: 'map/twice',
        message: 'A3, A1 stand on the map already; these are drawn over them.',
      },
    ]);
  });

  test('a tile number is not resolved on the map', () => {
    const { map, remarks } = resolveMapJson({ hexes: [{ hexes: ['A1'], tile: '7' }] });
    expect(map.hexes[0]?.hex.track).toEqual([]);
    expect(remarks).toEqual(['map/tile /map/hexes/0/tile']);
  });
});
