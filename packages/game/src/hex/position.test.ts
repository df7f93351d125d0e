import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { readHex, reported, startReading } from '../testing/reading.ts';
import { resolveHex } from './hex.ts';

const divide = (json: object) => readHex({ divides: [{ ...json }] }).divides[0]?.position;
const point = (x: number, y: number, digits = 6) => ({
  x: expect.closeTo(x, digits),
  y: expect.closeTo(y, digits),
});

describe('a position (20.2.2)', () => {
  test.each([
    [0, 0, 75],
    [90, -75, 0],
    [180, 0, -75],
    [270, 75, 0],
  ])('with angle %d and percent 1 is at (%d, %d): 0 is down, then clockwise', (angle, x, y) => {
    expect(divide({ angle, percent: 1 })).toMatchObject(point(x, y));
  });

  test('adds x and y upright, whatever the angle and turn', () => {
    expect(divide({ angle: 90, percent: 1, x: 10, y: -4, rotate: 45 })).toMatchObject({
      ...point(-65, -4),
      turn: 45,
    });
  });

  test('may have a percent above 1 or below 0', () => {
    expect(divide({ percent: 2 })).toMatchObject(point(0, 150));
    expect(divide({ percent: -1 })).toMatchObject(point(0, -75));
  });

  test('uses rotation if rotate is missing or 0 (20.14.4)', () => {
    expect(divide({ rotate: 20, rotation: 30 })?.turn).toBe(20);
    expect(divide({ rotate: 0, rotation: 30 })?.turn).toBe(30);
  });

  test('adds 60·(n − 1) to the turn for side n, even a fraction, but nothing for side 0', () => {
    expect(divide({ side: 3, rotation: 10 })?.turn).toBe(130);
    expect(divide({ side: 3.5 })?.turn).toBe(150);
    expect(divide({ side: 0 })?.turn).toBe(0);
  });

  test('accepts numbers in quotes (20.13)', () => {
    expect(divide({ side: '2', percent: ' 1 ' })).toMatchObject({ ...point(0, 75), turn: 60 });
  });

  test('ignores a field that is not a number, but not the others', () => {
    const hex: Json = { divides: [{ angle: 'left', percent: 1 }, { side: 2 }] };
    expect(readHex(hex).divides.map(({ position }) => [position.y, position.turn])).toEqual([
      [75, 0],
      [0, 60],
    ]);
  });

  test('counts as placed if any of its keys is present, whatever the value', () => {
    expect(divide({})).toEqual({ x: 0, y: 0, turn: 0, placed: false });
    expect(divide({ angle: 0 })?.placed).toBe(true);
    expect(divide({ side: null })?.placed).toBe(true);
  });

  test('is finite for all numbers in a file', () => {
    const number = fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e9, max: 1e9 });
    fc.assert(
      fc.property(fc.record({ angle: number, percent: number, x: number, side: number }), (json) => {
        const { x, y, turn } = divide(json)!;
        expect([x, y, turn].every(Number.isFinite)).toBe(true);
      }),
    );
  });
});

describe('the midpoint of track (20.2.6)', () => {
  const at = (angle: number, percent: number) =>
    point(
      -75 * percent * Math.sin((angle * Math.PI) / 180),
      75 * percent * Math.cos((angle * Math.PI) / 180),
      3,
    );

  test('is in the centre, or on curves on the line between both sides', () => {
    expect(divide({ mid: 'straight' })).toMatchObject({ ...point(0, 0), turn: 0, placed: true });
    expect(divide({ mid: 'sharp' })).toMatchObject(at(30, 0.57735));
    expect(divide({ mid: 'gentle' })).toMatchObject(at(60, 0.26795));
  });

  test('depends on the side but does not turn the element', () => {
    expect(divide({ mid: 'gentle', side: 3 })).toMatchObject({ ...at(180, 0.26795), turn: 0 });
  });

  test('is overridden by angle and percent, and shifted by x and y', () => {
    expect(divide({ mid: 'sharp', side: 4, angle: 0, percent: 0.4 })).toMatchObject(point(0, 30));
    expect(divide({ mid: 'sharp', percent: 1 })).toMatchObject(at(30, 1));
    expect(divide({ mid: 'straight', x: 3, y: -4 })).toMatchObject(point(3, -4));
  });

  test.each([
    ['straight', 0, -90],
    ['sharp', 120, 30],
    ['gentle', 150, 60],
  ])('of %s has a turn of %d across the track and %d along it', (mid, across, along) => {
    expect(divide({ mid, align: 'perpendicular' })?.turn).toBe(across);
    expect(divide({ mid, align: 'parallel' })?.turn).toBe(along);
    expect(divide({ mid, align: 'perpendicular', side: 2, rotate: 5 })?.turn).toBe(across + 65);
  });

  test('turns with the track of pointed maps, unlike an explicit angle', () => {
    const onMap = (json: object, trackTurn = 90) =>
      resolveHex({ divides: [{ ...json }] }, '', startReading(), trackTurn).divides[0]?.position;
    expect(onMap({ mid: 'sharp', side: 2, align: 'parallel' })).toMatchObject({
      ...at(180, 0.57735),
      turn: 180,
    });
    expect(onMap({ mid: 'sharp', angle: 0, percent: 1 })).toMatchObject(point(0, 75));
    expect(onMap({ mid: 'sharp', x: 5 })!.x).toBeCloseTo(onMap({ mid: 'sharp' })!.x + 5);
    expect(onMap({ mid: 'sharp' }, 0)).toEqual(divide({ mid: 'sharp' }));
  });

  test('ignores that turn for track and borders, which are drawn with it', () => {
    const json = { track: [{ mid: 'sharp', align: 'parallel' }] };
    expect(resolveHex(json, '', startReading(), 90).track[0]?.position).toMatchObject({
      ...at(120, 0.57735),
      turn: 30,
    });
  });

  test('is needed for align, which is reported without it and counts as a position', () => {
    expect(divide({ align: 'parallel', side: 2 })).toEqual({ x: 0, y: 0, turn: 60, placed: true });
    expect(reported({ towns: [{ align: 'parallel' }] })).toEqual(['hex/align /hex/towns/0/align']);
    expect(reported({ towns: [{ align: 'parallel', mid: 'shrap' }] })).toEqual([]);
  });

  test.each([
    ['values', { value: 10 }],
    ['labels', { label: 'B' }],
    ['terrain', { cost: 20 }],
  ] as const)('keeps %s upright unless fixed', (field, item) => {
    const turn = (json: object) =>
      readHex({ [field]: [{ ...item, mid: 'sharp', ...json }] })[field][0]?.position.turn;
    for (const turned of [{ rotate: 40 }, { rotation: 40 }, { side: 2 }, { align: 'parallel' }])
      expect(turn(turned)).toBe(0);
    expect(turn({ rotate: 40, fixed: true })).toBe(40);
  });
});

describe('an automatic position (20.2.4)', () => {
  const at = (angle: number, percent: number) =>
    point(
      -75 * percent * Math.sin((angle * Math.PI) / 180),
      75 * percent * Math.cos((angle * Math.PI) / 180),
    );
  const center = point(0, 0);

  test('is 210° at 0.7 for the first value and the centre for others', () => {
    const { values } = readHex({ values: [{ value: 1 }, { value: 2 }] });
    expect(values.map(({ position }) => position)).toMatchObject([at(210, 0.7), center]);
  });

  test('is 150° and 270° for labels, then the centre', () => {
    const { labels } = readHex({ labels: ['A', 'B', 'C'] });
    expect(labels.map(({ position }) => position)).toMatchObject([at(150, 0.7), at(270, 0.7), center]);
  });

  test('counts hidden entries (20.14.49)', () => {
    const { labels } = readHex({ labels: [{ label: 'A', hidden: true }, { label: 'B' }] });
    expect(labels).toMatchObject([{ text: 'B', position: at(270, 0.7) }]);
  });

  test.each([
    ['no centre stop', {}, center],
    ['a city', { cities: [{}] }, at(0, 0.6)],
    ['one city written as an object (20.14.5)', { cities: {} }, at(0, 0.6)],
    ['a hidden city (20.14.49)', { cities: [{ hidden: true }] }, at(0, 0.6)],
    ['a centre town and terrain', { centerTowns: [{}], terrain: [{}] }, at(30, 0.6)],
  ])('moves icons with %s', (_, others, place) => {
    expect(readHex({ ...others, icons: [{ type: 'port' }] }).icons[0]?.position).toMatchObject(place);
  });

  test.each([
    ['no centre stop', {}, center],
    ['a city', { cities: [{}] }, at(0, 0.7)],
    ['a city and icons', { cities: [{}], icons: ['port'] }, at(330, 0.7)],
  ])('moves terrain with %s', (_, others, place) => {
    expect(readHex({ ...others, terrain: [{ cost: 20 }] }).terrain[0]?.position).toMatchObject(place);
  });

  test('does not apply to an element with an explicit angle of 0', () => {
    expect(readHex({ values: [{ value: 1, angle: 0 }] }).values[0]?.position).toMatchObject(center);
  });
});

describe('upright elements (20.2.5)', () => {
  test.each([
    ['values', { value: 10 }],
    ['labels', { label: 'B' }],
    ['terrain', { cost: 20 }],
  ] as const)('%s turn with rotate and side but not with rotation, unless fixed', (field, item) => {
    const turn = (json: object) => readHex({ [field]: [{ ...item, ...json }] })[field][0]?.position.turn;
    expect(turn({ rotation: 40 })).toBe(0);
    expect(turn({ rotate: 40 })).toBe(40);
    expect(turn({ side: 2, rotation: 40 })).toBe(60);
    expect(turn({ rotation: 40, fixed: true })).toBe(40);
  });
});
