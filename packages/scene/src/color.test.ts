import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatColor, hslToRgb, parseColor, rgbToHsl, toHex, withOpacity } from './color.ts';
import { cssColors } from './css-colors.ts';

describe('a CSS colour', () => {
  test.each([
    ['#1af', '#1af'],
    ['#1AF8', '#1af8'],
    ['#11AAFF', '#11aaff'],
    ['rgb(110,192,55)', '#6ec037'],
    ['rgba(0, 0, 0, .5)', '#00000080'],
    ['rgb(100% 0% 0% / 50%)', '#ff000080'],
    ['rgb(300, -5, 0)', '#ff0000'],
    ['hsl(120, 100%, 25%)', '#008000'],
    ['hsl(-120deg 100% 50%)', '#0000ff'],
    ['RebeccaPurple', '#663399'],
    ['transparent', '#00000000'],
  ])('may be written %s', (text, hex) => expect(toHex(text)).toBe(hex));

  test.each([
    ['#fff', { r: 1, g: 1, b: 1, a: 1 }],
    ['#FF000080', { r: 1, g: 0, b: 0, a: 128 / 255 }],
    ['#0f08', { r: 0, g: 1, b: 0, a: 136 / 255 }],
    ['rgb(255,0,51)', { r: 1, g: 0, b: 0.2, a: 1 }],
    ['rgba(0, 0, 255, 0.5)', { r: 0, g: 0, b: 1, a: 0.5 }],
  ])('has channels from 0 to 1: %s', (text, channels) => expect(parseColor(text)).toEqual(channels));

  test.each([
    '',
    '#12',
    '#12345',
    '#ggg',
    'rgb(1,2)',
    'rgb(1,2,3,4,5)',
    'rgb(a,b,c)',
    'plain',
    'constructor',
    'url(#x)',
  ])('is not: %s', (text) => expect(parseColor(text)).toBeUndefined());

  test('is limited in length', () => {
    expect(parseColor(`rgb(1,${' '.repeat(100_000)}2,3)`)).toBeUndefined();
  });

  test('can be one of 148 names, with both spellings of gray', () => {
    expect(cssColors().size).toBe(148);
    expect(cssColors().get('lightslategrey')).toBe(cssColors().get('lightslategray'));
    for (const color of cssColors().values()) expect(color).toMatch(/^#[0-9a-f]{6}$/);
  });

  test('is unchanged by a round trip through HSL', () => {
    const channel = fc.integer({ min: 0, max: 255 }).map((value) => value / 255);
    fc.assert(
      fc.property(channel, channel, channel, (r, g, b) => {
        const back = hslToRgb(rgbToHsl({ r, g, b }));
        expect(formatColor({ ...back, a: 1 })).toBe(formatColor({ r, g, b, a: 1 }));
      }),
    );
  });

  test('multiplies an opacity with its own', () => {
    expect(withOpacity('#f00', 0.5)).toBe('#ff000080');
    expect(withOpacity('#ff000080', 0.5)).toBe('#ff000040');
  });
});
