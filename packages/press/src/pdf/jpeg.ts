import type { ObjectStore } from './store.ts';
import type { Ref } from './syntax.ts';

const COLOR_SPACES: Readonly<Record<number, string>> = {
  1: '/DeviceGray',
  3: '/DeviceRGB',
  4: '/DeviceCMYK',
};

/** A JPEG is stored as it is: PDF knows its encoding. */
export const addJpeg = (file: Uint8Array, store: ObjectStore): Ref => {
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
      // Adobe's programs store the four printing colours upside down.
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

/** Start-of-frame markers; those between them (C4, C8, CC) define tables. */
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
