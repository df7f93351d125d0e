import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { startReading } from '../testing/reading.ts';
import { resolveMapPoint, resolveMapPoints } from './point.ts';

const hex = { letter: 2, number: 2 };

const read = (json: Json) => {
  const reading = startReading();
  return { point: resolveMapPoint(json, '/p', reading), codes: reading.found.map(({ code }) => code) };
};

describe('a point on the map (30.11)', () => {
  test.each<[Json, object]>([
    ['B2', { kind: 'centre', hex }],
    ['b2', { kind: 'centre', hex }],
    ['B2x10y-20', { kind: 'offset', hex, x: 10, y: -20 }],
    ['B2x-.5y2.25', { kind: 'offset', hex, x: -0.5, y: 2.25 }],
    ['B2a90p0.5', { kind: 'angle', hex, angle: 90, percent: 0.5 }],
    ['B2a30', { kind: 'angle', hex, angle: 30, percent: 1 }],
    ['B2a-30', { kind: 'angle', hex, angle: 330, percent: 1 }],
    ['B2a720', { kind: 'angle', hex, angle: 0, percent: 1 }],
    ['B2s1.5', { kind: 'side', hex, side: 1.5 }],
    ['B2p5', { kind: 'corner', hex, corner: 5 }],
    ['B2p0', { kind: 'corner', hex, corner: 6 }],
    ['b2S6', { kind: 'side', hex, side: 6 }],
    ['120 85', { kind: 'sheet', x: 120, y: 85 }],
    [' -1.5, 3 ', { kind: 'sheet', x: -1.5, y: 3 }],
    [[120, 85], { kind: 'sheet', x: 120, y: 85 }],
  ])('can be %j', (json, point) => {
    expect(read(json)).toEqual({ point, codes: [] });
  });

  test.each<[Json]>([['B2q1'], ['B2x10'], ['B2p1 or so'], ['120'], [''], [7], [null], [{}], ['ZZZZ1']])(
    'cannot be %j',
    (json) => {
      expect(read(json)).toEqual({ point: undefined, codes: ['map/point'] });
    },
  );

  test('is skipped in a line if it is invalid', () => {
    const reading = startReading();
    expect(resolveMapPoints(['A1p1', 'nowhere', 'A1p2'], '/l', reading)).toHaveLength(2);
    expect(reading.found).toMatchObject([{ code: 'map/point', severity: 'warning', pointer: '/l/1' }]);
  });

  test('is limited and reported if its offset is too large', () => {
    expect(read('B2x1000000y0')).toEqual({
      point: { kind: 'offset', hex, x: 100_000, y: 0 },
      codes: ['map/far-offset'],
    });
    expect(read('B2a0p99999').codes).toEqual(['map/far-offset']);
    expect(read(`B2a${'9'.repeat(400)}`).codes).toEqual(['map/point']);
  });

  test('is refused in linear time if the string is very long', () => {
    expect(read('1'.repeat(500_000)).point).toBeUndefined();
    expect(read(`A1x${'1'.repeat(500_000)}`).point).toBeUndefined();
  });

  test('always has finite numbers', () => {
    const text = fc.string({ unit: fc.constantFrom(...'AB12 xyasp.-,'), maxLength: 12 });
    const suffixed = fc.tuple(fc.constantFrom('B2', 'c17'), text).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.oneof(text, suffixed), (written) => {
        const { point } = read(written);
        const numbers = Object.values(point ?? {}).filter((value) => typeof value === 'number');
        expect(numbers.every(Number.isFinite)).toBe(true);
      }),
    );
  });
});
