import { describe, expect, test } from 'vitest';
import { editDistance, nearest } from './nearest.ts';

describe('the nearest word', () => {
  const fields = ['price', 'print', 'quantity', 'quantity_label'];

  test.each([
    ['prise', 'price'],
    ['Price', 'price'],
    ['pirnt', 'print'],
    ['quantitylabel', 'quantity_label'],
  ])('of `%s` is `%s`', (word, meant) => {
    expect(nearest(word, fields)).toBe(meant);
  });

  test('is none when more than a third of the letters differ', () => {
    expect(nearest('cost', fields)).toBeUndefined();
    expect(nearest('x'.repeat(1_000_000), fields)).toBeUndefined();
  });

  test('counts a swap of neighbours once', () => {
    expect(editDistance('trakc', 'track')).toBe(1);
    expect(editDistance('', 'town')).toBe(4);
    expect(editDistance('city', 'city')).toBe(0);
  });
});
