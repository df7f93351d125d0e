import { expect, test } from 'vitest';
import { sizeText } from './size.ts';

test.each([
  [0, '0 B'],
  [512, '512 B'],
  [48_300, '48 kB'],
  [999_600, '1.0 MB'],
  [3_240_000, '3.2 MB'],
  [64_900_000, '65 MB'],
  [2_500_000_000, '2.5 GB'],
])('%i bytes are %s', (bytes, text) => {
  expect(sizeText(bytes)).toBe(text);
});
