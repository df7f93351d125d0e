import { describe, expect, test } from 'vitest';
import { hexesOf, resolveMapJson } from '../testing/reading.ts';

describe('copying a hex (30.4.2)', () => {
  test('overrides the fields of the first group that lists the hex', () => {
    const { map, reported } = resolveMapJson({
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
    expect(reported).toEqual([]);
  });

  test('may continue through other copies, before or after it', () => {
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

  test('uses the coordinates of the source for a group without its own, and draws over it', () => {
    const { map } = resolveMapJson({ hexes: [{ hexes: ['A1', 'A3'] }, { copy: 'A3', color: 'red' }] });
    expect(hexesOf(map)).toEqual(['A1 plain', 'A3 plain', 'A1 red', 'A3 red']);
  });

  test('from a missing hex or from itself is reported and ignored', () => {
    const { map, reported, found } = resolveMapJson({
      hexes: [
        { hexes: ['A1'], copy: 'Z9', color: 'red' },
        { hexes: ['A3'], copy: 'A3', color: 'green' },
        { hexes: ['A5'], copy: 'A7', color: 'yellow' },
        { hexes: ['A7'], copy: 'A5', noID: true },
      ],
    });
    expect(hexesOf(map)).toEqual(['A1 red', 'A3 green', 'A5 yellow', 'A7 plain']);
    expect(reported).toEqual([
      'map/hex-copy /map/hexes/0/copy',
      'map/hex-copy /map/hexes/1/copy',
      'map/hex-copy /map/hexes/3/copy',
    ]);
    expect(found[0]?.message).toBe('There is no hex "Z9" on the map, so nothing is copied.');
  });

  test('reports an error where it is written, not where it is copied', () => {
    const { reported } = resolveMapJson({
      hexes: [
        { hexes: ['A1'], cities: [{ size: 9 }] },
        { hexes: ['A3'], copy: 'A1' },
      ],
    });
    expect(reported).toHaveLength(1);
    expect(reported[0]).toContain('/map/hexes/0/cities/0');
  });
});
