import { type Json, type JsonObject, resolveTokenFace } from '@platelayer/game';
import { lineWidth } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { textsOf } from '../testing/find.ts';
import { lookFor } from '../testing/game.ts';
import { fittedLabelPlace, labelLines, labelPlace } from './label-layout.ts';
import { frameOfJson } from './testing/frame.ts';
import { drawToken } from './token.ts';

const look = lookFor();
const place = (label: string, json: Json & object = {}) =>
  labelPlace(label, resolveTokenFace({ ...json }), frameOfJson({ ...json }, {}, look));
const fitted = (label: string, json: Json & object = {}) =>
  fittedLabelPlace(label, resolveTokenFace({ ...json }), frameOfJson({ ...json }, {}, look));

test('a label on a disc stays on it, unless the file sets its size', () => {
  const widest = (json: Json & object) => {
    const { size, baseline } = fitted('SIX', json);
    const width = lineWidth(look.fonts, 'SIX', { family: 'display', weight: 'bold', size });
    return Math.hypot(width / 2, Math.max(baseline, 0.71 * size - baseline));
  };
  expect(widest({ circle: true })).toBeLessThan(15);
  expect(widest({})).toBeGreaterThan(15);
  expect(fitted('SIX', { circle: true, fontSize: 17 }).size).toBe(17);
});

test('descenders on a bar keep a distance from its edge, unless the file sets size or position', () => {
  const lowest = ({ size, baseline }: { size: number; baseline: number }) => baseline + 0.22 * size;
  expect(lowest(fitted('gjy', { bar: true }))).toBeLessThan(18.75 / 2 - 0.5);
  expect(fitted('gjy', { bar: true }).size).toBe(17.5);
  expect(lowest(fitted('gjy', { bar: true, barHeight: 12 }))).toBeLessThan(6 - 0.5);
  const unchanged: readonly (Json & object)[] = [{ bar: true, fontSize: 17 }, { bar: true, labelY: 7 }, {}];
  for (const json of unchanged) expect(fitted('gjy', json)).toEqual(place('gjy', json));
  expect(fitted('QR', { bar: true })).toEqual(place('QR', { bar: true }));
});

test('a label on a reverse side keeps a distance of a tenth of the radius from the ring', () => {
  const { size } = fitted('MWMWM', { inverse: true, fontSize: 17 });
  expect(lineWidth(look.fonts, 'MWMWM', { family: 'display', weight: 'bold', size }) / 2).toBeLessThan(
    (0.84 - 0.1) * 25,
  );
});

describe('70.2.6 size and baseline of the label at r = 25', () => {
  test.each([
    ['AB', 17.5],
    ['ABCD', 14],
    ['ABCDE', 12.25],
    ['ABCDEF', 10.5],
    ['20', 28],
    ['NYC', 16.625],
    ['WM', 13.388],
  ])('give %s the size %d', (label, size) => {
    expect(place(label).size).toBeCloseTo(size, 3);
    expect(fitted(label).size).toBeCloseTo(size, 3);
  });

  test('put the baseline 11/32 of the size below the centre', () => {
    expect(place('AB').baseline).toBeCloseTo(6.016, 3);
  });

  test.each(['20', '+10', '-5', '1.5'])('enlarge the number %s', (label) => {
    expect(place(label).size).toBe(28);
  });

  test.each(['$20', '10%', ''])('do not enlarge "%s"', (label) => {
    expect(place(label).size).toBe(17.5);
  });

  test('halve the label on a shield and lower it by 5', () => {
    expect(place('AB', { shield: true }).size).toBe(8.75);
    expect(place('AB', { shield: true }).baseline).toBeCloseTo(8.008, 3);
    expect(place('AB', { shield: true, labelY: 3 }).baseline).toBe(3);
  });

  test('scale once with the radius, even on shields (70.14.4)', () => {
    expect(place('AB', { shield: true, width: 50 }).size).toBe(17.5);
    expect(place('AB', { width: 12.5 }).size).toBe(8.75);
  });

  test('move for kite shields and stars, whether set or automatic (70.14.5)', () => {
    expect(place('AB', { kiteshield: true })).toMatchObject({ size: 13.125 });
    expect(place('AB', { kiteshield: true }).baseline).toBeCloseTo((13.125 * 11) / 32 - 1.8, 9);
    expect(place('AB', { star5: true, labelY: 4 }).baseline).toBe(7);
  });

  test('follow the last of several emblems', () => {
    expect(place('AB', { shield: true, shield3: true }).size).toBeCloseTo(14, 9);
  });

  test('are smaller and lower below an icon', () => {
    const { size, baseline } = place('+10', { icon: 'boat' });
    expect(size).toBeCloseTo(19.2, 9);
    expect(baseline).toBeCloseTo((19.2 * 11) / 32 + 12, 9);
    expect(place('ABCD', { icon: 'boat' }).size).toBeCloseTo(10.8, 9);
  });

  test('scale the distance below an icon with the token (70.14.17)', () => {
    expect(place('A', { icon: 'boat', width: 50 }).baseline).toBeCloseTo((24 * 11) / 32 + 24, 9);
  });

  test('do not enlarge numbers if the size is set (70.14.28)', () => {
    expect(place('20', { icon: 'boat', fontSize: 10 }).size).toBe(10);
    expect(place('20', { fontSize: 10, width: 50 }).size).toBe(20);
  });
});

describe('labels of automatic size', () => {
  test.each(['+30', '1000', 'ABCDEFGHIJ'])('keep %s clear of the edge', (label) => {
    const { size } = fitted(label);
    expect(size).toBeLessThan(place(label).size);
    expect(lineWidth(look.fonts, label, { size })).toBeLessThan(44);
  });

  test('keep the size that the file sets', () => {
    expect(fitted('+30', { fontSize: 40 }).size).toBe(40);
  });
});

const lines = (json: JsonObject) => {
  const face = resolveTokenFace(json);
  const frame = frameOfJson(json, {}, look);
  const [label, second] = [String(json.label), String(json.label2)];
  return {
    ...labelLines(label, second, face, frame),
    alone: fittedLabelPlace(label, face, frame),
    width: (text: string, size: number) =>
      lineWidth(look.fonts, text, { family: 'display', weight: 'bold', size }),
  };
};
const written = (json: JsonObject) =>
  textsOf(drawToken(resolveTokenFace(json), look)).map(({ text, fill }) => [text, fill]);

describe('the second line of a label (70.2.6)', () => {
  test('is smaller, and below or above the label', () => {
    const below = lines({ label: 'AB', label2: 'East' });
    expect(below.second!.size).toBeCloseTo(0.6 * below.label.size);
    expect(below.label.baseline).toBeLessThan(below.alone.baseline);
    expect(below.second!.baseline).toBeGreaterThan(below.alone.baseline);
    const above = lines({ label: 'AB', label2: 'East', label2Position: 'above' });
    expect(above.second!.baseline).toBeLessThan(above.label.baseline - 0.6 * above.label.size);
  });

  test.each(['round', 'square'])('stays on a %s token, however long it is', (tokenShape) => {
    for (const label2 of ['East', 'of the northern valleys', 'W'.repeat(40)]) {
      const { second, width } = lines({ label: 'AB', label2, tokenShape });
      expect(Math.hypot(width(label2, second!.size) / 2, second!.baseline)).toBeLessThan(25 * 1.25);
      expect(width(label2, second!.size)).toBeLessThan(50 * 0.88 + 1e-6);
    }
  });

  test('does not move or shrink a label on a bar, or with a position or size in the file', () => {
    const fixed: readonly JsonObject[] = [{ labelY: 4 }, { bar: true }];
    for (const fields of fixed) {
      const { label, alone } = lines({ label: 'AB', label2: 'East', ...fields });
      expect(label).toEqual(alone);
    }
    expect(lines({ label: 'AB', label2: 'of the northern valleys', fontSize: 17 }).label.size).toBe(17);
    expect(lines({ label: 'AB', label2: 'East', bar: true }).second!.baseline).toBeGreaterThan(18.75 / 2 + 5);
  });

  test('has the colour of the label or its own, and is legible next to a bar', () => {
    expect(written({ label: 'AB', label2: 'E', color: 'white', labelColor: 'blue' })[1]).toEqual([
      'E',
      written({ label: 'AB', color: 'white', labelColor: 'blue' })[0]![1],
    ]);
    const [label, second] = written({ label: 'AB', label2: 'E', color: 'black', bar: true });
    expect([label![1], second![1]]).toEqual([look.readable('#fff'), look.readable('#000')]);
    const colored = written({ label: 'AB', label2: 'E', color: 'white', label2Color: 'red' });
    expect(colored[1]![1]).not.toBe(colored[0]![1]);
  });

  test('becomes the label if there is none', () => {
    expect(written({ label2: 'East' })).toEqual(written({ label: 'East' }));
  });
});
