import { PNG_SAMPLES, type PngFile, readPng } from '@platelayer/scene';
import { concat } from '../deflate.ts';
import { unpackPng } from './png-pixels.ts';
import type { ObjectStore } from './store.ts';
import { array, dict, type Ref } from './syntax.ts';

/** PDF can read the rows of a PNG as they are, unless they carry opacity or are interlaced. */
export const addPng = (file: Uint8Array, store: ObjectStore): Ref => {
  const png = readPng(file);
  const opaque = png.transparency === undefined && !png.colors.endsWith('+alpha');
  return opaque && !png.interlaced ? addRows(png, store) : addPixels(png, store);
};

const addRows = (png: PngFile, store: ObjectStore): Ref => {
  const { width, height, bits, colors, packed } = png;
  return store.addEncoded(
    {
      ...picture(width, height, colorSpaceOf(png), bits),
      Filter: '/FlateDecode',
      DecodeParms: dict({
        Predictor: 15,
        Colors: PNG_SAMPLES[colors],
        BitsPerComponent: bits,
        Columns: width,
      }),
    },
    concat(packed),
  );
};

const addPixels = (png: PngFile, store: ObjectStore): Ref => {
  const { width, height } = png;
  const { rgb, alpha } = unpackPng(png);
  const mask = alpha.every((level) => level === 255)
    ? undefined
    : store.addStream(picture(width, height, '/DeviceGray', 8), alpha);
  return store.addStream({ ...picture(width, height, '/DeviceRGB', 8), SMask: mask }, rgb);
};

const picture = (width: number, height: number, colorSpace: string, bits: number) => ({
  Type: '/XObject',
  Subtype: '/Image',
  Width: width,
  Height: height,
  ColorSpace: colorSpace,
  BitsPerComponent: bits,
});

const colorSpaceOf = ({ colors, palette }: PngFile): string => {
  if (colors !== 'palette') return colors === 'grey' ? '/DeviceGray' : '/DeviceRGB';
  const bytes = [...palette].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return array(['/Indexed', '/DeviceRGB', palette.length / 3 - 1, `<${bytes}>`]);
};
