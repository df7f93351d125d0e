import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { readHex } from '../testing/reading.ts';

describe('the background of a hex (20.3.7)', () => {
  test('is plain without a colour', () => {
    expect(readHex({})).toMatchObject({
      color: undefined,
      phase: 'plain',
      ground: { kind: 'plain', color: 'plain' },
    });
  });

  test('is striped for first/second; further parts are ignored', () => {
    expect(readHex({ color: 'green/brown/gray' }).ground).toEqual({
      kind: 'striped',
      color: 'green',
      stripes: 'brown',
      turn: 60,
    });
  });

  test('has the whole colour as its phase (20.3.4)', () => {
    expect(readHex({ color: 'yellow/green' }).phase).toBe('yellow/green');
  });

  test('is plain if the second colour is missing', () => {
    expect(readHex({ color: 'red/' }).ground).toEqual({ kind: 'plain', color: 'red' });
    expect(readHex({ color: '/red' }).ground).toEqual({
      kind: 'striped',
      color: 'plain',
      stripes: 'red',
      turn: 0,
    });
  });

  test('ignores spaces around the colours', () => {
    const { ground, phase } = readHex({ color: ' yellow / green' });
    expect(ground).toEqual({ kind: 'striped', color: 'yellow', stripes: 'green', turn: -60 });
    expect(phase).toBe('yellow/green');
  });

  test('keeps the slash of a CSS colour', () => {
    const color = 'rgb(10 20 30 / 50%)';
    expect(readHex({ color }).ground).toEqual({ kind: 'plain', color });
    expect(readHex({ color: `${color}/green` }).ground).toEqual({
      kind: 'striped',
      color,
      stripes: 'green',
      turn: 0,
    });
  });

  test('turns its stripes by the first colour, unless the file sets the turn', () => {
    const ground = (json: object) => readHex({ ...json }).ground;
    expect(ground({ color: 'green/brown' })).toMatchObject({ turn: 60 });
    expect(ground({ color: 'green/brown', stripeRotation: 0 })).toMatchObject({ turn: 0 });
    expect(ground({ color: 'brown/gray', stripeRotation: '30' })).toMatchObject({ turn: 30 });
  });

  test('keeps opacity 0', () => {
    expect(readHex({ opacity: 0 }).opacity).toBe(0);
    expect(readHex({}).opacity).toBeUndefined();
  });
});

describe('removeBorders (20.8.1)', () => {
  test.each([
    [
      [2, 3],
      [2, 3],
    ],
    [
      [4, 1, 4, 2.5, 9],
      [1, 4],
    ],
    [true, [1, 2, 3, 4, 5, 6]],
    [5, [5]],
    [undefined, []],
  ])('%j removes the outline of %j', (removeBorders, sides) => {
    expect(readHex(removeBorders === undefined ? {} : { removeBorders }).removeBorders).toEqual(sides);
  });
});

describe('printing hints (20.7.6)', () => {
  test.each([
    [undefined, [0, 60, 120, 180, 240, 300]],
    [3, [0, 60, 120]],
    [1, [0]],
    [[], [0, 60, 120, 180, 240, 300]],
    [
      [60, 240],
      [60, 240],
    ],
  ])('reads rotations %j as the turns %j', (rotations, turns) => {
    expect(readHex(rotations === undefined ? {} : { rotations }).rotations).toEqual(turns);
  });

  test('include rotation, group and clipPath', () => {
    expect(readHex({ rotation: 60, group: 'ferries', clipPath: false })).toMatchObject({
      rotation: 60,
      group: 'ferries',
      bleed: false,
    });
    expect(readHex({})).toMatchObject({ rotation: 0, group: undefined, bleed: true });
  });
});

test('hidden elements are not included', () => {
  expect(
    readHex({ track: [{ side: 1, hidden: true }, { side: 2 }], cities: [{ hidden: 'yes' }] }),
  ).toMatchObject({
    track: [{ position: { turn: 60 } }],
    cities: [],
  });
});

test('a hex that is not an object is blank', () => {
  for (const json of [null, 7, 'hex', []])
    expect(readHex(json).ground).toEqual({ kind: 'plain', color: 'plain' });
});

test('any JSON anywhere is read deterministically and without failing', () => {
  const fields = [
    'color',
    'track',
    'cities',
    'towns',
    'names',
    'values',
    'icons',
    'tokens',
    'offBoardRevenue',
    'shapes',
  ];
  const keys = [
    'type',
    'side',
    'size',
    'name',
    'value',
    'companies',
    'revenues',
    'start',
    'angle',
    'hidden',
    'label',
  ];
  const element = fc.dictionary(fc.constantFrom(...keys), fc.jsonValue({ maxDepth: 2 }));
  const list = fc.oneof(fc.jsonValue({ maxDepth: 2 }), element, fc.array(element, { maxLength: 3 }));
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...fields), list), (json) => {
      const written = JSON.parse(JSON.stringify(json));
      expect(() => readHex(written)).not.toThrow();
      expect(readHex(written)).toEqual(readHex(written));
    }),
  );
});
