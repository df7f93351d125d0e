import { concat } from '../deflate.ts';

/** A PNG file taken apart, its pixels still packed. */
export interface PngFile {
  readonly width: number;
  readonly height: number;
  /** Bits of one sample: 1, 2, 4, 8 or 16. */
  readonly bits: number;
  readonly colors: PngColors;
  readonly interlaced: boolean;
  /** Three bytes per colour. */
  readonly palette: Uint8Array;
  /** Opacity of the palette's colours, or the one colour that is transparent. */
  readonly transparency: Uint8Array | undefined;
  /** The zlib stream of filtered rows. */
  readonly packed: Uint8Array;
}

export type PngColors = 'grey' | 'rgb' | 'palette' | 'grey+alpha' | 'rgb+alpha';

/** Samples that make up a pixel. */
export const SAMPLES: Readonly<Record<PngColors, number>> = {
  grey: 1,
  rgb: 3,
  palette: 1,
  'grey+alpha': 2,
  'rgb+alpha': 4,
};

const COLOR_TYPES: Readonly<Record<number, PngColors>> = {
  0: 'grey',
  2: 'rgb',
  3: 'palette',
  4: 'grey+alpha',
  6: 'rgb+alpha',
};

const SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

/** More pixels than this do not fit into a press's memory beside the pages. */
const MAX_PIXELS = 100_000_000;

export const readPng = (file: Uint8Array): PngFile => {
  const chunks = chunksOf(file);
  const header = chunks.find(({ type }) => type === 'IHDR')?.data;
  if (!header || header.length < 13) throw new Error('a PNG file without a header');
  const view = new DataView(header.buffer, header.byteOffset, header.byteLength);
  const [width, height, bits] = [view.getUint32(0), view.getUint32(4), view.getUint8(8)];
  const colors = COLOR_TYPES[view.getUint8(9)];
  if (!colors || ![1, 2, 4, 8, 16].includes(bits)) throw new Error('a PNG file of an unknown kind');
  if (!(width > 0 && height > 0 && width * height <= MAX_PIXELS))
    throw new Error(`a PNG file of ${width} × ${height} pixels`);
  return {
    width,
    height,
    bits,
    colors,
    interlaced: view.getUint8(12) === 1,
    palette: chunks.find(({ type }) => type === 'PLTE')?.data ?? new Uint8Array(),
    transparency: chunks.find(({ type }) => type === 'tRNS')?.data,
    packed: concat(chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data)),
  };
};

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

const chunksOf = (file: Uint8Array): readonly Chunk[] => {
  if (!SIGNATURE.every((byte, i) => file[i] === byte)) throw new Error('not a PNG file');
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 12 <= file.length; ) {
    const length = view.getUint32(at);
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    chunks.push({ type, data: file.subarray(at + 8, at + 8 + length) });
    at += 12 + length;
  }
  return chunks;
};
