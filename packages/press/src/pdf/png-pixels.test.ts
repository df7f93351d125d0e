import type { PngFile } from '@platelayer/scene';
import fc from 'fast-check';
import { zlibSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { unpackPng } from './png-pixels.ts';

const file = (rows: readonly (readonly number[])[], more: Partial<PngFile>): PngFile => ({
  ...{ width: 1, height: rows.length, bits: 8, colors: 'grey', interlaced: false },
  palette: new Uint8Array(),
  transparency: undefined,
  packed: [zlibSync(Uint8Array.from(rows.flat()))],
  ...more,
});

/** The first channel of each pixel. */
const levels = (png: PngFile): readonly number[] => {
  const { rgb } = unpackPng(png);
  return Array.from({ length: rgb.length / 3 }, (_, i) => rgb[3 * i]!);
};

describe('filters', () => {
  test.each([
    ['Sub adds the pixel to the left', 1, [10, 15, 35]],
    ['Up adds the pixel above', 2, [110, 105, 120]],
    ['Average adds the mean of both', 3, [60, 85, 112]],
    ['Paeth adds the nearest of three', 4, [110, 115, 135]],
  ])('%s', (_, filter, expected) =>
    expect(
      levels(
        file(
          [
            [0, 100, 100, 100],
            [filter, 10, 5, 20],
          ],
          { width: 3 },
        ),
      ).slice(3),
    ).toEqual(expected),
  );

  test('work on whole pixels, and bytes wrap around', () => {
    const { rgb, alpha } = unpackPng(
      file([[1, 250, 20, 30, 40, 10, 1, 1, 1]], { width: 2, colors: 'rgb+alpha' }),
    );
    expect([...rgb]).toEqual([250, 20, 30, 4, 21, 31]);
    expect([...alpha]).toEqual([40, 41]);
  });
});

describe('samples', () => {
  test('of one bit are black and white', () =>
    expect(levels(file([[0, 0b1010_0000]], { width: 4, bits: 1 }))).toEqual([255, 0, 255, 0]));

  test('of four bits are spread evenly', () =>
    expect(levels(file([[0, 0x0f, 0x50]], { width: 3, bits: 4 }))).toEqual([0, 255, 85]));

  test('of sixteen bits are rounded', () =>
    expect(levels(file([[0, 0xff, 0xff, 0x80, 0x80]], { width: 2, bits: 16 }))).toEqual([255, 128]));

  test('outside the palette are black', () =>
    expect(
      levels(file([[0, 0, 9]], { width: 2, colors: 'palette', palette: Uint8Array.of(200, 1, 2) })),
    ).toEqual([200, 0]));
});

test('a truncated file throws', () =>
  expect(() => unpackPng(file([[0, 1, 2]], { width: 3 }))).toThrow('truncated'));

/** The seven passes of the PNG specification: start x, start y, step x, step y. */
const PASSES = ['0088', '4088', '0448', '2044', '0224', '1022', '0112'].map(
  (digits) => [...digits].map(Number) as [number, number, number, number],
);

test('an interlaced picture has the pixels it was made from', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }), (width, height) => {
      const level = (x: number, y: number) => 16 * y + x;
      const rows: number[][] = [];
      for (const [x0, y0, dx, dy] of PASSES)
        for (let y = y0; y < height && x0 < width; y += dy) {
          const row = [0];
          for (let x = x0; x < width; x += dx) row.push(level(x, y));
          rows.push(row);
        }
      const expected = Array.from({ length: width * height }, (_, i) =>
        level(i % width, Math.floor(i / width)),
      );
      expect(levels(file(rows, { width, height, interlaced: true }))).toEqual(expected);
    }),
  ));
