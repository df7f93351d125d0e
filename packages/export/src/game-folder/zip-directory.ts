/** Record of a file in the directory at the end of a zip. */
export interface ZipRecord {
  readonly path: string;
  readonly method: number;
  readonly encrypted: boolean;
  /** Offset of its local header. */
  readonly start: number;
  /** Compressed size. */
  readonly size: number;
}

export const SIGNATURES = { end: 0x06054b50, record: 0x02014b50, content: 0x04034b50 } as const;

/** Lengths of the parts without their names, and of the longest comment at the end of a zip. */
export const LENGTHS = { end: 22, record: 46, content: 30, comment: 0xffff } as const;

const ENCRYPTED = 1;
const UTF8 = 1 << 11;

/** Detects a zip by its content, not by its name. An empty zip starts with its end record. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes.length >= 4 &&
  [SIGNATURES.content, SIGNATURES.end].some((start) => start === viewOf(bytes).getUint32(0, true));

/** How many bytes at the end of a zip are enough to find its directory. */
export const ZIP_END_BYTES = LENGTHS.end + LENGTHS.comment;

/** Finds the directory of a zip from its last bytes and its size. Returns undefined if it is not a zip. */
export const zipDirectory = (
  last: Uint8Array,
  size: number,
): readonly [start: number, end: number] | undefined => {
  const view = viewOf(last);
  const lowest = Math.max(0, last.length - ZIP_END_BYTES);
  for (let at = last.length - LENGTHS.end; at >= lowest; at--)
    if (view.getUint32(at, true) === SIGNATURES.end)
      return [view.getUint32(at + 16, true), size - last.length + at];
  return undefined;
};

/** Lists the records of a directory lazily, so that a caller can stop at a limit. */
export function* zipRecords(directory: Uint8Array): Iterable<ZipRecord> {
  const view = viewOf(directory);
  let at = 0;
  while (at + LENGTHS.record <= directory.length && view.getUint32(at, true) === SIGNATURES.record) {
    const flags = view.getUint16(at + 8, true);
    const nameEnd = at + LENGTHS.record + view.getUint16(at + 28, true);
    yield {
      path: decodeName(directory.subarray(at + LENGTHS.record, nameEnd), (flags & UTF8) !== 0),
      method: view.getUint16(at + 10, true),
      encrypted: (flags & ENCRYPTED) !== 0,
      start: view.getUint32(at + 42, true),
      size: view.getUint32(at + 20, true),
    };
    at = nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
}

export const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array): DataView =>
  new DataView(buffer, byteOffset, byteLength);

/** Old zips have names with one byte per letter. Many have UTF-8 without the flag for it. */
const decodeName = (bytes: Uint8Array, utf8: boolean): string => {
  try {
    return new TextDecoder('utf-8', { fatal: !utf8 }).decode(bytes);
  } catch {
    return String.fromCharCode(...bytes);
  }
};
