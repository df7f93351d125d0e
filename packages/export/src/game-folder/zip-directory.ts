/** An entry of a zip, its content still packed. */
export interface ZipEntry {
  readonly path: string;
  readonly method: number;
  readonly encrypted: boolean;
  readonly packed: Uint8Array;
}

const SIGNATURES = { end: 0x06054b50, entry: 0x02014b50, content: 0x04034b50 } as const;
/** Lengths of the records without their names, and of the longest remark at the end of a zip. */
const LENGTHS = { end: 22, entry: 46, content: 30, remark: 0xffff } as const;

const ENCRYPTED = 1;
const UTF8 = 1 << 11;

/**
 * The entries that the directory at the end of a zip lists, lazily, so that whoever counts them can stop;
 * `undefined` for what is no zip. Entries that point out of the file are left out.
 */
export const zipEntries = (zip: Uint8Array): Iterable<ZipEntry> | undefined => {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = endOf(view);
  return end === undefined ? undefined : entriesOf(zip, view, view.getUint32(end + 16, true), end);
};

const endOf = (view: DataView): number | undefined => {
  const last = view.byteLength - LENGTHS.end;
  for (let at = last; at >= Math.max(0, last - LENGTHS.remark); at--)
    if (view.getUint32(at, true) === SIGNATURES.end) return at;
  return undefined;
};

function* entriesOf(zip: Uint8Array, view: DataView, start: number, end: number): Iterable<ZipEntry> {
  let at = start;
  while (at + LENGTHS.entry <= end && view.getUint32(at, true) === SIGNATURES.entry) {
    const [flags, method] = [view.getUint16(at + 8, true), view.getUint16(at + 10, true)];
    const nameEnd = at + LENGTHS.entry + view.getUint16(at + 28, true);
    const path = nameOf(zip.subarray(at + LENGTHS.entry, nameEnd), (flags & UTF8) !== 0);
    const packed = contentOf(zip, view, view.getUint32(at + 42, true), view.getUint32(at + 20, true));
    if (packed) yield { path, method, encrypted: (flags & ENCRYPTED) !== 0, packed };
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

const contentOf = (zip: Uint8Array, view: DataView, at: number, size: number): Uint8Array | undefined => {
  if (at + LENGTHS.content > zip.length || view.getUint32(at, true) !== SIGNATURES.content) return undefined;
  const start = at + LENGTHS.content + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
  return start + size <= zip.length ? zip.subarray(start, start + size) : undefined;
};

/** Old zips write names one byte a letter; many write UTF-8 without saying so. */
const nameOf = (bytes: Uint8Array, utf8: boolean): string => {
  try {
    return new TextDecoder('utf-8', { fatal: !utf8 }).decode(bytes);
  } catch {
    return String.fromCharCode(...bytes);
  }
};
