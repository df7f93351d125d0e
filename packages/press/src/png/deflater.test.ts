import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { seeded } from '../../../../scripts/testing/random.ts';
import { concat } from '../deflate.ts';
import { hostDeflater } from './deflater.ts';

/** Bytes that hardly become fewer. */
const noise = (length: number): Uint8Array => {
  const random = seeded(1830);
  return Uint8Array.from({ length }, () => 256 * random());
};

test('what goes in piece by piece comes out whole, in parts of 16 kB at most', async () => {
  const pieces = [noise(100_000), new Uint8Array(3_000_000), noise(50_000)];
  const deflater = await hostDeflater();
  const parts: Uint8Array[] = [];
  for (const piece of pieces) parts.push(...(await deflater.write(piece)));
  parts.push(...(await deflater.finish()));
  expect(Math.max(...parts.map(({ length }) => length))).toBe(16_384);
  expect(inflateSync(concat(parts)).equals(concat(pieces))).toBe(true);
});

test('one that is given up can be left alone', async () => {
  const deflater = await hostDeflater();
  await deflater.write(noise(1000));
  await deflater.abort();
});
