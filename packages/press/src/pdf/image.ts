import {
  type Image,
  type ImageSource,
  PNG_SAMPLES,
  type PngFile,
  readPng,
  SceneError,
} from '@platelayer/scene';
import { concat } from '../deflate.ts';
import type { Content } from './content.ts';
import type { PdfContext } from './context.ts';
import { unpackPng } from './png-pixels.ts';
import type { ObjectStore } from './store.ts';
import { array, dict, type Ref } from './syntax.ts';

/** Paints a picture. In PDF, pictures fill the unit square and are upright if y points upwards. */
export const paintImage = (
  { source, x, y, width, height }: Image,
  content: Content,
  context: PdfContext,
): void => {
  if (width === 0 || height === 0) return;
  const picture = context.share('image', source.id, () => addImage(source, context.store));
  content.save();
  content.setAlpha('ca', 1);
  content.transform([width, 0, 0, -height, x, y + height]);
  content.write(`${content.nameOf('XObject', picture)} Do`);
  content.restore();
};

const addImage = ({ id, mime, data }: ImageSource, store: ObjectStore): Ref => {
  try {
    return mime === 'image/png' ? addPng(data, store) : addJpeg(data, store);
  } catch (error) {
    throw new SceneError(`picture "${id}": ${error instanceof Error ? error.message : error}`);
  }
};

/** Adds the encoded rows of a PNG, which PDF can read unless they have opacity or are interlaced. */
const addPng = (file: Uint8Array, store: ObjectStore): Ref => {
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

const COLOR_SPACES: Readonly<Record<number, string>> = {
  1: '/DeviceGray',
  3: '/DeviceRGB',
  4: '/DeviceCMYK',
};

/** Adds a JPEG unchanged, because PDF supports its encoding. */
const addJpeg = (file: Uint8Array, store: ObjectStore): Ref => {
  const { width, height, bits, channels, adobe } = readFrame(file);
  const ColorSpace = COLOR_SPACES[channels];
  if (!ColorSpace) throw new Error(`a JPEG with ${channels} channels`);
  return store.addEncoded(
    {
      Type: '/XObject',
      Subtype: '/Image',
      Width: width,
      Height: height,
      ColorSpace,
      BitsPerComponent: bits,
      // Adobe's programs store the four CMYK channels inverted.
      Decode: channels === 4 && adobe ? '[1 0 1 0 1 0 1 0]' : undefined,
      Filter: '/DCTDecode',
    },
    file,
  );
};

interface Frame {
  readonly width: number;
  readonly height: number;
  readonly bits: number;
  readonly channels: number;
  readonly adobe: boolean;
}

/** Whether a marker starts a frame. C4, C8 and CC, in the same range, define tables. */
const isFrame = (marker: number): boolean =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

const ADOBE = 0xee;

const readFrame = (file: Uint8Array): Frame => {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  if (file.length < 4 || view.getUint16(0) !== 0xffd8) throw new Error('not a JPEG file');
  let adobe = false;
  for (let at = 2; at + 9 < file.length; ) {
    if (file[at] !== 0xff) break;
    const marker = file[at + 1]!;
    if (isFrame(marker))
      return {
        bits: file[at + 4]!,
        height: view.getUint16(at + 5),
        width: view.getUint16(at + 7),
        channels: file[at + 9]!,
        adobe,
      };
    adobe ||= marker === ADOBE;
    // A marker may be preceded by any number of fill bytes.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  throw new Error('a JPEG file without a picture');
};
