import { describe, expect, test } from 'vitest';
import type { Json } from '../json.ts';
import { readHex, remarks } from '../testing/reading.ts';

describe('shapes (20.8.15)', () => {
  const shape = (json: Json, info: Json = {}) => readHex({ shapes: [json] }, info).shapes[0];

  test('have these defaults', () => {
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

  test('an unknown type is a circle, with a remark', () => {
    expect(shape({ type: 'blob' })?.type).toBe('circle');
    expect(remarks({ shapes: [{ type: 'blob' }] })).toEqual(['hex/shape-type /hex/shapes/0/type']);
  });

  test('a borderWidth of 0 is allowed', () => {
    expect(shape({ borderWidth: 0 })?.borderWidth).toBe(0);
  });

  test.each([
    ['circle', 16],
    ['diamond', 14],
    ['star', 14],
  ])('the text in a %s is %d at width 50 and grows with it (20.4.3)', (type, size) => {
    expect(shape({ type, text: '+20' })?.font.size).toBe(size);
    expect(shape({ type, width: 100 })?.font.size).toBe(2 * size);
    expect(shape({ type, width: 100, fontSize: 9 })?.font.size).toBe(9);
  });

  test("the game's value font reaches all shapes (20.14.18)", () => {
    expect(shape({ type: 'square' }, { valueFontFamily: 'serif' })?.font.family).toBe('serif');
    expect(shape({ type: 'square' })?.font.family).toBe('display');
  });

  test('a text may be a number', () => {
    expect(shape({ text: 80 })?.text).toBe('80');
  });
});

test('goods are white squares of 40 with the border of track (20.8.16)', () => {
  expect(readHex({ goods: [{}, { color: 'orange', width: 30 }] }).goods).toMatchObject([
    { type: 'square', width: 40, color: 'white', borderColor: 'track' },
    { type: 'square', width: 30, color: 'orange' },
  ]);
});

describe('bridges and tunnels (20.8.17)', () => {
  test('are triangles of 44 with letters of 11: water pointing down, mountain pointing up', () => {
    const hex = readHex({ bridges: [{ cost: 40 }], tunnels: [{ cost: '$80' }] });
    expect(hex.bridges).toMatchObject([
      { type: 'triangle', width: 44, color: 'water', reverse: true, cost: 40, font: { size: 11 } },
    ]);
    expect(hex.tunnels).toMatchObject([
      { type: 'triangle', width: 44, color: 'mountain', reverse: false, cost: '$80' },
    ]);
  });

  test('reverse may be overridden', () => {
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

describe('borders (20.8.2)', () => {
  test('are solid, or dashed with length 16 and an offset if one is stated', () => {
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

  test('without colour draw nothing, without side run along side 1; both are said', () => {
    const borders: Json = [{ side: 1 }, { color: 'red' }];
    expect(readHex({ borders }).borders).toMatchObject([{ color: 'red', position: { turn: 0 } }]);
    expect(remarks({ borders })).toEqual(['hex/missing /hex/borders/0', 'hex/side /hex/borders/1']);
  });
});

describe('icons (20.8.14)', () => {
  const icon = (json: Json) => readHex({ icons: [json] }).icons[0];

  test('have a white disc of radius 15 behind a box of 25', () => {
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
  ])('a stated width of %d has a disc of radius %d (20.14.20)', (width, radius) => {
    expect(icon({ type: 'port', width })?.disc?.radius).toBe(radius);
  });

  test('noCircle takes the disc away', () => {
    expect(icon({ noCircle: true })?.disc).toBeUndefined();
  });

  test('an unknown type leaves the disc (10.18)', () => {
    expect(icon({ type: 'bota' })).toMatchObject({ icon: undefined, disc: { radius: 15 } });
  });
});

describe('terrain (20.8.13)', () => {
  test('is small, its cost 15 in the display face', () => {
    expect(readHex({ terrain: [{ type: 'mountain', cost: 80 }] }).terrain).toMatchObject([
      { icon: 'mountain', cost: 80, size: 'small', font: { family: 'display', size: 15, weight: 'bold' } },
    ]);
  });

  test('an empty type is cost only, an unknown size small (20.13)', () => {
    expect(readHex({ terrain: [{ type: '', cost: ' 30', size: 'huge' }] }).terrain).toMatchObject([
      { icon: undefined, cost: ' 30', size: 'small' },
    ]);
    expect(remarks({ terrain: [{ type: '' }] })).toEqual([]);
  });
});

describe('tokens (20.8.21)', () => {
  const token = (json: Json) => readHex({ tokens: [json] }).tokens[0];

  test('name a company, or are described by their own fields', () => {
    expect(token({ company: 'PRR', destination: true })).toMatchObject({
      company: 'PRR',
      face: { destination: true },
    });
    expect(token({ label: 7, color: 'black', width: 10 })).toMatchObject({
      company: undefined,
      face: { label: '7', color: 'black', width: 10 },
    });
  });

  test('are turned once by rotation (20.14.2)', () => {
    expect(token({ label: 'A', rotation: 30 })).toMatchObject({
      company: undefined,
      position: { x: 0, y: 0, turn: 30, placed: true },
      face: { label: 'A' },
      turn: 0,
    });
  });

  test('a company written as an object describes the token (20.14.43)', () => {
    expect(token({ company: { label: 'X', color: 'red' }, x: 5 })).toMatchObject({
      company: undefined,
      face: { label: 'X', color: 'red' },
      position: { x: 5 },
    });
  });
});
