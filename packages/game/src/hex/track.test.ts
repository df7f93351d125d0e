import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { readHex, reported } from '../testing/reading.ts';
import { sideSet } from './geometry.ts';

const piece = (json: Json, info: Json = {}, color = 'yellow') =>
  readHex({ color, track: [json] }, info).track[0];

describe('track types (20.8.4.3)', () => {
  test.each([
    [undefined, { kind: 'spur' }],
    ['city', { kind: 'spur' }],
    ['straight', { kind: 'straight', start: 0, end: 1, offset: 0 }],
    ['straightLeft', { kind: 'straight', start: 0, end: 1, offset: -17.15 }],
    ['straightRight', { kind: 'straight', start: 0, end: 1, offset: 17.15 }],
    ['gentle', { kind: 'gentle', start: 0, end: 1, offset: 0, radiusOffset: 0 }],
    ['gentleInner', { kind: 'gentle', start: 0, end: 1, offset: -17.15, radiusOffset: 0 }],
    ['gentleOuter', { kind: 'gentle', start: 0, end: 1, offset: 17.15, radiusOffset: 0 }],
    ['sharp', { kind: 'sharp', start: 0, end: 1, offset: 0, radiusOffset: 0 }],
    ['sharpInner', { kind: 'sharp', start: 0, end: 1, offset: -17.15, radiusOffset: 0 }],
    ['sharpOuter', { kind: 'sharp', start: 0, end: 1, offset: 17.15, radiusOffset: 0 }],
    ['bent', { kind: 'bent' }],
    ['offboard', { kind: 'arrow' }],
  ])('include %s', (type, course) => {
    expect(piece(type === undefined ? {} : { type })?.course).toEqual(course);
  });

  test('apply trackOffset only to plain types, but radiusOffset to all arcs', () => {
    expect(piece({ type: 'gentle', trackOffset: 8.57, radiusOffset: 50 })?.course).toMatchObject({
      offset: 8.57,
      radiusOffset: 50,
    });
    expect(piece({ type: 'sharpInner', trackOffset: 8.57, radiusOffset: 50 })?.course).toMatchObject({
      offset: -17.15,
      radiusOffset: 50,
    });
  });

  test('fall back to a spur with a warning', () => {
    expect(piece({ type: 'loop' })?.course).toEqual({ kind: 'spur' });
    expect(reported({ track: [{ type: 'loop' }] })).toEqual(['hex/track-type /hex/track/0/type']);
  });

  test('include custom track along a path, which is not drawn without one', () => {
    expect(piece({ type: 'custom', path: 'M 0 85 L 30 0' })?.course).toEqual({
      kind: 'custom',
      path: 'M 0 85 L 30 0',
    });
    expect(reported({ track: [{ type: 'custom' }, { side: 2 }] })).toEqual(['hex/missing /hex/track/0']);
    expect(readHex({ track: [{ type: 'custom' }, { side: 2 }] }).track).toHaveLength(1);
  });
});

describe('start and end (20.8.4.1)', () => {
  const stretch = (json: object) => {
    const course = piece({ type: 'straight', ...json })?.course;
    return course !== undefined && 'start' in course ? [course.start, course.end] : undefined;
  };

  test('are fractions of the course', () => {
    expect(stretch({ start: 0.25, end: 0.75 })).toEqual([0.25, 0.75]);
  });

  test('are cut at 1; a start of 1 or more is ignored with a warning (20.13)', () => {
    expect(stretch({ end: 4 })).toEqual([0, 1]);
    expect(stretch({ start: 2, end: 0.5 })).toEqual([0, 0.5]);
    expect(reported({ track: [{ type: 'straight', start: 2 }] })).toEqual(['hex/track-start /hex/track/0']);
  });

  test('are swapped with a warning if in the wrong order', () => {
    expect(stretch({ start: 0.75, end: 0.25 })).toEqual([0.25, 0.75]);
    expect(reported({ track: [{ type: 'straight', start: 0.75, end: 0.25 }] })).toHaveLength(1);
  });
});

describe('gauge, crossing, widths and colours', () => {
  test('have built-in defaults', () => {
    expect(piece({})).toMatchObject({
      gauge: 'normal',
      cross: 'none',
      width: 12,
      borderWidth: 4,
      color: 'track',
      borderColor: 'border',
      gaugeColor: 'white',
      dashOffset: 0,
    });
  });

  test("default to the game's settings (20.9.1)", () => {
    const info = { trackWidth: 10, borderWidth: 6, trackColor: 'brown', trackGauge: 'narrow' };
    expect(piece({}, info)).toMatchObject({ width: 10, borderWidth: 6, color: 'brown', gauge: 'narrow' });
    expect(piece({ width: 8, color: 'red', gauge: 'dual' }, info)).toMatchObject({
      width: 8,
      color: 'red',
      gauge: 'dual',
    });
  });

  test('match the colour of the hex: the first of two, or plain for none (20.3.8, 20.14.24)', () => {
    expect(piece({ color: 'match' })?.color).toBe('yellow');
    expect(piece({ gaugeColor: 'match' }, {}, 'green/brown')?.gaugeColor).toBe('green');
    expect(piece({}, { trackBorderColor: 'match' }, 'none')?.borderColor).toBe('plain');
  });

  test('fall back to normal gauge and no crossing, both with a warning (20.14.8)', () => {
    expect(piece({ gauge: 'double', cross: 'through' })).toMatchObject({ gauge: 'normal', cross: 'none' });
    expect(reported({ track: [{ gauge: 'double', cross: 'through' }] })).toEqual([
      'hex/gauge /hex/track/0/gauge',
      'hex/cross /hex/track/0/cross',
    ]);
  });

  test('show only dual gauge on an off-board arrow (20.14.12)', () => {
    expect(piece({ type: 'offboard', gauge: 'narrow' })?.gauge).toBe('normal');
    expect(piece({ type: 'offboard', gauge: 'dual' })?.gauge).toBe('dual');
  });
});

describe('the sides used by track (20.7.7; 80.14.9)', () => {
  const sides = (...track: Json[]) => sideSet(readHex({ track }).track.flatMap(({ sides }) => sides));

  test.each([
    [{ side: 2 }, [2]],
    [{ type: 'sharp', side: 6 }, [1, 6]],
    [{ type: 'gentle', side: 5 }, [1, 5]],
    [{ type: 'gentleOuter', side: 1 }, [1, 3]],
    [{ type: 'straight' }, [1, 4]],
    [{ type: 'bent', side: 2 }, [2, 5]],
    [{ type: 'offboard', side: 3 }, [3]],
    [{ type: 'straight', end: 0.5 }, [1]],
    [{ type: 'straight', start: 0.25, end: 0.5 }, []],
    [{ type: 'sharp', side: 1, start: 0.5 }, [2]],
    [{ type: 'gentle', side: 2, start: 0.5415 }, [4]],
    [{ type: 'custom', path: 'M 0 0', sides: [5, 1, 5, 3.5] }, [1, 5]],
    [{ type: 'custom', path: 'M 0 0' }, []],
    [{ type: 'straight', side: 1.5 }, []],
    [{ side: 1, rotation: 120 }, [3]],
  ])('follow from %j', (track, expected) => {
    expect(sides(track)).toEqual(expected);
  });

  test('are listed once for all track of a hex', () => {
    expect(sides({ type: 'straight', side: 2 }, { side: 5 }, { side: 1 })).toEqual([1, 2, 5]);
  });
});
