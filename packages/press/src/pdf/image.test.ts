import { Buffer } from 'node:buffer';
import { type ImageSource, type Node, rect, SceneError } from '@platelayer/scene';
import { beforeAll, describe, expect, test } from 'vitest';
import { type PdfOptions, toPdf } from './pdf.ts';
import { chunk, pngImage } from './testing/png.ts';
import { documentOf, isInstalled, page, pdfOptions, rasterize, uncompress } from './testing/setup.ts';

let options: PdfOptions;

beforeAll(async () => {
  options = await pdfOptions();
});

const pdfOf = (...nodes: readonly Node[]) => toPdf(documentOf(page(nodes)), options);

const image = (source: ImageSource, x = 100): Node => ({
  ...{ kind: 'image', source, x, y: 100, width: 100, height: 100 },
});

const RED = [255, 0, 0];
const BLUE = [0, 0, 255];

/** Red above blue, so that an upside-down picture is noticed. */
const flag = (_x: number, y: number) => (y === 0 ? RED : BLUE);

const jpeg = (channels: number, ...before: readonly number[]): ImageSource => ({
  id: 'photo',
  mime: 'image/jpeg',
  data: new Uint8Array([0xff, 0xd8, ...before, 0xff, 0xc0, 0, 17, 8, 0, 30, 0, 40, channels, 0, 0, 0, 0, 0]),
});

test('a picture is stored once, however often it is used', async () => {
  const source = pngImage('flag', 2, 2, flag, { colorType: 2 });
  const pdf = uncompress(await pdfOf(image(source), image(source, 250)));
  expect(pdf.match(/\/Subtype \/Image/g)).toHaveLength(1);
  expect(pdf).toContain('100 0 0 -100 100 200 cm');
});

test('an opaque PNG is stored without decoding', async () =>
  expect(uncompress(await pdfOf(image(pngImage('flag', 2, 2, flag, { colorType: 2 }))))).toContain(
    '/Predictor 15',
  ));

test('a JPEG is stored unchanged', async () => {
  const source = jpeg(3, 0xff, 0xe0, 0, 4, 1, 2);
  const pdf = await pdfOf(image(source));
  expect(uncompress(pdf)).toContain(
    '/Width 40/Height 30/ColorSpace /DeviceRGB/BitsPerComponent 8/Filter /DCTDecode/Length 23',
  );
  expect(Buffer.from(pdf).includes(Buffer.from(source.data))).toBe(true);
});

test('inverts an Adobe CMYK JPEG', async () =>
  expect(uncompress(await pdfOf(image(jpeg(4, 0xff, 0xee, 0, 4, 1, 2))))).toContain(
    '/Decode [1 0 1 0 1 0 1 0]',
  ));

test.each([
  ['image/png', 'not a PNG file'],
  ['image/jpeg', 'not a JPEG file'],
] as const)('a broken %s is rejected with its name', async (mime, fault) => {
  const source = { id: 'map', mime, data: new Uint8Array(40) };
  await expect(pdfOf(image(source))).rejects.toThrow(new SceneError(`picture "map": ${fault}`));
});

describe.skipIf(!isInstalled('pdftoppm'))('on paper', () => {
  const colorsAt = async (source: ImageSource, ...points: readonly (readonly [number, number])[]) => {
    const picture = rasterize(await pdfOf(rect(0, 0, 400, 300, { fill: '#fff' }), image(source)));
    return points.map(([x, y]) => [...picture.at(x, y)]);
  };
  const [above, below, left, right] = [
    [150, 120],
    [150, 180],
    [120, 150],
    [180, 150],
  ] as const;

  test('a picture is upright', async () =>
    expect(await colorsAt(pngImage('flag', 2, 2, flag, { colorType: 2 }), above, below)).toEqual([
      RED,
      BLUE,
    ]));

  test('a PNG can be partly transparent', async () => {
    const source = pngImage('half', 2, 2, (x) => [...RED, x === 0 ? 255 : 0]);
    expect(await colorsAt(source, left, right)).toEqual([RED, [255, 255, 255]]);
  });

  test('a PNG can be grey with opacity', async () => {
    const source = pngImage('grey', 2, 2, (x) => [0, x === 0 ? 255 : 0], { colorType: 4 });
    expect(await colorsAt(source, left, right)).toEqual([
      [0, 0, 0],
      [255, 255, 255],
    ]);
  });

  test.each([
    ['opaque', [], RED],
    ['with opacity', [chunk('tRNS', Buffer.from([255, 0]))], [255, 255, 255]],
  ] as const)('a PNG may have a palette, %s', async (_, transparency, second) => {
    const palette = chunk('PLTE', Buffer.from([...BLUE, ...RED]));
    const source = pngImage('palette', 2, 2, (x) => [x], { colorType: 3, extra: [palette, ...transparency] });
    expect(await colorsAt(source, left, right)).toEqual([BLUE, second]);
  });

  test('a PNG can have one transparent colour', async () => {
    const key = chunk('tRNS', Buffer.from([0, 0, 0, 0, 0, 255]));
    const source = pngImage('key', 2, 2, (x) => (x === 0 ? RED : BLUE), { colorType: 2, extra: [key] });
    expect(await colorsAt(source, left, right)).toEqual([RED, [255, 255, 255]]);
  });
});
