import type { Diagnostic } from '@platelayer/game';
import { Inflate } from 'fflate';
import { GAME_LIMITS } from './limits.ts';
import { insidePath, isLitter, READABLE } from './path.ts';
import { LENGTHS, SIGNATURES, viewOf, type ZipRecord, zipDirectory, zipRecords } from './zip-directory.ts';

/** What of a zip is unpacked; of other files the names are enough. */
export interface UnzipOptions {
  readonly wanted: RegExp;
  /** Most entries that are looked at. */
  readonly entries: number;
}

const GAME: UnzipOptions = { wanted: READABLE, entries: GAME_LIMITS.entries };

const STORED = 0;
const DEFLATED = 8;
/** Few enough bytes that even the worst of them unpack to little before they are counted. */
const STEP = 16_384;

/** The files of a zip by their paths, by default as far as a game can have use for them; nothing for what is no zip. */
export const unzip = (
  zip: Uint8Array,
  { wanted, entries: most }: UnzipOptions = GAME,
): {
  readonly files?: ReadonlyMap<string, Uint8Array>;
  /** Whether a password keeps some of the files. */
  readonly locked?: boolean;
  readonly diagnostics: readonly Diagnostic[];
} => {
  if (zip.length > GAME_LIMITS.zip) return { diagnostics: [refusal('The zip is too large.')] };
  const found = zipEntries(zip);
  if (!found) return { diagnostics: [refusal('The file is no zip, or only part of one.')] };
  const entries = [];
  for (const entry of found) {
    if (entries.length === most) return { diagnostics: [refusal('The zip has too many entries.')] };
    entries.push(entry);
  }
  const files = new Map<string, Uint8Array>();
  const diagnostics: Diagnostic[] = [];
  const skip = (path: string, why: string) => void diagnostics.push(skipped(path, why));
  let locked = false;
  let room: number = GAME_LIMITS.total;
  // A game lies higher than what it brings along, and has room before it.
  for (const entry of entries.sort((one, other) => depthOf(one) - depthOf(other))) {
    if (entry.path.endsWith('/')) continue;
    const path = insidePath(entry.path);
    if (path === undefined) skip(entry.path, 'leads out of the zip');
    if (path === undefined || isLitter(path) || files.has(path)) continue;
    const content = wanted.test(path) ? unpack(entry, Math.min(room, GAME_LIMITS.file)) : new Uint8Array();
    if (typeof content === 'string') {
      locked ||= entry.encrypted;
      skip(path, content);
      continue;
    }
    room -= content.length;
    files.set(path, content);
  }
  return { files, locked, diagnostics };
};

const depthOf = ({ path }: ZipEntry): number => path.split(/[\\/]/).length;

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
interface ZipEntry extends Pick<ZipRecord, 'path' | 'method' | 'encrypted'> {
  readonly packed: Uint8Array;
}

/** The entries of a zip, lazily; `undefined` for what is no zip. Entries that point out of the file are left out. */
const zipEntries = (zip: Uint8Array): Iterable<ZipEntry> | undefined => {
  const directory = zipDirectory(zip, zip.length);
  return directory && entriesOf(zip, zip.subarray(...directory));
};

function* entriesOf(zip: Uint8Array, directory: Uint8Array): Iterable<ZipEntry> {
  for (const record of zipRecords(directory)) {
    const packed = contentOf(zip, record);
    if (packed) yield { ...record, packed };
  }
}

const contentOf = (zip: Uint8Array, { start, size }: ZipRecord): Uint8Array | undefined => {
  const view = viewOf(zip);
  if (start + LENGTHS.content > zip.length || view.getUint32(start, true) !== SIGNATURES.content)
    return undefined;
  const begin = start + LENGTHS.content + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  return begin + size <= zip.length ? zip.subarray(begin, begin + size) : undefined;
};
