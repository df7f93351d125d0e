import { describe, expect, test } from 'vitest';
import { hexesOf, resolveMapJson } from '../testing/reading.ts';

describe('copying a hex (30.4.2)', () => {
  test('own fields lie over those of the first group that lists the hex', () => {
    const { map, remarks } = resolveMapJson({
      hexes: [
        {
          hexes: ['A1'],
          color: 'yellow',
          track: [{ side: 1 }],
          labels: [{ label: 'B' }, { label: 'P' }],
          values: [{ value: 30 }],
        },
        { hexes: ['A3'], copy: 'a1', track: [{ side: 4 }], labels: [{ label: 'C' }], values: [] },
      ],
    });
    const hex = map.hexes[1]!.hex;
    expect(hexesOf(map)).toEqual(['A1 yellow', 'A3 yellow']);
    expect(hex.track).toHaveLength(2);
    expect(hex.labels).toHaveLength(1);
    expect(hex.values).toEqual([]);
    expect(remarks).toEqual([]);
  });

  test('a copied group may copy in turn, from before or after it', () => {
    const { map } = resolveMapJson({
      hexes: [
        { hexes: ['A1'], copy: 'A3' },
        { hexes: ['A3'], copy: 'A5', noID: true },
        { hexes: ['A5'], color: 'green' },
      ],
    });
    expect(hexesOf(map)).toEqual(['A1 green', 'A3 green', 'A5 green']);
    expect(map.hexes[0]?.hex.noID).toBe(true);
  });

  test('a group without places takes those of the source and is drawn over it', () => {
    const { map } = resolveMapJson({ hexes: [{ hexes: ['A1', 'A3'] }, { copy: 'A3', color: 'red' }] });
    expect(hexesOf(map)).toEqual(['A1 plain', 'A3 plain', 'A1 red', 'A3 red']);
  });

  test('a copy of nothing or of itself is remarked on and left out', () => {
    const { map, remarks, found } = resolveMapJson({
      hexes: [
        { hexes: ['A1'], copy: 'Z9', color: 'red' },
        { hexes: ['A3'], copy: 'A3', color: 'green' },
        { hexes: ['A5'], copy: 'A7', color: 'yellow' },
        { hexes: ['A7'], copy: 'A5', noID: true },
      ],
    });
    expect(hexesOf(map)).toEqual(['A1 red', 'A3 green', 'A5 yellow', 'A7 plain']);
    expect(remarks).toEqual([
      'map/hex-copy /map/hexes/0/copy',
      'map/hex-copy /map/hexes/1/copy',
      'map/hex-copy /map/hexes/3/copy',
    ]);
    expect(found[0]?.message).toBe('There is no hex "Z9" on the map, so nothing is copied.');
  });

  test('a fault is reported where it is written, not where it is copied', () => {
    const { remarks } = resolveMapJson({
      hexes: [
        { hexes: ['A1'], cities: [{ size: 9 }] },
        { hexes: ['A3'], copy: 'A1' },
      ],
    });
    expect(remarks).toHaveLength(1);
    expect(remarks[0]).toContain('/map/hexes/0/cities/0');
  });
});
