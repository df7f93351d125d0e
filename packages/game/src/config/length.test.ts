import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatLength, parseLength } from './length.ts';

describe('a typed length', () => {
  test.each([
    ['0.5', 50],
    [' 0.5 ', 50],
    ['.5', 50],
    ['0', 0],
    ['-1', -100],
    ['0.57', 57],
    ['1,5', 150],
    ['1,', 100],
    [',25', 25],
    ['1 in', 100],
    ['2inches', 200],
    ['.5"', 50],
    ['25.4 mm', 100],
    ['12,7MM ', 50],
  ])('reads %j inches as %d units (95.6.3, 95.9.6)', (text, units) => {
    expect(parseLength(text, 'inches')).toBe(units);
  });

  test.each([
    'abc',
    '',
    '  ',
    ',',
    '1,250',
    '1,5,5',
    '0x10',
    'NaN',
    'Infinity',
    '1e999',
    'in',
    '1 cm',
    '1 mm mm',
  ])('is undefined for %j', (text) => {
    expect(parseLength(text, 'inches')).toBeUndefined();
  });

  test('rounds to six decimals in millimetres', () => {
    expect(parseLength('10', 'mm')).toBe(39.370079);
    expect(parseLength('25.4', 'mm')).toBe(100);
  });

  test('rounds to whole units if required', () => {
    expect(parseLength('210', 'mm', true)).toBe(827);
    expect(parseLength('297', 'mm', true)).toBe(1169);
  });
});

describe('a displayed length', () => {
  test('has four decimals in inches and three in millimetres', () => {
    expect(formatLength(265.748, 'inches')).toBe('2.6575');
    expect(formatLength(265.748, 'mm')).toBe('67.5');
    expect(formatLength(25, 'inches')).toBe('0.25');
    expect(formatLength(0, 'mm')).toBe('0');
  });

  test('parses back to the same length if no decimals were cut', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), (n) => {
        const length = n / 100;
        expect(parseLength(formatLength(length, 'inches'), 'inches')).toBe(length);
      }),
    );
  });
});
