import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { resolveMapJson } from '../testing/reading.ts';
import { copyBuilder } from './copying.ts';

describe('copyBuilder', () => {
  const builder = (sources: Readonly<Record<number, number>>) => {
    const built: number[] = [];
    const circles: number[] = [];
    const build = copyBuilder<number, string>({
      sourceOf: (item) => sources[item],
      build: (item, source) => {
        built.push(item);
        return source === undefined ? `${item}` : `${item}(${source})`;
      },
      onCircle: (item) => circles.push(item),
    });
    return { build, built, circles };
  };

  test('builds a source once, before its copies', () => {
    const { build, built } = builder({ 1: 2, 2: 3, 4: 2 });
    expect(build(1)).toBe('1(2(3))');
    expect(build(4)).toBe('4(2(3))');
    expect(build(2)).toBe('2(3)');
    expect(built).toEqual([3, 2, 1, 4]);
  });

  test('skips the copy that would close a cycle', () => {
    const { build, circles } = builder({ 1: 2, 2: 3, 3: 1, 5: 5 });
    expect(build(1)).toBe('1(2(3))');
    expect(build(3)).toBe('3');
    expect(build(5)).toBe('5');
    expect(circles).toEqual([3, 5]);
  });

  test('supports very long chains', () => {
    const depth = copyBuilder<number, number>({
      sourceOf: (item) => (item < 100_000 ? item + 1 : undefined),
      build: (_, source = 0) => source + 1,
      onCircle: () => {},
    });
    expect(depth(1)).toBe(100_000);
  });
});

describe('limits on copying', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => `A${index % 1000}`);

  test('do not affect ten thousand groups that copy one another', () => {
    const hexes = Array.from({ length: 10_000 }, (_, index) => ({
      hexes: [[index % 1000, 1 + Math.floor(index / 1000)]],
      copy: `A${index % 100}`,
      track: [{ side: 1 }],
    }));
    expect(resolveMapJson({ hexes }).map.hexes).toHaveLength(10_000);
  });

  test('stop multiplying copies with an error before memory runs out', () => {
    const greedy = [{ hexes: names }, ...Array.from({ length: 2_000 }, () => ({ copy: 'A5' }))];
    const { map, reported } = resolveMapJson({ hexes: greedy });
    expect(map.hexes.length).toBeLessThan(600_000);
    expect(reported.some((entry) => entry.startsWith('map/copy-limit'))).toBe(true);

    const variations = [
      { hexes: [{ hexes: names }] },
      ...names.map((_, index) => ({ copy: index, hexes: [] })),
    ];
    const { maps } = resolveMapJson(variations);
    expect(maps).toHaveLength(10_001);
    expect(maps.reduce((sum, { hexes }) => sum + hexes.length, 0)).toBeLessThan(600_000);
  });

  test('never make a file throw', () => {
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
