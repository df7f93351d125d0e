import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { readHex, reported } from '../testing/reading.ts';

describe('a shape (20.8.15)', () => {
  const shape = (json: Json, info: Json = {}) => readHex({ shapes: [json] }, info).shapes[0];

  test('has these defaults', () => {
    expect(shape({})).toMatchObject({
      type: 'circle',
      width: 50,
      height: 50,
      color: undefined,
      opacity: 1,
      borderColor: 'black',
      borderWidth: 2,
      dashed: false,
      reverse: false,
      textColor: undefined,
      background: false,
    });
  });

  test('of unknown type becomes a circle, with a warning', () => {
    expect(shape({ type: 'blob' })?.type).toBe('circle');
    expect(reported({ shapes: [{ type: 'blob' }] })).toEqual(['hex/shape-type /hex/shapes/0/type']);
  });

  test('may have a borderWidth of 0', () => {
    expect(shape({ borderWidth: 0 })?.borderWidth).toBe(0);
  });

  test.each([
    ['circle', 16],
    ['diamond', 14],
    ['star', 14],
  ])('of type %s has text of size %d at width 50, scaled with its width (20.4.3)', (type, size) => {
    expect(shape({ type, text: '+20' })?.font.size).toBe(size);
    expect(shape({ type, width: 100 })?.font.size).toBe(2 * size);
    expect(shape({ type, width: 100, fontSize: 9 })?.font.size).toBe(9);
  });

  test("uses the game's value font (20.14.18)", () => {
    expect(shape({ type: 'square' }, { valueFontFamily: 'serif' })?.font.family).toBe('serif');
    expect(shape({ type: 'square' })?.font.family).toBe('display');
  });

  test('may have a number as text', () => {
    expect(shape({ text: 80 })?.text).toBe('80');
  });
});

test('goods are white squares of 40 with a track-coloured outline (20.8.16)', () => {
  expect(readHex({ goods: [{}, { color: 'orange', width: 30 }] }).goods).toMatchObject([
    { type: 'square', width: 40, color: 'white', borderColor: 'track' },
    { type: 'square', width: 30, color: 'orange' },
  ]);
});

describe('bridges and tunnels (20.8.17)', () => {
  test('are triangles of 44 with text of 11: water pointing down, mountain pointing up', () => {
    const hex = readHex({ bridges: [{ cost: 40 }], tunnels: [{ cost: '$80' }] });
    expect(hex.bridges).toMatchObject([
      { type: 'triangle', width: 44, color: 'water', reverse: true, cost: 40, font: { size: 11 } },
    ]);
    expect(hex.tunnels).toMatchObject([
      { type: 'triangle', width: 44, color: 'mountain', reverse: false, cost: '$80' },
    ]);
  });

  test('may be reversed', () => {
    expect(readHex({ bridges: [{ reverse: false }], tunnels: [{ reverse: true }] })).toMatchObject({
      bridges: [{ reverse: false }],
      tunnels: [{ reverse: true }],
    });
  });
});

test('tunnel entrances have these defaults (20.8.18)', () => {
  expect(readHex({ tunnelEntrances: [{ percent: 1 }] }).tunnelEntrances).toMatchObject([
    { size: 15, color: 'city', trackColor: 'track', borderColor: 'border' },
  ]);
});

describe('a border (20.8.2)', () => {
  test('is solid, or dashed with length 16 and an offset if one is set', () => {
    const borders: Json = [
      { side: 4, color: 'blue' },
      { side: 5, color: 'blue', dashed: true, offset: 0 },
      { side: 6, color: 'blue', dashed: true, width: 8, offset: 2 },
    ];
    expect(readHex({ borders }).borders.map(({ dash }) => dash)).toEqual([
      undefined,
      { length: 16, offset: undefined },
      { length: 8, offset: 2 },
    ]);
  });

  test('is not drawn without a colour, and uses side 1 without a side; both are reported', () => {
    const borders: Json = [{ side: 1 }, { color: 'red' }];
    expect(readHex({ borders }).borders).toMatchObject([{ color: 'red', position: { turn: 0 } }]);
    expect(reported({ borders })).toEqual(['hex/missing /hex/borders/0', 'hex/side /hex/borders/1']);
  });
});

describe('an icon (20.8.14)', () => {
  const icon = (json: Json) => readHex({ icons: [json] }).icons[0];

  test('has a white disc of radius 15 behind a box of 25', () => {
    expect(icon({ type: 'port' })).toMatchObject({
      icon: 'port',
      width: 25,
      disc: { radius: 15, fillColor: 'white', strokeColor: 'black', strokeWidth: 2 },
    });
  });

  test.each([
    [35, 25],
    [25, 15],
    [10, 6],
    [5, 3],
  ])('of width %d has a disc of radius %d (20.14.20)', (width, radius) => {
    expect(icon({ type: 'port', width })?.disc?.radius).toBe(radius);
  });

  test('has no disc with noCircle', () => {
    expect(icon({ noCircle: true })?.disc).toBeUndefined();
  });

  test('of unknown type keeps its disc (10.18)', () => {
    expect(icon({ type: 'bota' })).toMatchObject({ icon: undefined, disc: { radius: 15 } });
  });
});

describe('terrain (20.8.13)', () => {
  test('is small, with a cost of size 15 in the display face', () => {
    expect(readHex({ terrain: [{ type: 'mountain', cost: 80 }] }).terrain).toMatchObject([
      { icon: 'mountain', cost: 80, size: 'small', font: { family: 'display', size: 15, weight: 'bold' } },
    ]);
  });

  test('without a type shows only its cost, and is small if its size is unknown (20.13)', () => {
    expect(readHex({ terrain: [{ type: '', cost: ' 30', size: 'huge' }] }).terrain).toMatchObject([
      { icon: undefined, cost: ' 30', size: 'small' },
    ]);
    expect(reported({ terrain: [{ type: '' }] })).toEqual([]);
  });
});

describe('a token (20.8.21)', () => {
  const token = (json: Json) => readHex({ tokens: [json] }).tokens[0];

  test('names a company or has its own fields', () => {
    expect(token({ company: 'PRR', destination: true })).toMatchObject({
      company: 'PRR',
      face: { destination: true },
    });
    expect(token({ label: 7, color: 'black', width: 10 })).toMatchObject({
      company: undefined,
      face: { label: '7', color: 'black', width: 10 },
    });
  });

  test('is turned once by rotation (20.14.2)', () => {
    expect(token({ label: 'A', rotation: 30 })).toMatchObject({
      company: undefined,
      position: { x: 0, y: 0, turn: 30, placed: true },
      face: { label: 'A' },
      turn: 0,
    });
  });

  test('takes the fields of a company object (20.14.43)', () => {
    expect(token({ company: { label: 'X', color: 'red' }, x: 5 })).toMatchObject({
      company: undefined,
      face: { label: 'X', color: 'red' },
      position: { x: 5 },
    });
  });
});
