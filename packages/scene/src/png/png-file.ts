import { crc32 } from './crc32.ts';

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
  /** The zlib stream of filtered rows, in the parts in which it is stored. */
  readonly packed: readonly Uint8Array[];
}

export type PngColors = 'grey' | 'rgb' | 'palette' | 'grey+alpha' | 'rgb+alpha';

/** Samples that make up a pixel. */
export const PNG_SAMPLES: Readonly<Record<PngColors, number>> = {
  grey: 1,
  rgb: 3,
  palette: 1,
  'grey+alpha': 2,
  'rgb+alpha': 4,
};

/** By the number in the file; what bits the samples of each may have. */
const COLOR_TYPES: Readonly<
  Record<number, { readonly colors: PngColors; readonly bits: readonly number[] }>
> = {
  0: { colors: 'grey', bits: [1, 2, 4, 8, 16] },
  2: { colors: 'rgb', bits: [8, 16] },
  3: { colors: 'palette', bits: [1, 2, 4, 8] },
  4: { colors: 'grey+alpha', bits: [8, 16] },
  6: { colors: 'rgb+alpha', bits: [8, 16] },
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
  const type = COLOR_TYPES[view.getUint8(9)];
  if (!type?.bits.includes(bits)) throw new Error('a PNG file of an unknown kind');
  if (!(width > 0 && height > 0 && width * height <= MAX_PIXELS))
    throw new Error(`a PNG file of ${width} × ${height} pixels`);
  return {
    width,
    height,
    bits,
    colors: type.colors,
    interlaced: view.getUint8(12) === 1,
    palette: chunks.find(({ type }) => type === 'PLTE')?.data ?? new Uint8Array(),
    transparency: chunks.find(({ type }) => type === 'tRNS')?.data,
    packed: chunks.filter(({ type }) => type === 'IDAT').map(({ data }) => data),
  };
};

/** Rows of a picture that follow each other in its file: every pixel, or in an interlaced picture some. */
export interface PngPass {
  readonly x0: number;
  readonly y0: number;
  readonly dx: number;
  readonly dy: number;
  /** Pixels of a row. */
  readonly across: number;
  /** Bytes of a row, after the one that names its filter. */
  readonly rowBytes: number;
  readonly rows: number;
}

/** Start and step of the passes of an interlaced picture: x, y, step in x, step in y. */
const ADAM7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;

const ONE_PASS = [[0, 0, 1, 1]] as const;

export const pngPasses = ({ width, height, bits, colors, interlaced }: PngFile): readonly PngPass[] =>
  (interlaced ? ADAM7 : ONE_PASS)
    .filter(([x0, y0]) => x0 < width && y0 < height)
    .map(([x0, y0, dx, dy]) => {
      const across = Math.ceil((width - x0) / dx);
      const rowBytes = Math.ceil((across * bits * PNG_SAMPLES[colors]) / 8);
      return { x0, y0, dx, dy, across, rowBytes, rows: Math.ceil((height - y0) / dy) };
    });

interface Chunk {
  readonly type: string;
  readonly data: Uint8Array;
}

/** The chunks up to the end of the picture. Those that it cannot be read without must be whole. */
const chunksOf = (file: Uint8Array): readonly Chunk[] => {
  if (!SIGNATURE.every((byte, i) => file[i] === byte)) throw new Error('not a PNG file');
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 12 <= file.length && chunks.at(-1)?.type !== 'IEND'; ) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > file.length) throw new Error('a PNG file that ends too early');
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    const isNeeded = /^[A-Z]/.test(type);
    if (isNeeded && crc32(file.subarray(at + 4, end)) !== view.getUint32(end))
      throw new Error('a damaged PNG file');
    chunks.push({ type, data: file.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
};
