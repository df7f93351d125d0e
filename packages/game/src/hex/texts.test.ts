import { describe, expect, test } from 'vitest';
import type { Json, JsonObject } from '../json.ts';
import { readHex, reported } from '../testing/reading.ts';

describe('a name (20.8.10)', () => {
  const name = (json: Json, info: Json = {}, color?: string) =>
    readHex({ ...(color === undefined ? {} : { color }), names: [json] }, info).names[0];

  test("uses the game's font, by default bold 11 sans-serif (20.4.3)", () => {
    expect(name('Alps')).toMatchObject({
      text: 'Alps',
      font: { family: 'sans-serif', size: 11, weight: 'bold', style: 'normal' },
      strokeWidth: 0,
      strokeColor: 'black',
    });
    const info = { nameFontFamily: 'serif', nameFontSize: 13, nameFontWeight: 'normal' };
    expect(name('Alps', info)?.font).toEqual({
      family: 'serif',
      size: 13,
      weight: 'normal',
      style: 'normal',
    });
    expect(name({ name: 'Alps', fontSize: 20, fontWeight: 700, fontStyle: 'italic' }, info)?.font).toEqual({
      family: 'serif',
      size: 20,
      weight: 700,
      style: 'italic',
    });
  });

  test('applies x and y twice (20.14.1)', () => {
    expect(name({ name: 'Alps', x: 4, y: -15 })).toMatchObject({ x: 4, y: -15, position: { x: 4, y: -15 } });
  });

  test('moves its baseline down by 0.75 · fontSize if reversed', () => {
    expect(name({ name: 'Alps', reverse: true })?.y).toBe(8.25);
  });

  test('contrasts with the first colour of the hex, or with plain if it has none (20.14.24)', () => {
    expect(name('Alps', {}, 'brown/gray')?.bgColor).toBe('brown');
    expect(name('Alps', {}, 'none')?.bgColor).toBe('plain');
    expect(name('Alps')?.bgColor).toBe('plain');
  });

  test('with a path follows it, centred at 50 per cent', () => {
    expect(name({ name: 'Alps', path: 'M -50 0 L 50 0' })?.path).toEqual({
      data: 'M -50 0 L 50 0',
      offset: 50,
    });
  });

  test('without text is not drawn; only a missing text is reported', () => {
    expect(readHex({ names: [{ name: '' }, {}] }).names).toEqual([]);
    expect(reported({ names: [{ name: '' }, {}] })).toEqual(['hex/missing /hex/names/1']);
  });
});

describe('a label (20.8.11)', () => {
  const label = (json: Json) => readHex({ labels: [json] }).labels[0];

  test.each([
    [1, 30],
    [2, 30],
    [3, 20],
    [8, 20],
    [9, 18],
    [12, 18],
    [13, 16],
    [16, 16],
    [17, 12],
  ])('of %d characters has size %d', (length, size) => {
    expect(label('é'.repeat(length))?.font.size).toBe(size);
  });

  test('is bold, in the display face and readable on the hex', () => {
    expect(label('OO')).toMatchObject({
      color: undefined,
      font: { family: 'display', weight: 'bold' },
      fixed: false,
    });
  });

  test('without text is not drawn (20.14.23), and reports size in favour of fontSize (20.14.14)', () => {
    expect(label({})).toBeUndefined();
    expect(reported({ labels: [{}, { label: 'B', size: 12 }] })).toEqual([
      'hex/missing /hex/labels/0',
      'hex/label-size /hex/labels/1/size',
    ]);
  });
});

describe('a value (20.8.12)', () => {
  const value = (json: Json, info: Json = {}) => readHex({ values: [json] }, info).values[0];

  test('has these defaults', () => {
    expect(value(20)).toMatchObject({
      value: 20,
      shape: 'ellipse',
      color: 'white',
      textColor: undefined,
      borderWidth: 2,
      halfHeight: 14,
      halfWidth: undefined,
      font: { family: 'sans-serif', size: 15, weight: 'bold' },
    });
  });

  test('keeps strings and numbers as written', () => {
    expect(value({ value: '50/60' })?.value).toBe('50/60');
    expect(value({ value: '20' })?.value).toBe('20');
    expect(value({ value: 0 })?.value).toBe(0);
  });

  test('sizes its background by height and width, else by the font size, even a game-wide one (20.14.19)', () => {
    expect(value({ value: 1, height: 40, width: 60 })).toMatchObject({ halfHeight: 20, halfWidth: 30 });
    expect(value({ value: 1, fontSize: 20 })?.halfHeight).toBe(15);
    expect(value(1, { valueFontSize: 24 })).toMatchObject({ halfHeight: 18, font: { size: 24 } });
  });

  test('has the shape square, none or ellipse', () => {
    expect(['square', 'none', 'blob'].map((shape) => value({ value: 1, shape })?.shape)).toEqual([
      'square',
      'none',
      'ellipse',
    ]);
  });

  test('without a number is not drawn (20.14.23)', () => {
    expect(value({})).toBeUndefined();
    expect(reported({ values: [{}] })).toEqual(['hex/missing /hex/values/0']);
  });
});

describe('a route bonus (20.8.23)', () => {
  const bonus = (json: Json, info: Json = {}) => readHex({ routeBonuses: [json] }, info).routeBonuses[0];

  test('has these defaults and ignores a strokeWidth of 0', () => {
    expect(bonus({ value: '+50', strokeWidth: 0 })).toMatchObject({
      text: '+50',
      font: { family: 'sans-serif', size: 14, weight: 'bold' },
      fillColor: 'white',
      strokeColor: 'black',
      strokeWidth: 1,
      textColor: undefined,
    });
  });

  test('converts a number to text (20.14.23) and uses size as the font size', () => {
    expect(bonus({ value: 40, size: 20 }, { valueFontSize: 17 })).toMatchObject({
      text: '40',
      font: { size: 20 },
    });
    expect(bonus({ value: 40 }, { valueFontSize: 17, valueFontFamily: 'serif' })?.font).toMatchObject({
      family: 'serif',
      size: 17,
    });
  });
});

describe('industries (20.8.19) and private company marks (20.8.20)', () => {
  test('an industry may have numbers as texts', () => {
    expect(readHex({ industries: [{ top: 'SB', bottom: 20 }] }).industries).toMatchObject([
      { top: 'SB', bottom: '20' },
    ]);
  });

  test('a mark has these defaults', () => {
    expect(readHex({ companies: [{ label: 'SVR' }] }).companies).toMatchObject([
      { label: 'SVR', color: 'city', radius: 6, left: 0, right: 0, bottom: false, reverse: false },
    ]);
  });

  test('booleans in quotes are accepted (20.13)', () => {
    const { companies } = readHex({ companies: [{ label: 'A', bottom: 'true', reverse: 'false' }] });
    expect(companies[0]).toMatchObject({ bottom: true, reverse: false });
  });

  test('a mark without a label is not drawn (20.14.23)', () => {
    expect(readHex({ companies: [{ color: 'red' }] }).companies).toEqual([]);
    expect(reported({ companies: [{ color: 'red' }] })).toEqual(['hex/missing /hex/companies/0']);
  });
});

describe('an off-board area (20.8.22)', () => {
  const box = (json: Json, hex: object = {}, info: Json = {}) =>
    readHex({ ...hex, offBoardRevenue: json }, info).offBoardRevenue[0];
  const revenues = (count: number) => Array.from({ length: count }, (_, value) => ({ value }));

  test.each([
    [8, 3, [3, 3, 2]],
    [2, 3, [1, 1]],
    [4, 2, [2, 2]],
    [3, 1, [3]],
    [1, 2, [1]],
  ])('splits %d revenues into %d rows', (count, rows, lengths) => {
    expect(box({ revenues: revenues(count), rows })?.rows.map((row) => row.length)).toEqual(lengths);
  });

  test('uses value, else revenue, else cost, and draws an empty box for none', () => {
    const written: Json = [{ value: 30, cost: 1 }, { revenue: '40' }, { cost: 50 }, { cost: '' }, 60];
    expect(box({ revenues: written })?.rows[0]?.map(({ value }) => value)).toEqual([
      30,
      '40',
      50,
      undefined,
      60,
    ]);
  });

  test("uses the phase's own colour, else that of the box, else white", () => {
    const written: Json = [
      { phase: 5, color: 'brown', phaseColor: 'red' },
      { phase: '5', color: 'brown' },
      { phase: 2 },
    ];
    expect(box({ revenues: written })?.rows[0]).toMatchObject([
      { phase: '5', phaseColor: 'red', textColor: undefined },
      { phase: '5', phaseColor: 'brown' },
      { phase: '2', phaseColor: 'white', color: undefined },
    ]);
  });

  test('has text of 14 in the display face unless the box or the game sets another', () => {
    expect(box({ revenues: [] })).toMatchObject({ fontFamily: 'display', fontSize: 14 });
    expect(
      box({ revenues: [], size: 20 }, {}, { valueFontSize: 16, valueFontFamily: 'serif' }),
    ).toMatchObject({
      fontFamily: 'serif',
      fontSize: 20,
    });
  });

  test('has its name at −16, or at 16 plus its letters if reversed', () => {
    expect(box({ revenues: [10], name: 'Wien' })?.name?.y).toBe(-16);
    expect(box({ revenues: [10], name: 'Wien', reverse: true })?.name?.y).toBe(16 + 8.25);
  });

  test('has a name that contrasts with the hex, or with offboard if the hex has no colour (20.14.54)', () => {
    expect(box({ revenues: [10], name: 'Wien' }, { color: 'gray' })?.name?.bgColor).toBe('gray');
    expect(box({ revenues: [10], name: 'Wien' })?.name?.bgColor).toBe('offboard');
  });

  test('without revenues draws only its name, with a warning (20.14.23)', () => {
    expect(box({ name: 'Wien' })).toMatchObject({ rows: [], name: { text: 'Wien' } });
    expect(reported({ offBoardRevenue: { name: 'Wien' } })).toEqual(['hex/missing /hex/offBoardRevenue']);
  });
});

test('text keeps its colour if the file also sets its background colour (90.5)', () => {
  const statedAt = (hex: JsonObject) => {
    const { labels, values, names } = readHex(hex);
    return [...labels, ...values]
      .map((text) => text.statedAt)
      .concat(names.map((name) => String(name.bothStated)));
  };
  const text = { label: 'A', color: 'red' };
  expect(statedAt({ labels: [text] })).toEqual([undefined]);
  expect(statedAt({ color: 'brown', labels: [text] })).toEqual(['/hex/labels/0/color']);
  expect(statedAt({ color: 'brown', labels: [{ label: 'A' }] })).toEqual([undefined]);
  expect(statedAt({ color: 'brown', values: [{ value: 1, textColor: 'red' }] })).toEqual([undefined]);
  expect(statedAt({ values: [{ value: 1, textColor: 'red', color: 'brown' }] })).toEqual([
    '/hex/values/0/textColor',
  ]);
  expect(statedAt({ color: 'brown', values: [{ value: 1, textColor: 'red', shape: 'none' }] })).toEqual([
    '/hex/values/0/textColor',
  ]);
  expect(statedAt({ color: 'brown', names: [{ name: 'A', color: 'red' }] })).toEqual(['true']);
  expect(statedAt({ names: [{ name: 'A', color: 'red' }] })).toEqual(['false']);
});
