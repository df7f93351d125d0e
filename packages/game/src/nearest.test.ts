import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSameWord, nearest } from './nearest.ts';

const words = ['yellow', 'green', 'brown', 'Diesel', 'D'];

test.each([
  ['yelow', 'yellow'],
  ['gren', 'green'],
  ['borwn', 'brown'],
  ['diesel', 'Diesel'],
  ['d', 'D'],
])('%s probably means %s', (word, meant) => {
  expect(nearest(word, words)).toBe(meant);
});

test.each([
  ['city', 'cities'],
  ['citys', 'cities'],
  ['hex', 'hexes'],
  ['ys', 'y'],
  ['town', 'towns'],
])('%s is recognised as a singular or plural of %s', (word, meant) => {
  expect(nearest(word, ['companies', 'cities', 'hexes', 'y', 'copy', 'towns', 'icons'])).toBe(meant);
});

test('ignores spaces around a word', () => {
  expect(nearest('AR', ['BR', 'AR '])).toBe('AR ');
});

test('recognises a word with different separators', () => {
  expect(isSameWord('closeCompanies', 'close_companies')).toBe(true);
  expect(isSameWord('corporations', 'corporation')).toBe(false);
});

test('recognises a shortened word, but not at a word boundary', () => {
  expect(nearest('desc', ['color', 'description'])).toBe('description');
  expect(nearest('abbreviation', ['abbrev', 'name'])).toBe('abbrev');
  expect(nearest('title', ['titleRotate'])).toBeUndefined();
  expect(nearest('tokensPerCompany', ['tokens'])).toBeUndefined();
});

test('requires the first letter to match after two mistakes', () => {
  expect(nearest('coords', ['goods', 'color'])).toBeUndefined();
  expect(nearest('abblities', ['abilities'])).toBe('abilities');
});

test.each(['violet', 'ox', 'E', ''])('finds nothing similar to %j', (word) => {
  expect(nearest(word, words)).toBeUndefined();
});

test('always finds a word with one letter missing', () => {
  const word = fc.stringMatching(/^[a-z]{4,12}$/);
  fc.assert(
    fc.property(word, fc.nat(), (written, seed) => {
      const at = seed % written.length;
      expect(nearest(written.slice(0, at) + written.slice(at + 1), [written])).toBe(written);
    }),
  );
});
