import type { Course } from '@platelayer/game';
import type { PathData } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { arcOf, circleThrough, coursePath } from './course.ts';

type Arc = Extract<Course, { kind: 'gentle' | 'sharp' }>;
const arc = (kind: Arc['kind'], fields: Partial<Arc> = {}): Arc => ({
  ...{ kind, start: 0, end: 1, offset: 0, radiusOffset: 0 },
  ...fields,
});
const path = (course: Exclude<Course, { kind: 'arrow' }>, width = 12) => coursePath(course, width);
const last = (data: PathData) => data.at(-1)!.slice(-2);
const first = (data: PathData) => data[0]!.slice(-2);
const near = (x: number, y: number) => [expect.closeTo(x, 3), expect.closeTo(y, 3)];

describe('straight (20.8.4.2)', () => {
  const straight = (start: number, end: number, offset = 0) => path({ kind: 'straight', start, end, offset });

  test('extends 10 units beyond both sides', () => {
    expect(straight(0, 1)).toEqual([
      ['M', 0, 85],
      ['L', 0, -85],
    ]);
  });

  test('a fraction f of the course is at 75 − 150 f', () => {
    expect(straight(0.25, 0.5)).toEqual([
      ['M', 0, 37.5],
      ['L', 0, 0],
    ]);
    expect(last(straight(0, 0.125))).toEqual([0, 56.25]);
    expect(first(straight(0.1, 1, 17.15))).toEqual([17.15, 60]);
  });
});

describe('arcs (20.8.4.2)', () => {
  test.each([
    ['sharp', -64.9519, 37.5, -73.6122, 42.5, 43.30125],
    ['gentle', -64.9519, -37.5, -73.6122, -42.5, 129.90375],
  ] as const)('%s joins its sides and extends beyond them', (kind, x, y, bleedX, bleedY, radius) => {
    const data = path(arc(kind));
    expect(data.map(([letter]) => letter)).toEqual(['M', 'L', 'A', 'L']);
    expect(first(data)).toEqual([0, 85]);
    expect(data[2]!.slice(-2)).toEqual(near(x, y));
    expect(data[2]!.slice(1, 6)).toEqual([expect.closeTo(radius, 3), expect.closeTo(radius, 3), 0, 0, 0]);
    expect(last(data)).toEqual(near(bleedX, bleedY));
  });

  test('half a course ends on the arc', () => {
    expect(last(path(arc('sharp', { end: 0.5 })))).toEqual([
      expect.closeTo(-21.65, 2),
      expect.closeTo(37.5, 2),
    ]);
    expect(last(path(arc('gentle', { end: 0.5 })))).toEqual(near(-17.404, 10.048));
    expect(first(path(arc('gentle', { start: 0.5 })))).toEqual(near(-17.404, 10.048));
  });

  test('three quarters of a gentle arc', () => {
    expect(last(path(arc('gentle', { end: 0.75 })))).toEqual(near(-38.04793, -16.85582));
  });

  test('lanes are concentric', () => {
    for (const offset of [-17.15, 17.15]) {
      const { from, to, radius } = arcOf(arc('gentle', { offset }));
      expect(radius).toBeCloseTo(129.90375 + offset, 3);
      expect(circleThrough(from, to, radius).center).toEqual({
        x: expect.closeTo(-129.90375, 3),
        y: expect.closeTo(75, 2),
      });
    }
  });

  test('partial pieces with a radius offset join', () => {
    const half = { radiusOffset: 50 };
    expect(last(path(arc('gentle', { ...half, end: 0.4 })))).toEqual(
      first(path(arc('gentle', { ...half, start: 0.4 }))),
    );
    expect(first(path(arc('gentle', half)))).toEqual([0, 85]);
  });

  test('a radius too small for the two sides is enlarged to fit', () => {
    const { from, to } = arcOf(arc('gentle'));
    const circle = circleThrough(from, to, 1);
    expect(circle.radius).toBeCloseTo(Math.hypot(to.x - from.x, to.y - from.y) / 2);
  });
});

describe('other courses (20.8.4.2)', () => {
  test('a spur ends a quarter of its width plus a half past the centre', () => {
    expect(last(path({ kind: 'spur' }, 12))).toEqual([0, -3.5]);
    expect(last(path({ kind: 'spur' }, 16))).toEqual([0, -4.5]);
  });

  test('bent bulges to the right', () => {
    const data = path({ kind: 'bent' });
    expect(data[2]).toEqual(['C', 0, 30, 40, 40, 40, 0]);
    expect(data[3]).toEqual(['C', 40, -40, 0, -30, 0, -75]);
    expect(last(data)).toEqual([0, -85]);
  });

  test('custom follows its path', () => {
    expect(path({ kind: 'custom', path: 'M 0 85 L 30 0' })).toEqual([
      ['M', 0, 85],
      ['L', 30, 0],
    ]);
    expect(path({ kind: 'custom', path: 'nonsense' })).toEqual([]);
  });
});
