import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  apply,
  compose,
  IDENTITY,
  invert,
  type Matrix,
  multiply,
  rotate,
  scale,
  translate,
} from './matrix.ts';

const number = fc.double({ min: -1000, max: 1000, noNaN: true });
const anyMatrix: fc.Arbitrary<Matrix> = fc
  .tuple(
    number,
    number,
    fc.double({ min: -360, max: 360, noNaN: true }),
    fc.double({ min: 0.1, max: 10, noNaN: true }),
  )
  .map(([x, y, angle, factor]) => compose(translate(x, y), rotate(angle), scale(factor, -factor)));
const point = fc.record({ x: number, y: number });

const expectClose = (a: { x: number; y: number }, b: { x: number; y: number }) => {
  expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeLessThan(1e-6 * (1 + Math.hypot(a.x, a.y)));
};

describe('transforms', () => {
  test('a positive rotation is clockwise on the sheet', () => {
    expect(apply(rotate(90), { x: 10, y: 0 })).toEqual({ x: 0, y: 10 });
  });

  test('quarter turns are exact', () => {
    expect(rotate(90)).toEqual([0, 1, -1, 0, 0, 0]);
    expect(rotate(-180)).toEqual([-1, 0, -0, -1, 0, 0]);
  });

  test('a rotation about a centre keeps the centre', () => {
    fc.assert(
      fc.property(point, number, (centre, angle) =>
        expectClose(apply(rotate(angle, centre.x, centre.y), centre), centre),
      ),
    );
  });

  test('compose applies the last transform first', () => {
    fc.assert(
      fc.property(anyMatrix, anyMatrix, point, (a, b, p) =>
        expectClose(apply(compose(a, b), p), apply(a, apply(b, p))),
      ),
    );
  });

  test('composing is associative', () => {
    fc.assert(
      fc.property(anyMatrix, anyMatrix, anyMatrix, point, (a, b, c, p) =>
        expectClose(apply(multiply(multiply(a, b), c), p), apply(multiply(a, multiply(b, c)), p)),
      ),
    );
  });

  test('the inverse undoes a transform', () => {
    fc.assert(
      fc.property(anyMatrix, point, (m, p) => expectClose(apply(invert(m) ?? IDENTITY, apply(m, p)), p)),
    );
  });

  test('a transform that flattens everything has no inverse', () => {
    expect(invert(scale(0, 1))).toBeUndefined();
  });
});
