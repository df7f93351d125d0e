import { describe, expect, test } from 'vitest';
import { parseColor, withOpacity } from './color.ts';

describe('colours', () => {
  test.each([
    ['#fff', { r: 1, g: 1, b: 1, a: 1 }],
    ['#FF000080', { r: 1, g: 0, b: 0, a: 128 / 255 }],
    ['#0f08', { r: 0, g: 1, b: 0, a: 136 / 255 }],
    ['rgb(255,0,51)', { r: 1, g: 0, b: 0.2, a: 1 }],
    ['rgba(0, 0, 255, 0.5)', { r: 0, g: 0, b: 1, a: 0.5 }],
  ])('%s', (text, channels) => {
    expect(parseColor(text)).toEqual(channels);
  });

  test.each(['', 'red', '#12', '#12345', 'rgb(1,2)', 'url(#x)'])('%j is no colour of a scene', (text) => {
    expect(parseColor(text)).toBeUndefined();
  });

  test('opacity multiplies', () => {
    expect(withOpacity('#f00', 0.5)).toBe('#ff000080');
    expect(withOpacity('#ff000080', 0.5)).toBe('#ff000040');
  });
});
