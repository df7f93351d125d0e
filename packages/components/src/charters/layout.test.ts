import { defaults, withPart } from '@platelayer/game';
import { sheetOf } from '@platelayer/sheets';
import { describe, expect, test } from 'vitest';
import { headOf } from './format.ts';
import {
  type ChartersConfig,
  charterLayout,
  isDrawable,
  sheetFormat,
  singleCharterFormat,
} from './layout.ts';

const letter = sheetOf(defaults.paper, 'upright');
const config = (part: Partial<ChartersConfig>): ChartersConfig =>
  withPart(defaults, { charters: part }).charters;

describe('height of the head and top of the lower area (60.2)', () => {
  test.each([
    ['color', false, false, 106.25, 106.25],
    ['color', false, true, 106.25, 106.25],
    ['color', true, false, 87.5, 87.5],
    ['color', true, true, 87.5, 87.5],
    ['carth', false, false, 106.25, 118.75],
    ['carth', false, true, 87.5, 93.75],
    ['carth', true, false, 87.5, 93.75],
    ['carth', true, true, 87.5, 93.75],
  ] as const)('for style %s, minor %s, half %s', (style, minor, half, height, lowerTop) => {
    expect(headOf({ style, minor, half })).toEqual({ height, lowerTop });
  });
});

describe('layouts on letter paper (60.9.1)', () => {
  test.each([
    [{ layout: 'free' }, false, [800, 525], 1, 2, false],
    [{ layout: 'free' }, true, [800, 350], 1, 3, false],
    [{ layout: 'free', smallerMinors: false }, true, [800, 525], 1, 2, false],
    [{ layout: 'free', halfWidth: true }, false, [400, 525], 2, 2, true],
    [{ layout: 'free', halfWidth: true }, true, [400, 350], 2, 3, true],
    [{ layout: '3x1' }, false, [750, 333], 1, 3, false],
    [{ layout: '3x1' }, true, [750, 333], 1, 3, false],
    [{ layout: '3x2' }, false, [375, 333], 2, 3, true],
    [{ layout: '3x2' }, true, [375, 333], 2, 3, true],
    [{ layout: '3x1minors' }, false, [750, 333], 1, 3, false],
    [{ layout: '3x1minors' }, true, [375, 333], 2, 3, true],
  ] as const)('for %o, minors %s', (part, minor, [width, height], columns, rows, half) => {
    expect(charterLayout(config(part), letter, minor)).toMatchObject({
      cell: { width, height },
      columns,
      rows,
      half,
    });
  });

  test('make full charters 725 by 450, minors 725 by 275 and halves 325 by 450 by default', () => {
    const size = (part: Partial<ChartersConfig>, minor: boolean) => {
      const { width, height } = sheetFormat(charterLayout(config(part), letter, minor), config(part), minor);
      return [width, height];
    };
    expect(size({}, false)).toEqual([725, 450]);
    expect(size({}, true)).toEqual([725, 275]);
    expect(size({ halfWidth: true }, false)).toEqual([325, 450]);
  });

  test('have no cut marks or bleed for dies', () => {
    const layout = charterLayout(config({ layout: '3x2', cutlines: 30, bleed: 9 }), letter, false);
    expect(layout).toMatchObject({ cutlines: 0, bleed: 0, pinStrip: 50 });
  });

  test('make a single charter as large as its cell, without a frame (60.10)', () => {
    const part = config({ border: 4 });
    expect(singleCharterFormat(charterLayout(part, letter, false), part, false)).toMatchObject({
      width: 800,
      height: 525,
      bleed: 0,
      border: 0,
    });
  });
});

test('a charter is not drawable if cut marks fill its cell', () => {
  const part = config({ cutlines: 300 });
  expect(isDrawable(sheetFormat(charterLayout(part, letter, false), part, false))).toBe(false);
});
