import { Unzlib } from 'fflate';
import { type PngFile, pngPasses, readPng } from './png-file.ts';

/** So much is unpacked at a time: it becomes a thousand times as much at most, whatever the file claims. */
const SLICE = 16_384;

/** The pixels of a PNG picture that every press can print; nothing for a file that is none, or that is damaged. */
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
