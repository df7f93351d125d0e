import { describe, expect, test } from 'vitest';
import { problemPins, thingShowing, thingUnder } from './find-thing.ts';

const hexes = [
  { pointer: '/map/hexes/0', name: 'hex A1', x: 0, y: 0, width: 100, height: 86 },
  { pointer: '/map/hexes/1', name: 'hex B2', x: 75, y: 43, width: 100, height: 86 },
  { pointer: '/map/hexes/0/cities/0', name: 'city', x: 30, y: 30, width: 40, height: 40 },
];

describe('thingUnder', () => {
  test('returns the smallest element that contains the point', () => {
    expect(thingUnder(hexes, { x: 50, y: 40 })).toBe(2);
    expect(thingUnder(hexes, { x: 10, y: 40 })).toBe(0);
  });
  test('returns the nearer of two hexes if their boxes overlap', () => {
    expect(thingUnder(hexes, { x: 80, y: 50 })).toBe(0);
    expect(thingUnder(hexes, { x: 95, y: 75 })).toBe(1);
  });
  test('returns undefined outside the drawing', () => {
    expect(thingUnder(hexes, { x: 10, y: 120 })).toBeUndefined();
  });
});

describe('thingShowing', () => {
  test('returns the innermost element that contains the location', () => {
    expect(thingShowing([hexes], '/map/hexes/0/cities/0/size')).toEqual({ sheet: 0, index: 2 });
    expect(thingShowing([[], hexes], '/map/hexes/1/color')).toEqual({ sheet: 1, index: 1 });
  });
  test('returns the first element inside the location if none contains it', () => {
    expect(thingShowing([hexes], '/map')).toEqual({ sheet: 0, index: 0 });
    expect(thingShowing([hexes], '/tiles/5')).toBeUndefined();
  });
  test('does not treat /hexes/10 as part of /hexes/1', () => {
    expect(thingShowing([hexes], '/map/hexes/10')).toBeUndefined();
  });
});

test('each element with problems gets one pin, with their count and highest severity', () => {
  const problems = [
    { pointer: '/map/hexes/0/cities/0', severity: 'error' },
    { pointer: '/map/hexes/0/cities/0/size', severity: 'info' },
    { pointer: '/map', severity: 'info' },
    { pointer: '', severity: 'error' },
  ] as const;
  expect(problemPins([hexes], problems)).toEqual([{ sheet: 0, index: 2, severity: 'error', count: 2 }]);
});
