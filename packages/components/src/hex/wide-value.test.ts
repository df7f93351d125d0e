import type { Json } from '@platelayer/game';
import { expect, test } from 'vitest';
import { avoidOverlaps } from './avoid-overlaps.ts';
import { footprintOf, footprintsOverlap } from './footprint.ts';
import { hexLayers } from './layers.ts';
import { beyondOutline } from './outline.ts';
import { hexPainter } from './painter.ts';
import { hexOf, lookWith, TILE } from './testing/draw.ts';

const CENTRE = { x: 0, y: 0 };

/** Covered obstacles of the first value of a hex, and whether it leaves the hex. */
const coveredByValue = (json: Json) => {
  const [hex, look] = [hexOf(json), lookWith()];
  const placed = avoidOverlaps(hex, look, TILE);
  const { inside, outside } = hexLayers(placed, hexPainter(hex, look, TILE));
  const layers = [...inside, ...outside].filter(({ role }) => role !== 'ground');
  const value = layers.find(({ name }) => name.startsWith('value'))!;
  const own = footprintOf(value.draw(), look.fonts);
  const covered = layers.filter(
    (layer) =>
      layer !== value &&
      footprintsOverlap(own, footprintOf(layer.draw(), look.fonts), {
        by: CENTRE,
        tolerance: 0,
        budget: { left: 1e6 },
      }),
  );
  return {
    value: placed.values[0]!,
    names: covered.map(({ name }) => name),
    leaves: beyondOutline(own.polygons)(CENTRE) > 0,
  };
};

test('a wide value moves off a bar that a circle would be next to', () => {
  const { value, names } = coveredByValue({
    towns: [{}],
    track: [{ type: 'straight', side: 1 }],
    values: [{ value: '$10', x: 35 }],
  });
  expect(names).toEqual([]);
  expect(value.position.x).toBeGreaterThan(35);
  expect(value.halfWidth).toBeCloseTo(25.2);
});

test('a wide value stays clear of a bar’s halo', () => {
  const { value } = coveredByValue({
    towns: [{ angle: 60, percent: 0.28, rotation: -30 }],
    track: [{ type: 'gentle', side: 1 }],
    values: [{ value: '$10', angle: 240, percent: 0.2 }],
  });
  const moved = value.position.x - 13;
  expect(moved).toBeCloseTo(0.5 * (25.2 - 14), 1);
});

test('a wide value is narrower between tracks', () => {
  const { value, names, leaves } = coveredByValue({
    cities: [{}],
    track: [{ side: 4 }, { side: 5 }],
    values: [{ value: '$30', angle: 210, percent: 0.8 }],
  });
  expect({ names, leaves }).toEqual({ names: [], leaves: false });
  expect(value.halfWidth).toBeLessThan(25.2);
});

test('a wide value between four slots and the corner is as narrow as its digits, and stays in the hex', () => {
  const { value, names, leaves } = coveredByValue({
    cities: [{ size: 4 }],
    track: [1, 2, 3, 4, 5, 6],
    values: [{ value: 100, angle: 270, percent: 0.9 }],
  });
  expect({ names, leaves }).toEqual({ names: [], leaves: false });
  expect(value.halfWidth).toBeGreaterThan(14);
});

test('a wide value without a position is narrower if it does not fit anywhere', () => {
  const { value, names, leaves } = coveredByValue({
    cities: [{ size: 2 }],
    track: [1, 2, 3, 4, 5],
    labels: ['C'],
    values: ['$50'],
  });
  expect({ names, leaves }).toEqual({ names: [], leaves: false });
  expect(value.halfWidth).toBeLessThan(25.2);
});

test.each([
  ['a circle', { value: 30 }],
  ['one whose width the file states', { value: 100, width: 50 }],
  ['one without a background', { value: 100, shape: 'none' }],
])('%s stays exactly where the file has placed it', (_, value) => {
  const hex = hexOf({ cities: [{ size: 4 }], values: [{ angle: 270, percent: 0.9, ...value }] });
  expect(avoidOverlaps(hex, lookWith(), TILE)).toBe(hex);
});

test('accepts what a circle at that position would also cover', () => {
  const hex = hexOf({ cities: [{}], values: [{ value: 100, x: 0 }] });
  expect(avoidOverlaps(hex, lookWith(), TILE).values).toEqual(hex.values);
});
