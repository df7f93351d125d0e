import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { zipFiles } from './zip.ts';

test('a zip contains its files, and has the same bytes at any time', () => {
  const files = new Map([
    ['a.svg', new Uint8Array(1000)],
    ['b/c.png', new Uint8Array([1, 2, 3])],
  ]);
  const zip = zipFiles(files);
  expect(unzipSync(zip)).toEqual(Object.fromEntries(files));
  expect(zip.length).toBeLessThan(500);
  // The date of the first entry is 1 January 1980, 00:00.
  expect([...zip.subarray(10, 14)]).toEqual([0, 0, 0x21, 0]);
});
