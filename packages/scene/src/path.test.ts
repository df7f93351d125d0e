import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rotate } from './matrix.ts';
import { formatPath, type PathData, pathBounds, plainPath, transformPath } from './path.ts';
import { parsePath } from './path-syntax.ts';

describe('SVG path syntax', () => {
  test.each([
    ['M1 2L3 4Z', 'M1 2L3 4Z'],
    ['m1,2 3,4z', 'M1 2L4 6Z'],
    ['M0 0H5V6h-2v-1', 'M0 0L5 0L5 6L3 6L3 5'],
    ['M0 0C1 2 3 4 5 6S9 8 10 10', 'M0 0C1 2 3 4 5 6C7 8 9 8 10 10'],
    ['M0 0Q1 2 3 4T6 8', 'M0 0Q1 2 3 4Q5 6 6 8'],
    ['M0 0t4 4', 'M0 0Q0 0 4 4'],
    ['M0 0a5 5 0 01.5.5', 'M0 0A5 5 0 0 1 0.5 0.5'],
    ['M-.5-.5l1e1-1.5.5', 'M-0.5 -0.5L9.5 -2'],
    ['m1 1zm1 1', 'M1 1ZM2 2'],
  ])('%s', (text, absolute) => {
    expect(formatPath(parsePath(text))).toBe(absolute);
  });

  test.each([
    ['', ''],
    ['L1 1', ''],
    ['M1 1L2', 'M1 1'],
    ['M1 1L2 2 X 3', 'M1 1L2 2'],
    ['M1 1 Z 5 5', 'M1 1Z'],
    ['rubbish', ''],
  ])('keeps what comes before an error: %j', (text, kept) => {
    expect(formatPath(parsePath(text))).toBe(kept);
  });

  test('can be read again after writing', () => {
    const n = fc.integer({ min: -5000, max: 5000 }).map((value) => value / 8);
    const segment = fc.oneof(
      fc.tuple(fc.constant('L' as const), n, n),
      fc.tuple(fc.constant('Q' as const), n, n, n, n),
      fc.tuple(fc.constant('C' as const), n, n, n, n, n, n),
    );
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 6 }), (segments) => {
        const path = [['M', 0, 0], ...segments] as PathData;
        expect(parsePath(formatPath(path))).toEqual(path);
      }),
    );
  });
});

describe('path boxes', () => {
  test('contain the curve, not its control points', () => {
    expect(pathBounds(parsePath('M0 0C0 100 100 100 100 0'))).toEqual({ x: 0, y: 0, width: 100, height: 75 });
  });

  test('fit a half circle of radius 50', () => {
    const box = pathBounds(parsePath('M0 0A50 50 0 0 1 100 0'));
    expect(box?.x).toBeCloseTo(0, 9);
    expect(box?.y).toBeCloseTo(-50, 1);
    expect(box?.width).toBeCloseTo(100, 9);
  });

  test('scale up an arc that is too small for its ends, as SVG does', () => {
    expect(pathBounds(parsePath('M0 0A1 1 0 0 1 100 0'))?.y).toBeCloseTo(-50, 1);
  });

  test('treat an arc without radius as a line', () => {
    expect(plainPath(parsePath('M0 0A0 5 0 0 1 10 10'))).toEqual([
      ['M', 0, 0],
      ['L', 10, 10],
    ]);
  });

  test('are undefined for an empty path', () => {
    expect(pathBounds([])).toBeUndefined();
  });
});

test('a transformed path consists of the transformed points', () => {
  expect(formatPath(transformPath(parsePath('M10 0L20 0Z'), rotate(90)))).toBe('M0 10L0 20Z');
});
