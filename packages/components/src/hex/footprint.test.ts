import { circle, group, line, rect, rotate, text, translate } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { type Footprint, footprintOf, footprintsOverlap } from './footprint.ts';
import { lookWith } from './testing/draw.ts';

const { fonts } = lookWith();

const square = (x: number, y: number, edge = 10) =>
  footprintOf([rect(x, y, edge, edge, { fill: '#000' })], fonts);

/** Whether two footprints overlap by more than this. */
const deeper = (a: Footprint, b: Footprint, than: number, by = { x: 0, y: 0 }) =>
  footprintsOverlap(a, b, { by, tolerance: than, budget: { left: 1_000 } });

describe('footprints', () => {
  test('separate nodes do not overlap; overlapping ones do, measured along the shortest way apart', () => {
    expect(deeper(square(0, 0), square(20, 0), 0)).toBe(false);
    expect(deeper(square(0, 0), square(10, 0), 0)).toBe(false);
    expect(deeper(square(0, 0), square(7, 2), 2.99)).toBe(true);
    expect(deeper(square(0, 0), square(7, 2), 3.01)).toBe(false);
    expect(deeper(square(0, 0), square(7, 2), 0, { x: -4, y: 0 })).toBe(false);
  });

  test('a circle does not cover the corners of its box', () => {
    const disc = footprintOf([circle(0, 0, 10, { fill: '#000' })], fonts);
    expect(deeper(disc, square(8, 8), 0)).toBe(false);
    expect(deeper(disc, square(0, 8), 1)).toBe(true);
  });

  test('turned text covers only its letters', () => {
    const turned = footprintOf(
      [group([text(fonts, 'Long Harbour', 0, 0, { size: 10 })], { transform: rotate(45) })],
      fonts,
    );
    expect(deeper(turned, square(30, 0), 0)).toBe(false);
    expect(deeper(turned, square(25, 25), 1)).toBe(true);
  });

  test('a line covers a ribbon', () => {
    const diagonal = footprintOf([line(0, 0, 100, 100, { stroke: { color: '#000', width: 4 } })], fonts);
    expect(deeper(diagonal, square(60, 20), 0)).toBe(false);
    expect(deeper(diagonal, square(45, 45), 1)).toBe(true);
  });

  test('content outside a clip covers nothing', () => {
    const band = rect(-50, -2, 100, 4, { fill: '#000' });
    const token = group([band], { clip: circle(0, 0, 10), transform: translate(5, 0) });
    expect(deeper(footprintOf([token], fonts), square(20, -5), 0)).toBe(false);
  });
});
