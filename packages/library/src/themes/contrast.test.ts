import { describe, expect, test } from 'vitest';
import { contrastRatio, darken, luminance, readableTextColor } from './contrast.ts';
import { paletteOf } from './palette.ts';

const gmt = paletteOf({ mapTheme: 'gmt', companyTheme: 'rob' });
const WHITE = '#fff';
const BLACK = '#110a0c';

describe('contrast', () => {
  test('luminance runs from 0 to 1 and weights the channels', () => {
    expect(luminance({ r: 0, g: 0, b: 0 })).toBe(0);
    expect(luminance({ r: 1, g: 1, b: 1 })).toBeCloseTo(1);
    expect(luminance({ r: 0, g: 1, b: 0 })).toBeCloseTo(0.7152);
    expect(luminance({ r: 0.03, g: 0, b: 0 })).toBeCloseTo((0.2126 * 0.03) / 12.92);
  });

  test('ratio runs from 1 to 21 in either order', () => {
    expect(contrastRatio('#000', '#fff')).toBeCloseTo(21);
    expect(contrastRatio('white', '#000000')).toBeCloseTo(21);
    expect(contrastRatio('#777', '#777')).toBe(1);
  });
});

describe('text on a background', () => {
  test('is the theme’s white or black, whichever contrasts more', () => {
    expect(readableTextColor(gmt, '#ffe600')).toBe(BLACK);
    expect(readableTextColor(gmt, '#2165ae')).toBe(WHITE);
    expect(readableTextColor(paletteOf({ mapTheme: 'broggles1817', companyTheme: 'rob' }), '#000')).toBe(
      '#f6f6f6',
    );
  });

  test('is white on a tie', () => {
    const colors = { white: '#a0a0a0', black: '#a0a0a0ff' };
    expect(
      readableTextColor(paletteOf({ mapTheme: 'gmt', companyTheme: 'rob', gameColors: colors }), '#123'),
    ).toBe('#a0a0a0');
  });

  test('follows the phase', () => {
    const gameColors = { black: { yellow: '#000044', default: '#000000' } };
    const palette = paletteOf({ mapTheme: 'gmt', companyTheme: 'rob', gameColors });
    expect(readableTextColor(palette, '#ff0', 'yellow')).toBe('#000044');
    expect(readableTextColor(palette, '#ff0')).toBe('#000000');
  });

  test('sees through a missing or transparent background (90.11.18)', () => {
    expect(readableTextColor(gmt, undefined)).toBe(BLACK);
    expect(readableTextColor(gmt, undefined, 'default', '#000')).toBe(WHITE);
    expect(readableTextColor(gmt, '#00000000')).toBe(BLACK);
    expect(readableTextColor(gmt, '#000000e0')).toBe(WHITE);
  });
});

describe('darkening', () => {
  test('subtracts 0.20 of HSL lightness, down to 0', () => {
    expect(darken('#ff0000')).toBe('#990000');
    expect(darken('#ffffff')).toBe('#cccccc');
    expect(darken('#111')).toBe('#000000');
  });

  test('keeps the opacity, and lightens by a negative amount', () => {
    expect(darken('#ff000080')).toBe('#99000080');
    expect(darken('#990000', -0.2)).toBe('#ff0000');
    expect(darken('#ffffff', -0.2)).toBe('#ffffff');
  });
});
