import type { Diagnostic } from '@platelayer/game';
import { Inflate } from 'fflate';
import { insidePath, isLitter } from './path.ts';

/** Bounds that no game comes near, so that a hostile zip costs little time and memory. Sizes are in bytes. */
export const LIMITS = { zip: 200e6, entries: 10_000, file: 32e6, total: 128e6 } as const;

/** What of a zip is unpacked; of other files the names are enough. */
export interface UnzipOptions {
  readonly wanted: RegExp;
  /** Most entries that are looked at. */
  readonly entries: number;
}

const GAME: UnzipOptions = {
  wanted: /\.(?:json|svg|ttf|otf)$|(?:^|\/)backs\/[^/]+\.png$/i,
  entries: LIMITS.entries,
};

const STORED = 0;
const DEFLATED = 8;
/** Few enough bytes that even the worst of them unpack to little before they are counted. */
const STEP = 16_384;

/** The files of a zip by their paths, by default as far as a game can have use for them; nothing for what is no zip. */
export const unzip = (
  zip: Uint8Array,
  { wanted, entries: most }: UnzipOptions = GAME,
): { readonly files?: ReadonlyMap<string, Uint8Array>; readonly diagnostics: readonly Diagnostic[] } => {
  if (zip.length > LIMITS.zip) return { diagnostics: [refusal('The zip is too large.')] };
  const entries = zipEntries(zip);
  if (!entries) return { diagnostics: [refusal('The file is no zip, or only part of one.')] };
  const files = new Map<string, Uint8Array>();
  const diagnostics: Diagnostic[] = [];
  const skip = (path: string, why: string) => void diagnostics.push(skipped(path, why));
  let count = 0;
  let room: number = LIMITS.total;
  for (const entry of entries) {
    count += 1;
    if (count > most) return { diagnostics: [refusal('The zip has too many entries.')] };
    if (entry.path.endsWith('/')) continue;
    const path = insidePath(entry.path);
    if (path === undefined) skip(entry.path, 'leads out of the zip');
    if (path === undefined || isLitter(path) || files.has(path)) continue;
    const content = wanted.test(path) ? unpack(entry, Math.min(room, LIMITS.file)) : new Uint8Array();
    if (typeof content === 'string') {
      skip(path, content);
      continue;
    }
    room -= content.length;
    files.set(path, content);
  }
  return { files, diagnostics };
};

/** The content of an entry, or why it cannot be had. What an entry says of its own size is not believed. */
const unpack = ({ method, encrypted, packed }: ZipEntry, limit: number): Uint8Array | string => {
  if (encrypted) return 'is encrypted';
  if (method === STORED) return packed.length > limit ? 'is too large' : packed;
  if (method !== DEFLATED) return 'is packed in a way that is not understood';
  const parts: Uint8Array[] = [];
  let [size, whole] = [0, false];
  const inflate = new Inflate((part, final) => {
    parts.push(part);
    size += part.length;
    whole = final;
  });
  try {
    for (let at = 0; at < packed.length && size <= limit; at += STEP)
      inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
  } catch {
    return 'is damaged';
  }
  if (size > limit) return 'is too large';
  return whole ? joined(parts, size) : 'is damaged';
};

const joined = (parts: readonly Uint8Array[], size: number): Uint8Array => {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

const refusal = (message: string): Diagnostic => ({
  severity: 'error',
  code: 'pack/zip',
  message,
  pointer: '',
  hint: 'Pack the folder of the game again.',
});

const skipped = (path: string, why: string): Diagnostic => ({
  severity: 'warning',
  code: 'pack/skipped',
  message: `${JSON.stringify(path.slice(0, 200))} in the zip ${why} and is left out.`,
  pointer: '',
});

/** An entry of a zip, its content still packed. */
interface ZipEntry {
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
const zipEntries = (zip: Uint8Array): Iterable<ZipEntry> | undefined => {
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
