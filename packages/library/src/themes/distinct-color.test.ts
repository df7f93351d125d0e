import { expect, test } from 'vitest';
import { colorDistance, DISTINCT, distinctColor } from './distinct-color.ts';

test('distance is 0 for equal colours and 1 from black to white', () => {
  expect(colorDistance('#123456', '#123456')).toBe(0);
  expect(colorDistance('#000', '#fff')).toBeCloseTo(1);
});

test('a name always gets the same colour, far from white and from all colours in use', () => {
  const taken = ['#ffffff', '#d50f31', '#2165ae'];
  const color = distinctColor('Weir', taken);
  expect(distinctColor('Weir', taken)).toBe(color);
  for (const other of taken) expect(colorDistance(color, other)).toBeGreaterThanOrEqual(DISTINCT);
});

test.each([
  [12, DISTINCT],
  [30, 0.05],
])('%i companies get different colours', (count, distance) => {
  const taken = ['#ffffff'];
  for (let i = 0; i < count; i += 1) taken.push(distinctColor(`Company ${i}`, taken));
  for (const [i, one] of taken.entries())
    for (const other of taken.slice(i + 1))
      expect(colorDistance(one, other)).toBeGreaterThanOrEqual(distance);
});

test('gives the most distant colour if all candidates are in use', () => {
  const taken = Array.from(
    { length: 500 },
    (_, i) => `#${(i * 33461).toString(16).padStart(6, '0').slice(-6)}`,
  );
  expect(distinctColor('Weir', taken)).toMatch(/^#[0-9a-f]{6}$/);
});
