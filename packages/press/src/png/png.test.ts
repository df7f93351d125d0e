import { inflateSync } from 'node:zlib';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { circle, group, type Page, rect, SceneError } from '@platelayer/scene';
import { testPage } from '@platelayer/sheets';
import { describe, expect, test } from 'vitest';
import { bundledFonts } from '../../../../scripts/testing/fonts.ts';
import { seeded } from '../../../../scripts/testing/random.ts';
import { concat } from '../deflate.ts';
import { hostDeflater } from './deflater.ts';
import { openPainting, pixelSize, toPng } from './png.ts';

const fonts = await bundledFonts();

const pixels = async (png: Uint8Array) => {
  const image = await loadImage(png);
  const context = createCanvas(image.width, image.height).getContext('2d');
  context.drawImage(image, 0, 0);
  const { data } = context.getImageData(0, 0, image.width, image.height);
  return {
    width: image.width,
    height: image.height,
    at: (x: number, y: number) => [...data.slice((y * image.width + x) * 4, (y * image.width + x) * 4 + 4)],
  };
};

const chunk = (png: Uint8Array, type: string): DataView => {
  const at = [...png.keys()].find((i) => [...type].every((letter, n) => png[i + n] === letter.charCodeAt(0)));
  return new DataView(png.buffer, png.byteOffset + at! + 4);
};

const square: Page = { width: 200, height: 100, children: [rect(50, 25, 100, 50, { fill: '#c8402f' })] };

describe('a PNG file', () => {
  test('has the pixels for its resolution, which it contains', async () => {
    const png = await toPng(square, { fonts, dpi: 300 });
    expect(await pixels(png)).toMatchObject({ width: 600, height: 300 });
    expect(chunk(png, 'pHYs').getUint32(0)).toBe(11811);
  });

  test('is white where nothing is painted', async () => {
    const picture = await pixels(await toPng(square, { fonts, dpi: 100 }));
    expect(picture.at(10, 10)).toEqual([255, 255, 255, 255]);
    expect(picture.at(100, 50)).toEqual([200, 64, 47, 255]);
  });

  test('is transparent if requested', async () => {
    const picture = await pixels(await toPng(square, { fonts, dpi: 100, background: 'transparent' }));
    expect(picture.at(10, 10)).toEqual([0, 0, 0, 0]);
    expect(picture.at(100, 50)).toEqual([200, 64, 47, 255]);
  });

  test('shows a square of 150 units, which is 1.5 inches, with 450 pixels at 300 dpi', async () => {
    const page = { width: 200, height: 200, children: [rect(25, 25, 150, 150, { fill: '#000' })] };
    const picture = await pixels(await toPng(page, { fonts, dpi: 300 }));
    const dark = Array.from({ length: 600 }, (_, x) => picture.at(x, 300)[0]!).filter((value) => value < 128);
    expect(dark).toHaveLength(450);
  });

  test('applies opacity to a group as a whole', async () => {
    const both = [rect(0, 0, 60, 100, { fill: '#f00' }), rect(40, 0, 60, 100, { fill: '#00f' })];
    const picture = await pixels(
      await toPng(
        { width: 100, height: 100, children: [group(both, { opacity: 0.5 })] },
        { fonts, dpi: 100 },
      ),
    );
    // Only the upper one is visible where the two overlap.
    expect(picture.at(50, 50)).toEqual(picture.at(80, 50));
  });

  test('has no visible bands: a tall picture equals its parts', async () => {
    const tall: Page = { width: 1000, height: 2000, children: [circle(500, 1000, 480, { fill: '#246' })] };
    const picture = await pixels(await toPng(tall, { fonts, dpi: 300 }));
    expect(picture).toMatchObject({ width: 3000, height: 6000 });
    // A band has 8 million pixels, so rows 2666 and 5332 are seams.
    for (const row of [2665, 2666, 2667, 3000]) expect(picture.at(1500, row)).toEqual([34, 68, 102, 255]);
  });
});

describe('an impossible resolution', () => {
  test.each([
    [0, 'choose 1 to 1200'],
    [1201, 'choose 1 to 1200'],
    [Number.NaN, 'choose 1 to 1200'],
  ])('%d dpi is rejected', async (dpi, message) => {
    await expect(toPng(square, { fonts, dpi })).rejects.toThrow(message);
  });

  test('a wall of 200 inches at 1200 dpi is rejected with the highest possible resolution', () => {
    expect(() => pixelSize({ width: 20_000, height: 20_000, children: [] }, 1200)).toThrow(
      /choose 158 dpi or less/,
    );
  });

  test('a wall of 200 inches works at a modest resolution', async () => {
    const png = await toPng(
      { width: 20_000, height: 100, children: [rect(19_900, 0, 100, 100, { fill: '#000' })] },
      { fonts, dpi: 96 },
    );
    expect((await pixels(png)).at(19_150, 50)).toEqual([0, 0, 0, 255]);
  });

  test('a page with a broken drawing throws before anything is painted', async () => {
    await expect(toPng({ width: Number.NaN, height: 1, children: [] }, { fonts, dpi: 96 })).rejects.toThrow(
      SceneError,
    );
  });

  test('an empty page gives an empty picture', async () => {
    expect(
      (await pixels(await toPng({ width: 10, height: 10, children: [] }, { fonts, dpi: 100 }))).at(5, 5),
    ).toEqual([255, 255, 255, 255]);
  });
});

test('progress runs to the end, and a cancel stops it', async () => {
  const page = testPage(fonts);
  const seen: number[] = [];
  await toPng(page, { fonts, dpi: 300, onProgress: (done, total) => seen.push(done / total) });
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.at(-1)).toBe(1);
  const controller = new AbortController();
  const made = toPng(page, {
    fonts,
    dpi: 300,
    signal: controller.signal,
    onProgress: () => controller.abort(),
  });
  await expect(made).rejects.toThrow(/abort/i);
});

test('a part painted alone has the same pixels as in the whole page', async () => {
  const page = testPage(fonts);
  const whole = await pixels(await toPng(page, { fonts, dpi: 150 }));
  const paint = await openPainting(page, { fonts });
  const canvas = createCanvas(120, 80);
  paint(canvas, { left: 200, top: 300 }, 1.5);
  const { data } = canvas.getContext('2d').getImageData(0, 0, 120, 80);
  const expected = Array.from({ length: 80 }, (_, y) =>
    Array.from({ length: 120 }, (_, x) => whole.at(200 + x, 300 + y)),
  ).flat(2);
  expect(new Set(expected).size).toBeGreaterThan(2);
  expect([...data]).toEqual(expected);
});

/** Bytes that hardly compress. */
const noise = (length: number): Uint8Array => {
  const random = seeded(1830);
  return Uint8Array.from({ length }, () => 256 * random());
};

describe('a deflater', () => {
  test('compresses pieces into parts of at most 16 kB without losing anything', async () => {
    const pieces = [noise(100_000), new Uint8Array(3_000_000), noise(50_000)];
    const deflater = await hostDeflater();
    const parts: Uint8Array[] = [];
    for (const piece of pieces) parts.push(...(await deflater.write(piece)));
    parts.push(...(await deflater.finish()));
    expect(Math.max(...parts.map(({ length }) => length))).toBe(16_384);
    expect(inflateSync(concat(parts)).equals(concat(pieces))).toBe(true);
  });

  test('can be abandoned', async () => {
    const deflater = await hostDeflater();
    await deflater.write(noise(1000));
    await deflater.abort();
  });
});
