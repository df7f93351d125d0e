import { Unzlib } from 'fflate';

/** A parsed PNG file. Its pixels are still compressed. */
export interface PngFile {
  readonly width: number;
  readonly height: number;
  /** Bits per sample: 1, 2, 4, 8 or 16. */
  readonly bits: number;
  readonly colors: PngColors;
  readonly interlaced: boolean;
  /** Three bytes per colour. */
  readonly palette: Uint8Array;
  /** Opacities of the palette's colours, or the one transparent colour. */
  readonly transparency: Uint8Array | undefined;
  /** The zlib stream of filtered rows, in the chunks of the file. */
  readonly packed: readonly Uint8Array[];
}

export type PngColors = 'grey' | 'rgb' | 'palette' | 'grey+alpha' | 'rgb+alpha';

/** Samples per pixel. */
export const PNG_SAMPLES: Readonly<Record<PngColors, number>> = {
  grey: 1,
  rgb: 3,
  palette: 1,
  'grey+alpha': 2,
  'rgb+alpha': 4,
};

/** Colour types by their number in the file, with the bits that their samples can have. */
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

/** More pixels would not fit into memory while pages are written. */
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

/** Consecutive rows in the file: all pixels of a picture, or one pass of an interlaced one. */
export interface PngPass {
  readonly x0: number;
  readonly y0: number;
  readonly dx: number;
  readonly dy: number;
  /** Pixels per row. */
  readonly across: number;
  /** Bytes per row, without the filter byte. */
  readonly rowBytes: number;
  readonly rows: number;
}

/** Passes of an interlaced picture: start x, start y, step x, step y. */
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

/** The chunks up to the end of the picture. Throws if a required chunk is incomplete. */
const chunksOf = (file: Uint8Array): readonly Chunk[] => {
  if (!SIGNATURE.every((byte, i) => file[i] === byte)) throw new Error('not a PNG file');
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength);
  const chunks: Chunk[] = [];
  for (let at = SIGNATURE.length; at + 12 <= file.length && chunks.at(-1)?.type !== 'IEND'; ) {
    const end = at + 8 + view.getUint32(at);
    if (end + 4 > file.length) throw new Error('a truncated PNG file');
    const type = String.fromCharCode(...file.subarray(at + 4, at + 8));
    const isNeeded = /^[A-Z]/.test(type);
    if (isNeeded && crc32(file.subarray(at + 4, end)) !== view.getUint32(end))
      throw new Error('a damaged PNG file');
    chunks.push({ type, data: file.subarray(at + 8, end) });
    at = end + 4;
  }
  return chunks;
};

/** Bytes to decompress at a time. They expand by at most a factor of a thousand, whatever the file claims. */
const SLICE = 16_384;

/**
 * The size in pixels of a PNG picture that can be printed. Returns undefined if the file is not a PNG or is damaged.
 */
export const sizeOfPng = (
  file: Uint8Array,
): { readonly width: number; readonly height: number } | undefined => {
  try {
    const png = readPng(file);
    return hasColors(png) && hasAllRows(png) ? { width: png.width, height: png.height } : undefined;
  } catch {
    return undefined;
  }
};

const hasColors = ({ colors, palette }: PngFile): boolean => colors !== 'palette' || palette.length > 0;

const hasAllRows = (png: PngFile): boolean => {
  let missing = pngPasses(png).reduce((sum, { rowBytes, rows }) => sum + rows * (1 + rowBytes), 0);
  const stream = new Unzlib((bytes) => {
    missing -= bytes.length;
  });
  for (const part of png.packed)
    for (let at = 0; at < part.length && missing > 0; at += SLICE) stream.push(part.subarray(at, at + SLICE));
  return missing <= 0;
};

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n;
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? 0xedb88320 ^ (c >>> 1) : c >>> 1;
  return c;
});

/** The checksum at the end of a PNG chunk. */
export const crc32 = (bytes: Uint8Array): number => {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = TABLE[(crc ^ byte) & 0xff]! ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
};
