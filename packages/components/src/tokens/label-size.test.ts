import { type Json, resolveTokenFace } from '@platelayer/game';
import { lineWidth } from '@platelayer/scene';
import { describe, expect, test } from 'vitest';
import { lookFor } from '../testing/game.ts';
import { fittedLabelPlace, labelPlace } from './label-size.ts';
import { frameOfJson } from './testing/frame.ts';

const look = lookFor();
const place = (label: string, json: Json & object = {}) =>
  labelPlace(label, resolveTokenFace({ ...json }), frameOfJson({ ...json }, {}, look));
const fitted = (label: string, json: Json & object = {}) =>
  fittedLabelPlace(label, resolveTokenFace({ ...json }), frameOfJson({ ...json }, {}, look));

test('a label on a disc keeps within it, but for a size that the file states', () => {
  const widest = (json: Json & object) => {
    const { size, baseline } = fitted('SIX', json);
    const width = lineWidth(look.fonts, 'SIX', { family: 'display', weight: 'bold', size });
    return Math.hypot(width / 2, Math.max(baseline, 0.71 * size - baseline));
  };
  expect(widest({ circle: true })).toBeLessThan(15);
  expect(widest({})).toBeGreaterThan(15);
  expect(fitted('SIX', { circle: true, fontSize: 17 }).size).toBe(17);
});

test('small letters on a bar keep off its lower line, but for a size or place that the file states', () => {
  const lowest = ({ size, baseline }: { size: number; baseline: number }) => baseline + 0.22 * size;
  expect(lowest(fitted('gjy', { bar: true }))).toBeLessThan(18.75 / 2 - 0.5);
  expect(fitted('gjy', { bar: true }).size).toBe(17.5);
  expect(lowest(fitted('gjy', { bar: true, barHeight: 12 }))).toBeLessThan(6 - 0.5);
  const asStated: readonly (Json & object)[] = [{ bar: true, fontSize: 17 }, { bar: true, labelY: 7 }, {}];
  for (const json of asStated) expect(fitted('gjy', json)).toEqual(place('gjy', json));
  expect(fitted('QR', { bar: true })).toEqual(place('QR', { bar: true }));
});

test('a label on a reverse side keeps a tenth of the radius clear of the ring', () => {
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
  ])('%s is %d', (label, size) => {
    expect(place(label).size).toBeCloseTo(size, 3);
    expect(fitted(label).size).toBeCloseTo(size, 3);
  });

  test('the baseline lies 11/32 of the size below the middle', () => {
    expect(place('AB').baseline).toBeCloseTo(6.016, 3);
  });

  test.each(['20', '+10', '-5', '1.5'])('%s reads as a number and is larger', (label) => {
    expect(place(label).size).toBe(28);
  });

  test.each(['$20', '10%', ''])('"%s" does not', (label) => {
    expect(place(label).size).toBe(17.5);
  });

  test('a shield halves the label and lowers it by 5', () => {
    expect(place('AB', { shield: true }).size).toBe(8.75);
    expect(place('AB', { shield: true }).baseline).toBeCloseTo(8.008, 3);
    expect(place('AB', { shield: true, labelY: 3 }).baseline).toBe(3);
  });

  test('the size scales once with the radius, also on shields (70.14.4)', () => {
    expect(place('AB', { shield: true, width: 50 }).size).toBe(17.5);
    expect(place('AB', { width: 12.5 }).size).toBe(8.75);
  });

  test('kite shields and stars move the label, given or automatic (70.14.5)', () => {
    expect(place('AB', { kiteshield: true })).toMatchObject({ size: 13.125 });
    expect(place('AB', { kiteshield: true }).baseline).toBeCloseTo((13.125 * 11) / 32 - 1.8, 9);
    expect(place('AB', { star5: true, labelY: 4 }).baseline).toBe(7);
  });

  test('of several emblems the last counts', () => {
    expect(place('AB', { shield: true, shield3: true }).size).toBeCloseTo(14, 9);
  });

  test('below an icon it is smaller and lower', () => {
    const { size, baseline } = place('+10', { icon: 'boat' });
    expect(size).toBeCloseTo(19.2, 9);
    expect(baseline).toBeCloseTo((19.2 * 11) / 32 + 12, 9);
    expect(place('ABCD', { icon: 'boat' }).size).toBeCloseTo(10.8, 9);
  });

  test('12 below an icon scales with the token (70.14.17)', () => {
    expect(place('A', { icon: 'boat', width: 50 }).baseline).toBeCloseTo((24 * 11) / 32 + 24, 9);
  });

  test('a stated size is not multiplied for numbers (70.14.28)', () => {
    expect(place('20', { icon: 'boat', fontSize: 10 }).size).toBe(10);
    expect(place('20', { fontSize: 10, width: 50 }).size).toBe(20);
  });
});

describe('labels of automatic size', () => {
  test.each(['+30', '1000', 'ABCDEFGHIJ'])('%s stays clear of the edge', (label) => {
    const { size } = fitted(label);
    expect(size).toBeLessThan(place(label).size);
    expect(lineWidth(look.fonts, label, { size })).toBeLessThan(44);
  });

  test('keep the size that the file states', () => {
    expect(fitted('+30', { fontSize: 40 }).size).toBe(40);
  });
});
