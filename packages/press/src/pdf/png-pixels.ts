import { PNG_SAMPLES, type PngFile, pngPasses } from '@platelayer/scene';
import { unzlibSync } from 'fflate';
import { concat } from '../deflate.ts';

/** The pixels of a PNG for a PDF: colours and opacities separately, one byte each. */
export interface Pixels {
  readonly rgb: Uint8Array;
  readonly alpha: Uint8Array;
}

export const unpackPng = (png: PngFile): Pixels => {
  const { width, height, bits } = png;
  const samples = PNG_SAMPLES[png.colors];
  const data = unzlibSync(concat(png.packed));
  const pixels: Pixels = { rgb: new Uint8Array(3 * width * height), alpha: new Uint8Array(width * height) };
  const put = pixelWriter(png, pixels);
  const step = Math.max(1, (bits * samples) / 8);
  let at = 0;
  for (const { x0, y0, dx, dy, across, rowBytes, rows } of pngPasses(png)) {
    let above = new Uint8Array(rowBytes);
    for (let j = 0; j < rows; j++) {
      const row = data.subarray(at + 1, at + 1 + rowBytes);
      if (row.length < rowBytes) throw new Error('a truncated PNG file');
      unfilter(data[at]!, row, above, step);
      for (let i = 0; i < across; i++) put((y0 + j * dy) * width + x0 + i * dx, row, i * samples);
      above = row;
      at += 1 + rowBytes;
    }
  }
  return pixels;
};

/** Undoes the filter of a row in place. The filters are None, Sub, Up, Average and Paeth. */
const unfilter = (filter: number, row: Uint8Array, above: Uint8Array, step: number): void => {
  if (filter === 0) return;
  for (let i = 0; i < row.length; i++) {
    const left = i >= step ? row[i - step]! : 0;
    const up = above[i]!;
    const corner = i >= step ? above[i - step]! : 0;
    const guess =
      filter === 1 ? left : filter === 2 ? up : filter === 3 ? (left + up) >> 1 : nearest(left, up, corner);
    row[i] = row[i]! + guess;
  }
};

/** The Paeth predictor: the neighbour nearest to left + up − corner. */
const nearest = (left: number, up: number, corner: number): number => {
  const [toLeft, toUp] = [Math.abs(up - corner), Math.abs(left - corner)];
  const toCorner = Math.abs(left + up - 2 * corner);
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
};

type Put = (pixel: number, row: Uint8Array, sample: number) => void;

/** Returns a function that stores a pixel, given the index of its first sample in a row. */
const pixelWriter = ({ bits, colors, palette, transparency }: PngFile, { rgb, alpha }: Pixels): Put => {
  const raw = sampler(bits);
  const full = 2 ** bits - 1;
  const byte = (row: Uint8Array, i: number) =>
    bits === 8 ? row[i]! : Math.round((raw(row, i) * 255) / full);
  const isKey = (row: Uint8Array, first: number, samples: number): boolean => {
    if (!transparency) return false;
    for (let i = 0; i < samples; i++)
      if (raw(row, first + i) !== transparency[2 * i]! * 256 + transparency[2 * i + 1]!) return false;
    return true;
  };
  const set = (pixel: number, r: number, g: number, b: number, a: number) => {
    rgb[3 * pixel] = r;
    rgb[3 * pixel + 1] = g;
    rgb[3 * pixel + 2] = b;
    alpha[pixel] = a;
  };
  const puts: Readonly<Record<PngFile['colors'], Put>> = {
    grey: (pixel, row, i) => {
      const level = byte(row, i);
      set(pixel, level, level, level, isKey(row, i, 1) ? 0 : 255);
    },
    rgb: (pixel, row, i) =>
      set(pixel, byte(row, i), byte(row, i + 1), byte(row, i + 2), isKey(row, i, 3) ? 0 : 255),
    palette: (pixel, row, i) => {
      const at = raw(row, i);
      const [r = 0, g = 0, b = 0] = palette.subarray(3 * at, 3 * at + 3);
      set(pixel, r, g, b, transparency?.[at] ?? 255);
    },
    'grey+alpha': (pixel, row, i) => {
      const level = byte(row, i);
      set(pixel, level, level, level, byte(row, i + 1));
    },
    'rgb+alpha': (pixel, row, i) =>
      set(pixel, byte(row, i), byte(row, i + 1), byte(row, i + 2), byte(row, i + 3)),
  };
  return puts[colors];
};

/** Reads one sample of a row: two bytes, one byte, or part of a byte. */
const sampler = (bits: number): ((row: Uint8Array, i: number) => number) => {
  if (bits === 16) return (row, i) => row[2 * i]! * 256 + row[2 * i + 1]!;
  if (bits === 8) return (row, i) => row[i]!;
  const perByte = 8 / bits;
  return (row, i) => (row[Math.floor(i / perByte)]! >> (8 - bits * ((i % perByte) + 1))) & (2 ** bits - 1);
};
