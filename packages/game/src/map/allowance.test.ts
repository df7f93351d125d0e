import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { resolveMapJson } from '../testing/reading.ts';

describe('files that ask for too much', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => `A${index % 1000}`);

  test('ten thousand groups copying one another are no trouble', () => {
    const hexes = Array.from({ length: 10_000 }, (_, index) => ({
      hexes: [[index % 1000, 1 + Math.floor(index / 1000)]],
      copy: `A${index % 100}`,
      track: [{ side: 1 }],
    }));
    expect(resolveMapJson({ hexes }).map.hexes).toHaveLength(10_000);
  });

  test('copies that multiply end in an error, not in a full memory', () => {
    const greedy = [{ hexes: names }, ...Array.from({ length: 2_000 }, () => ({ copy: 'A5' }))];
    const { map, remarks } = resolveMapJson({ hexes: greedy });
    expect(map.hexes.length).toBeLessThan(600_000);
    expect(remarks.some((remark) => remark.startsWith('map/copy-limit'))).toBe(true);

    const variations = [
      { hexes: [{ hexes: names }] },
      ...names.map((_, index) => ({ copy: index, hexes: [] })),
    ];
    const { maps } = resolveMapJson(variations);
    expect(maps).toHaveLength(10_001);
    expect(maps.reduce((sum, { hexes }) => sum + hexes.length, 0)).toBeLessThan(600_000);
  });

  test('nothing in a file makes it throw', () => {
    const junk: Json[] = [null, true, 0, '', 'x', [], [[]], {}, [null], { __proto__: null }];
    for (const value of junk) {
      for (const key of ['hexes', 'copy', 'remove', 'borders', 'lines', 'borderTexts', 'players', 'market']) {
        expect(() => resolveMapJson([{ [key]: value }, { copy: 0, [key]: value }])).not.toThrow();
        expect(() =>
          resolveMapJson({
            hexes: [
              { [key]: value, hexes: ['A1'] },
              { [key]: value, copy: 'A1' },
            ],
          }),
        ).not.toThrow();
      }
    }
  });
});
