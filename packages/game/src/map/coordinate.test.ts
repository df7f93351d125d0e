import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  coordinateName,
  isFarHex,
  lettersToNumber,
  numberToLetters,
  parity,
  parseCoordinate,
} from './coordinate.ts';

describe('a hex name (30.5)', () => {
  test.each([
    ['A', 1],
    ['Z', 26],
    ['AA', 27],
    ['AZ', 52],
    ['BA', 53],
    ['ZZ', 702],
    ['AAA', 703],
  ])('with the letters %s has the number %i', (letters, number) => {
    expect(lettersToNumber(letters)).toBe(number);
    expect(numberToLetters(number)).toBe(letters);
  });

  test('has no letters for zero or negative numbers', () => {
    expect(numberToLetters(0)).toBe('');
    expect(numberToLetters(-3)).toBe('');
  });

  test('converts letters and numbers both ways', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000_000 }), (number) => {
        expect(lettersToNumber(numberToLetters(number))).toBe(number);
      }),
    );
  });

  test.each([
    ['K17', 11, 17],
    ['AC4', 29, 4],
    ['P0', 16, 0],
    ['a5', 1, 5],
    ['hex D8 (north)', 4, 8],
    ['AB-C5', 3, 5],
    ['B007', 2, 7],
  ])('%s is letter %i, number %i', (name, letter, number) => {
    expect(parseCoordinate(name)).toEqual({ letter, number });
  });

  test('may be a pair of number and letter', () => {
    expect(parseCoordinate([7, 2])).toEqual({ letter: 2, number: 7 });
  });

  test.each([['5'], ['A'], ['A 5'], [''], [null], [[1]], [[1.5, 2]], [{}], [`A${'9'.repeat(40)}`]])(
    'does not include %j',
    (json) => {
      expect(parseCoordinate(json)).toBeUndefined();
    },
  );

  test('is printed in a standard form, however it was written', () => {
    expect(coordinateName(parseCoordinate('aa03')!)).toBe('AA3');
  });

  test('has an even sum on the grid of A1', () => {
    expect(['A1', 'B2', 'B4', 'AA1'].map((name) => parity(parseCoordinate(name)!))).toEqual(
      Array(4).fill('even'),
    );
    expect(parity(parseCoordinate('A2')!)).toBe('odd');
  });

  test('is found in linear time, and is too far away if the word is long', () => {
    expect(parseCoordinate('A'.repeat(200_000))).toBeUndefined();
    expect(isFarHex(parseCoordinate('STATION1')!)).toBe(true);
    expect(isFarHex(parseCoordinate('ZZ999')!)).toBe(false);
  });
});
