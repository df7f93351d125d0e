import { Buffer } from 'node:buffer';
import { deflateSync } from 'node:zlib';
import { crc32, type ImageSource } from '@platelayer/scene';

/** Makes a PNG with 8-bit samples, RGBA by default. */
export const pngImage = (
  id: string,
  width: number,
  height: number,
  pixel: (x: number, y: number) => readonly number[],
  { colorType = 6, extra = [] as readonly Buffer[] } = {},
): ImageSource => {
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...Array.from({ length: width }, (_, x) => pixel(x, y)).flat()]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, colorType, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = Buffer.concat([
    signature,
    chunk('IHDR', header),
    ...extra,
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
  return { id, mime: 'image/png', data: new Uint8Array(data) };
};

export const chunk = (type: string, data: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};
