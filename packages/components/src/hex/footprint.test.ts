import { circle, group, line, rect, rotate, text, translate } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { depth, footprint } from './footprint.ts';
import { lookWith } from './testing/draw.ts';

const { fonts } = lookWith();
const square = (x: number, y: number, edge = 10) => footprint([rect(x, y, edge, edge, { fill: '#000' })]);

describe('footprints', () => {
  test('things apart do not reach into each other, things that overlap do by the shortest way out', () => {
    expect(depth(square(0, 0), square(20, 0))).toBe(0);
    expect(depth(square(0, 0), square(10, 0))).toBe(0);
    expect(depth(square(0, 0), square(7, 2))).toBeCloseTo(3);
  });

  test('a circle leaves the corners of its box free', () => {
    const disc = footprint([circle(0, 0, 10, { fill: '#000' })]);
    expect(depth(disc, square(8, 8))).toBe(0);
    expect(depth(disc, square(0, 8))).toBeGreaterThan(1);
  });

  test('a turned text covers its letters only', () => {
    const turned = footprint([
      group([text(fonts, 'Long Harbour', 0, 0, { size: 10 })], { transform: rotate(45) }),
    ]);
    expect(depth(turned, square(30, 0))).toBe(0);
    expect(depth(turned, square(25, 25))).toBeGreaterThan(1);
  });

  test('a line covers a ribbon', () => {
    const diagonal = footprint([line(0, 0, 100, 100, { stroke: { color: '#000', width: 4 } })]);
    expect(depth(diagonal, square(60, 20))).toBe(0);
    expect(depth(diagonal, square(45, 45))).toBeGreaterThan(1);
  });

  test('what is cut off covers nothing', () => {
    const band = rect(-50, -2, 100, 4, { fill: '#000' });
    const token = group([band], { clip: circle(0, 0, 10), transform: translate(5, 0) });
    expect(depth(footprint([token]), square(20, -5))).toBe(0);
  });
});
