import { unzlibSync } from 'fflate';

/** A table of a web font. */
interface WoffTable {
  readonly tag: number;
  readonly checksum: number;
  readonly length: number;
  unpack(): Uint8Array;
}

const HEADER = 44;
const ENTRY = 20;
const SIGNATURE = 0x774f4646;

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Each table of a WOFF 1 font is compressed separately. */
const tablesOf = (woff: Uint8Array): readonly WoffTable[] => {
  const view = viewOf(woff);
  if (woff.length < HEADER || view.getUint32(0) !== SIGNATURE) throw new Error('This is not a WOFF file.');
  return Array.from({ length: view.getUint16(12) }, (_, i) => {
    const field = (at: number) => view.getUint32(HEADER + ENTRY * i + at);
    const [start, packed, length] = [field(4), field(8), field(12)];
    const data = woff.subarray(start, start + packed);
    return {
      tag: field(0),
      checksum: field(16),
      length,
      unpack: () => (packed < length ? unzlibSync(data) : data),
    };
  });
};

/** The letters of a tag, read as one number. */
const CMAP = 0x636d6170;

/** The table of a web font that lists its characters. */
export const cmapOfWoff = (woff: Uint8Array): DataView => {
  const cmap = tablesOf(woff).find(({ tag }) => tag === CMAP);
  return cmap ? viewOf(cmap.unpack()) : new DataView(new ArrayBuffer(0));
};

const padded = (length: number): number => (length + 3) & ~3;

/** The original font of a web font. */
export const unpackWoff = (woff: Uint8Array): Uint8Array => {
  const tables = tablesOf(woff);
  let end = 12 + 16 * tables.length;
  const font = new Uint8Array(tables.reduce((sum, { length }) => sum + padded(length), end));
  const out = viewOf(font);
  out.setUint32(0, viewOf(woff).getUint32(4));
  out.setUint16(4, tables.length);
  tables.forEach(({ tag, checksum, length, unpack }, i) => {
    [tag, checksum, end, length].forEach((value, field) => {
      out.setUint32(12 + 16 * i + 4 * field, value);
    });
    font.set(unpack(), end);
    end += padded(length);
  });
  return font;
};
