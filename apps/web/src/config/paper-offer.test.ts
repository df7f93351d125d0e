import { expect, test } from 'vitest';
import { usesA4 } from './paper-offer.ts';

test.each([
  ['de-DE', true],
  ['en-GB', true],
  ['fr', true],
  ['ja', true],
  ['en-US', false],
  ['en', false],
  ['es-MX', false],
  ['fr-CA', false],
  ['no language!', false],
])('usesA4 for %s is %s', (language, a4) => {
  expect(usesA4(language)).toBe(a4);
});
