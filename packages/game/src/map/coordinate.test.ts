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

describe('hex names (30.5)', () => {
  test.each([
    ['A', 1],
    ['Z', 26],
    ['AA', 27],
    ['AZ', 52],
    ['BA', 53],
    ['ZZ', 702],
    ['AAA', 703],
  ])('the letters %s are the number %i', (letters, number) => {
    expect(lettersToNumber(letters)).toBe(number);
    expect(numberToLetters(number)).toBe(letters);
  });

  test('zero and negative numbers have no letters', () => {
    expect(numberToLetters(0)).toBe('');
    expect(numberToLetters(-3)).toBe('');
  });

  test('letters and numbers are each other’s inverse', () => {
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

  test('a pair is number and letter', () => {
    expect(parseCoordinate([7, 2])).toEqual({ letter: 2, number: 7 });
  });

  test.each([['5'], ['A'], ['A 5'], [''], [null], [[1]], [[1.5, 2]], [{}], [`A${'9'.repeat(40)}`]])(
    '%j is not a hex',
    (json) => {
      expect(parseCoordinate(json)).toBeUndefined();
    },
  );

  test('a name is printed from its place, whatever it was read from', () => {
    expect(coordinateName(parseCoordinate('aa03')!)).toBe('AA3');
  });

  test('the grid of A1 has even sums', () => {
    expect(['A1', 'B2', 'B4', 'AA1'].map((name) => parity(parseCoordinate(name)!))).toEqual(
      Array(4).fill('even'),
    );
    expect(parity(parseCoordinate('A2')!)).toBe('odd');
  });

  test('a very long word is searched in linear time and lies too far away', () => {
    expect(parseCoordinate('A'.repeat(200_000))).toBeUndefined();
    expect(isFarHex(parseCoordinate('STATION1')!)).toBe(true);
    expect(isFarHex(parseCoordinate('ZZ999')!)).toBe(false);
  });
});
