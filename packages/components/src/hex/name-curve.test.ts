import { describe, expect, test } from 'vitest';
import { type CurvePiece, curveLength, pointOn } from './curve.ts';
import { boomtownNameCurve, cityNameCurve } from './name-curve.ts';

/** Returns the point at a fraction of a curve. */
const pointAlong = (curve: readonly CurvePiece[], fraction: number) => {
  let left = fraction * curveLength(curve);
  const piece = curve.find(({ length }) => {
    if (left <= length + 1e-9) return true;
    left -= length;
    return false;
  })!;
  const { x, y } = pointOn(piece, left);
  return [Math.round(x * 100) / 100 || 0, Math.round(y * 100) / 100 || 0];
};

const normal = { reverse: false };
const reverse = { reverse: true };

describe('curves for city names (20.8.5.6)', () => {
  test('run clockwise from the bottom: 25 % is on the left, 50 % at the top, 75 % on the right', () => {
    const one = cityNameCurve(1, normal);
    expect([0, 0.25, 0.5, 0.75].map((at) => pointAlong(one, at))).toEqual([
      [0, 30],
      [-30, 0],
      [0, -30],
      [30, 0],
    ]);
    expect(pointAlong(cityNameCurve(2, normal), 0.5)).toEqual([0, -30]);
    expect(pointAlong(cityNameCurve(2, normal), 0.25)).toEqual([-55, 0]);
    expect(pointAlong(cityNameCurve(4, normal), 0.5)).toEqual([0, -53]);
    expect(pointAlong(cityNameCurve(6, normal), 0.5)).toEqual([0, -65]);
  });

  test('have their middle at the bottom if reversed', () => {
    expect(pointAlong(cityNameCurve(1, reverse), 0.5)).toEqual([0, 32]);
    expect(pointAlong(cityNameCurve(2, reverse), 0.5)).toEqual([0, 30]);
    expect(pointAlong(cityNameCurve(3, reverse), 0.5)).toEqual([0, 44]);
    expect(pointAlong(cityNameCurve(4, reverse), 0.5)).toEqual([0, 53]);
    expect(pointAlong(cityNameCurve(5, reverse), 0.5)).toEqual([0, 65]);
  });

  test('of 3 and 4 slots start at the bottom if reversed with an explicit offset', () => {
    expect(pointAlong(cityNameCurve(3, { reverse: true, offset: 0 }), 0)).toEqual([0, 44]);
    expect(pointAlong(cityNameCurve(4, { reverse: true, offset: 25 }), 0.25)).toEqual([53, 0]);
  });

  test('stay clear of square slots', () => {
    expect(cityNameCurve('2Y', normal)).toBe(cityNameCurve(2, normal));
    expect(cityNameCurve('2S1Y', normal)).toBe(cityNameCurve(4, normal));
    expect(cityNameCurve('3Ferry', normal)).toBe(cityNameCurve(5, normal));
  });

  test('have no gaps between their pieces', () => {
    for (const size of [2, 3, 4] as const)
      for (const choice of [normal, reverse, { reverse: true, offset: 10 }]) {
        const curve = cityNameCurve(size, choice);
        curve.forEach((piece, i) => {
          const next = curve[(i + 1) % curve.length]!;
          expect(pointAlong([piece], 1)).toEqual(pointAlong([next], 0));
        });
      }
  });
});

test('the name of a boomtown is 5 outside its circle (20.8.8)', () => {
  expect(pointAlong(boomtownNameCurve(25, normal), 0.5)).toEqual([0, -30]);
  expect(pointAlong(boomtownNameCurve(25, reverse), 0.5)).toEqual([0, 30]);
});
