import { expect, it } from 'vitest';
import { angleOf, cornerAngle, pointOf, sideOf } from './geometry.ts';

const EDGES = [0, 1, 2, 3, 4, 5];

it('has the sides of 85.7.3', () => {
  expect(EDGES.map((edge) => sideOf(edge, 'flat'))).toEqual([1, 2, 3, 4, 5, 6]);
  expect(EDGES.map((edge) => sideOf(edge, 'pointy'))).toEqual([6, 1, 2, 3, 4, 5]);
});

it('has directions that match the sides (20.1.4)', () => {
  for (const edge of EDGES) {
    expect(angleOf(edge, 'flat')).toBe(60 * (sideOf(edge, 'flat') - 1));
    expect(angleOf(edge, 'pointy')).toBe((60 * (sideOf(edge, 'pointy') - 1) + 90) % 360);
  }
});

it('has the corners of 85.7.4, in the directions of our points (20.1.5)', () => {
  expect(EDGES.map((corner) => pointOf(corner, 'flat'))).toEqual([5, 6, 1, 2, 3, 4]);
  expect(EDGES.map((corner) => pointOf(corner, 'pointy'))).toEqual([1, 2, 3, 4, 5, 6]);
  for (const corner of EDGES) {
    expect(cornerAngle(corner, 'flat')).toBe((60 * (pointOf(corner, 'flat') - 1) + 90) % 360);
    expect(cornerAngle(corner, 'pointy')).toBe(60 * (pointOf(corner, 'pointy') - 1));
  }
});
