import { describe, expect, test } from 'vitest';
import { startReading } from '../testing/reading.ts';
import { resolveMapBorders } from './border.ts';

const border = (fields: object) =>
  resolveMapBorders([{ coords: ['A1p1', 'A1p2'], ...fields }], '/map/borders', startReading())[0];

describe('a line or border (30.12)', () => {
  test('is 8 wide with a casing 4 wider, and black by default', () => {
    expect(border({})).toMatchObject({ color: 'black', width: 8, casing: 12, dash: undefined });
    expect(border({ color: 'green', width: 4 })).toMatchObject({ color: 'green', width: 4, casing: 8 });
  });

  test('has no casing only if it is exactly false', () => {
    expect(border({ border: false, borderWidth: 30 })?.casing).toBeUndefined();
    expect(border({ border: null, borderWidth: 30 })?.casing).toBe(30);
  });

  test('has dashes two and a half times as long as its width', () => {
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

  test('may have a dash pattern of one or more numbers', () => {
    expect(border({ dashed: true, dashArray: 9 })?.dash?.pattern).toEqual([9]);
    expect(border({ dashed: true, dashArray: '9, 2 4' })?.dash?.pattern).toEqual([9, 2, 4]);
    expect(border({ dashArray: '9, 2 4' })?.dash).toBeUndefined();
  });

  test.each(['dots', '-3 2', '0 0', '0.000001', 0])(
    'replaces the dash pattern %j with the default',
    (dashArray) => {
      expect(border({ dashed: true, dashArray })?.dash?.pattern).toEqual([20]);
    },
  );

  test('replaces zero and negative widths with the defaults', () => {
    expect(border({ width: 0, borderWidth: -2 })).toMatchObject({ width: 8, casing: 12 });
  });

  test('without any valid point is not drawn', () => {
    expect(border({ coords: ['?'] })).toBeUndefined();
  });
});
