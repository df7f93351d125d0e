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
])('%s most likely means %s', (word, meant) => {
  expect(nearest(word, words)).toBe(meant);
});

test.each([
  ['city', 'cities'],
  ['citys', 'cities'],
  ['hex', 'hexes'],
  ['ys', 'y'],
  ['town', 'towns'],
])('%s is taken for another number of %s', (word, meant) => {
  expect(nearest(word, ['companies', 'cities', 'hexes', 'y', 'copy', 'towns', 'icons'])).toBe(meant);
});

test('blanks around a word do not count', () => {
  expect(nearest('AR', ['BR', 'AR '])).toBe('AR ');
});

test('a word is the same however it is joined', () => {
  expect(isSameWord('closeCompanies', 'close_companies')).toBe(true);
  expect(isSameWord('corporations', 'corporation')).toBe(false);
});

test('a word may be cut short, but not by a whole word', () => {
  expect(nearest('desc', ['color', 'description'])).toBe('description');
  expect(nearest('abbreviation', ['abbrev', 'name'])).toBe('abbrev');
  expect(nearest('title', ['titleRotate'])).toBeUndefined();
  expect(nearest('tokensPerCompany', ['tokens'])).toBeUndefined();
});

test('two slips leave the first letter right', () => {
  expect(nearest('coords', ['goods', 'color'])).toBeUndefined();
  expect(nearest('abblities', ['abilities'])).toBe('abilities');
});

test.each(['violet', 'ox', 'E', ''])('%j is like none of them', (word) => {
  expect(nearest(word, words)).toBeUndefined();
});

test('a word that lacks one of its letters is always found', () => {
  const word = fc.stringMatching(/^[a-z]{4,12}$/);
  fc.assert(
    fc.property(word, fc.nat(), (written, seed) => {
      const at = seed % written.length;
      expect(nearest(written.slice(0, at) + written.slice(at + 1), [written])).toBe(written);
    }),
  );
});
