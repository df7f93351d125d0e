import type { Json } from '@platelayer/game';
import { describe, expect, test } from 'vitest';
import { placeFreely } from './placing.ts';
import { brush, hexOf } from './testing/draw.ts';

const settle = (json: Json, setting = {}) => placeFreely(hexOf(json), brush(json, setting));
const at = ({ position: { x, y } }: { position: { x: number; y: number } }) => [Math.round(x), Math.round(y)];

describe('elements without a position', () => {
  test('stay at their place where nothing is in the way', () => {
    const json: Json = {
      cities: [{}],
      values: [{ value: 20 }],
      labels: [{ label: 'B' }],
      track: [{ side: 1 }],
    };
    expect(at(settle(json).values[0]!)).toEqual([26, -45]);
    expect(at(settle(json).labels[0]!)).toEqual([-26, -45]);
  });

  test('move to the first free place when they would cover a stop, track or text', () => {
    expect(
      at(settle({ cities: [{ angle: 210, percent: 0.6 }], values: [{ value: 20 }] }).values[0]!),
    ).toEqual([-26, -45]);
    const crossed: Json = { track: [{ type: 'sharp', side: 4 }], values: [{ value: 20 }] };
    expect(at(settle(crossed).values[0]!)).not.toEqual([26, -45]);
    const labelled: Json = { labels: [{ label: 'OO', angle: 210, percent: 0.7 }], values: [{ value: 20 }] };
    expect(at(settle(labelled).values[0]!)).toEqual([-26, -45]);
  });

  test('a second value leaves the city in the centre', () => {
    const { values } = settle({ cities: [{}], values: [{ value: 20 }, { value: 40 }] });
    expect(values.map(at)).toEqual([
      [26, -45],
      [-26, -45],
    ]);
  });

  test('a name leaves the city for the room above it', () => {
    expect(at(settle({ cities: [{}], names: [{ name: 'Orrin' }] }).names[0]!)).toEqual([0, -37]);
  });

  test('two terrains do not lie on each other', () => {
    const [first, second] = settle({ terrain: [{ cost: 20 }, { cost: 40 }] }).terrain;
    expect(at(first!)).toEqual([0, 0]);
    expect(at(second!)).not.toEqual([0, 0]);
  });

  test('stay where they are when there is no room anywhere', () => {
    const full: Json = { shapes: [{ type: 'square', width: 180, color: 'red' }], values: [{ value: 20 }] };
    expect(at(settle(full).values[0]!)).toEqual([26, -45]);
  });

  test('lie in the same place however the tile is turned', () => {
    const json: Json = { cities: [{ angle: 210, percent: 0.6 }], values: [{ value: 20 }] };
    expect(settle(json, { rotation: 120 })).toEqual(settle(json));
  });
});

test('elements with a position are never moved, not even off a city', () => {
  const hex = hexOf({ cities: [{}], values: [{ value: 20, angle: 0 }], labels: [{ label: 'B', x: 0 }] });
  expect(placeFreely(hex, brush())).toBe(hex);
});
