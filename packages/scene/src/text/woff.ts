import { unzlibSync } from 'fflate';

const HEADER = 44;
const ENTRY = 20;

const padded = (length: number): number => (length + 3) & ~3;

/** A web font of the first kind (WOFF 1) as the font it was made of: each table is unpacked by itself. */
export const unpackWoff = (woff: Uint8Array): Uint8Array => {
  const view = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (woff.length < HEADER || view.getUint32(0) !== 0x774f4646) throw new Error('This is no WOFF file.');
  const count = view.getUint16(12);
  const tables = Array.from({ length: count }, (_, i) => {
    const entry = HEADER + ENTRY * i;
    const [start, packed, length] = [4, 8, 12].map((at) => view.getUint32(entry + at)) as [
      number,
      number,
      number,
    ];
    const data = woff.subarray(start, start + packed);
    return { entry, length, data: packed < length ? unzlibSync(data) : data };
  });
  const start = 12 + 16 * count;
  const font = new Uint8Array(tables.reduce((sum, { length }) => sum + padded(length), start));
  const out = new DataView(font.buffer);
  out.setUint32(0, view.getUint32(4));
  out.setUint16(4, count);
  let end = start;
  tables.forEach(({ entry, length, data }, i) => {
    const at = 12 + 16 * i;
    out.setUint32(at, view.getUint32(entry));
    out.setUint32(at + 4, view.getUint32(entry + 16));
    out.setUint32(at + 8, end);
    out.setUint32(at + 12, length);
    font.set(data, end);
    end += padded(length);
  });
  return font;
};
