import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { array, dict, num, textString } from './syntax.ts';

describe('numbers', () => {
  test.each([
    [0, '0'],
    [-0, '0'],
    [-0.0004, '0'],
    [12, '12'],
    [-0.5, '-0.5'],
    [1.2345, '1.235'],
    [99.9999, '100'],
    [0.012, '0.012'],
    [1e300, '1000000000'],
    [-1e300, '-1000000000'],
  ])('%d is written as %s', (value, text) => expect(num(value)).toBe(text));

  test('are accurate to half of the last decimal', () =>
    fc.assert(
      fc.property(
        fc.double({ min: -20_000, max: 20_000, noNaN: true }),
        fc.constantFrom(3, 4, 6),
        (value, decimals) => {
          const text = num(value, decimals);
          expect(text).toMatch(/^-?\d+(\.\d*[1-9])?$/);
          expect(Math.abs(Number(text) - value)).toBeLessThanOrEqual(0.500001 * 10 ** -decimals);
        },
      ),
    ));

  test('NaN throws', () => expect(() => num(Number.NaN)).toThrow('NaN'));
});

test('dictionaries omit undefined values', () =>
  expect(dict({ Type: '/Page', Count: 2, Lang: undefined })).toBe('<</Type /Page/Count 2>>'));

test('arrays can mix numbers and syntax', () => expect(array([0.5, '/Fit'])).toBe('[0.5 /Fit]'));

describe('text', () => {
  test('in ASCII stays readable, with escaped brackets', () =>
    expect(textString('a (b) \\')).toBe('(a \\(b\\) \\\\)'));
  test('beyond ASCII is UTF-16 with a byte order mark', () =>
    expect(textString('Łó')).toBe('<FEFF014100F3>'));
  test('beyond the basic plane is a surrogate pair', () => expect(textString('𝄞')).toBe('<FEFFD834DD1E>'));
});
