import { resolveHex, resolveInfo } from '@platelayer/game';
import { library } from '@platelayer/library';
import { describe, expect, test } from 'vitest';
import { coursePath } from './course.ts';
import { rotatePoint } from './outline.ts';

const TYPES = ['straight', 'sharp', 'gentle'] as const;
const reading = { library, info: resolveInfo({}), report: () => undefined };

/** Midpoint of full-length track, and a point shortly after it. */
const middleOf = (kind: (typeof TYPES)[number], turn: number) => {
  const from = (start: number) => {
    const [move] = coursePath({ kind, start, end: 1, offset: 0, radiusOffset: 0 }, 12);
    if (move?.[0] !== 'M') throw new Error('track begins elsewhere');
    return rotatePoint({ x: move[1], y: move[2] }, turn);
  };
  return { middle: from(0.5), after: from(0.501) };
};

const CASES = TYPES.flatMap((type) =>
  [1, 2, 3, 4, 5, 6].flatMap((side) => [0, 90].map((orientation) => [type, side, orientation] as const)),
);

describe('the midpoint of track (20.2.6)', () => {
  test.each(CASES)('%s from side %d, turned by %d: on the track, across or along it', (mid, side, turn) => {
    const { middle, after } = middleOf(mid, 60 * (side - 1) + turn);
    const along = Math.atan2(after.y - middle.y, after.x - middle.x);
    for (const [align, expected] of [
      ['parallel', 0],
      ['perpendicular', 1],
    ] as const) {
      const { position } = resolveHex({ towns: [{ mid, side, align }] }, '', reading, turn).towns[0]!;
      expect(position.x).toBeCloseTo(middle.x, 3);
      expect(position.y).toBeCloseTo(middle.y, 3);
      expect(Math.abs(Math.sin((position.turn * Math.PI) / 180 - along))).toBeCloseTo(expected, 2);
    }
  });
});
