import { describe, expect, test } from 'vitest';
import { startReading } from '../testing/reading.ts';
import { resolveMapBorders } from './border.ts';

const border = (fields: object) =>
  resolveMapBorders([{ coords: ['A1p1', 'A1p2'], ...fields }], '/map/borders', startReading())[0];

describe('lines and borders (30.12)', () => {
  test('a line is 8 wide with a casing 4 wider, and black without a colour', () => {
    expect(border({})).toMatchObject({ color: 'black', width: 8, casing: 12, dash: undefined });
    expect(border({ color: 'green', width: 4 })).toMatchObject({ color: 'green', width: 4, casing: 8 });
  });

  test('exactly false leaves the casing off', () => {
    expect(border({ border: false, borderWidth: 30 })?.casing).toBeUndefined();
    expect(border({ border: null, borderWidth: 30 })?.casing).toBe(30);
  });

  test('dashes are two and a half times as long as the line is wide', () => {
    expect(border({ dashed: true })?.dash).toEqual({
      pattern: [20],
      offset: 0,
      automatic: true,
    });
    expect(border({ dashed: 'true', width: 6, offset: -7 })?.dash).toEqual({
      pattern: [15],
      offset: -7,
      automatic: false,
    });
  });

  test('a dash pattern is one number or several', () => {
    expect(border({ dashed: true, dashArray: 9 })?.dash?.pattern).toEqual([9]);
    expect(border({ dashed: true, dashArray: '9, 2 4' })?.dash?.pattern).toEqual([9, 2, 4]);
    expect(border({ dashArray: '9, 2 4' })?.dash).toBeUndefined();
  });

  test.each(['dots', '-3 2', '0 0', '0.000001', 0])(
    'the dash pattern %j gives way to the usual one',
    (dashArray) => {
      expect(border({ dashed: true, dashArray })?.dash?.pattern).toEqual([20]);
    },
  );

  test('widths of nothing or less give way to the usual ones', () => {
    expect(border({ width: 0, borderWidth: -2 })).toMatchObject({ width: 8, casing: 12 });
  });

  test('a line without any point is left out', () => {
    expect(border({ coords: ['?'] })).toBeUndefined();
  });
});
