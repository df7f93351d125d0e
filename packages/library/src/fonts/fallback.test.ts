import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fallbackTable } from '../../../../scripts/testing/fallback.ts';
import { FALLBACK_GROUPS, packCharacters, unpackCharacters } from './fallback.ts';

test('unpacking packed characters gives the same characters', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 0x10ffff }), { minLength: 1 }), (points) => {
      const sorted = points.toSorted((one, other) => one - other);
      expect(unpackCharacters(packCharacters(sorted))).toEqual(sorted);
    }),
  );
  expect(packCharacters([0x41, 0x42, 0x43, 0x45])).toBe('1t.2 2');
});

describe.each(Object.keys(FALLBACK_GROUPS) as (keyof typeof FALLBACK_GROUPS)[])(
  'the table of %s',
  (group) => {
    const families = fallbackTable(group);

    test('has all families, each with slices', () => {
      expect(families.map(({ name }) => name)).toEqual(FALLBACK_GROUPS[group]);
      for (const { slices } of families) expect(Object.keys(slices).length).toBeGreaterThan(0);
    });

    test('lists a character once in a family, without private ones or those in Source Sans', () => {
      for (const { slices } of families) {
        const points = Object.values(slices).flatMap(unpackCharacters);
        expect(new Set(points).size).toBe(points.length);
        expect(points.filter((point) => /[\p{Co}A-Za-zА-я]/u.test(String.fromCodePoint(point)))).toEqual([]);
      }
    });
  },
);
