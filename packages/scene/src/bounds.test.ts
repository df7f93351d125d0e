import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bundledFonts } from '../../../scripts/testing/fonts.ts';
import { bounds, boundsOfAll } from './bounds.ts';
import { contains, grow, intersection, union } from './box.ts';
import { circle, group, line, path, polygon, rect, symbol, use } from './build.ts';
import { rotate, translate } from './matrix.ts';
import { arcText } from './text/arc.ts';
import { text } from './text/text.ts';

const fonts = await bundledFonts();

describe('boxes of nodes', () => {
  test('include half the width of a stroke', () => {
    expect(bounds(circle(0, 0, 10, { stroke: { color: '#000', width: 4 } }))).toMatchObject({
      x: -12,
      width: 24,
    });
  });

  test('fit a rotated square', () => {
    const box = bounds(group([rect(-1, -1, 2, 2, { fill: '#000' })], { transform: rotate(45) }));
    expect(box?.width).toBeCloseTo(2 * Math.SQRT2, 9);
  });

  test('exclude what a clip hides', () => {
    const clipped = group([rect(0, 0, 100, 100, { fill: '#000' })], { clip: circle(0, 0, 10) });
    expect(bounds(clipped)?.width).toBeCloseTo(10, 9);
  });

  test('are missing if nothing is painted', () => {
    expect(bounds(group([]))).toBeUndefined();
    expect(bounds(path(''))).toBeUndefined();
    expect(bounds(group([rect(0, 0, 5, 5, { fill: '#000' })], { clip: rect(50, 50, 1, 1) }))).toBeUndefined();
  });

  test('include a symbol at each position it is used', () => {
    const stamp = symbol('stamp', [rect(0, 0, 10, 10, { fill: '#000' })]);
    expect(boundsOfAll([use(stamp), use(stamp, translate(90, 0))])).toEqual({
      x: 0,
      y: 0,
      width: 100,
      height: 10,
    });
  });

  test('extend from the ascent of a text to its descent', () => {
    const box = bounds(text(fonts, 'Yard', 100, 50, { size: 10 }));
    expect(box?.y).toBeCloseTo(50 - 10.9, 9);
    expect(box?.height).toBeCloseTo(13.6, 9);
  });

  test('stay near the circle for text on it', () => {
    const box = bounds(arcText(fonts, 'Top', { cx: 0, cy: 0, radius: 100, angle: 270, size: 10 }))!;
    expect(contains({ x: -20, y: -115, width: 40, height: 25 }, box)).toBe(true);
  });

  test('contain their content', () => {
    const n = fc.integer({ min: -500, max: 500 });
    const shape = fc.oneof(
      fc.tuple(n, n, n, n).map(([a, b, c, d]) => line(a, b, c, d, { stroke: { color: '#000', width: 3 } })),
      fc.tuple(n, n, fc.nat(100)).map(([x, y, r]) => circle(x, y, r, { fill: '#000' })),
      fc
        .array(fc.tuple(n, n), { minLength: 3, maxLength: 6 })
        .map((points) => polygon(points, { fill: '#000' })),
    );
    fc.assert(
      fc.property(fc.array(shape, { minLength: 1 }), fc.integer({ min: 0, max: 359 }), (shapes, angle) => {
        const whole = bounds(group(shapes, { transform: rotate(angle) }))!;
        for (const one of shapes)
          expect(contains(grow(whole, 1e-6), bounds(group([one], { transform: rotate(angle) }))!)).toBe(true);
      }),
    );
  });
});

describe('boxes', () => {
  test('the intersection of two boxes', () => {
    const [a, b] = [
      { x: 0, y: 0, width: 10, height: 10 },
      { x: 6, y: 8, width: 10, height: 10 },
    ];
    expect(intersection(a, b)).toEqual({ x: 6, y: 8, width: 4, height: 2 });
    expect(intersection(a, { ...b, x: 20 })).toBeUndefined();
    expect(union(a, b)).toEqual({ x: 0, y: 0, width: 16, height: 18 });
  });

  test('shrinking stops at an empty box', () => {
    expect(grow({ x: 0, y: 0, width: 10, height: 4 }, -3)).toEqual({ x: 3, y: 2, width: 4, height: 0 });
  });
});
