import type { Diagnostic } from '@platelayer/game';
import { Inflate } from 'fflate';
import { GAME_LIMITS } from './limits.ts';
import { insidePath, isIgnoredPath, READABLE } from './path.ts';
import { LENGTHS, SIGNATURES, viewOf, type ZipRecord, zipDirectory, zipRecords } from './zip-directory.ts';

export interface UnzipOptions {
  /** Paths of the files to unpack. Other files are empty. */
  readonly wanted: RegExp;
  /** Maximum number of entries. */
  readonly entries: number;
}

const GAME: UnzipOptions = { wanted: READABLE, entries: GAME_LIMITS.entries };

const STORED = 0;
const DEFLATED = 8;
/** Bytes to unpack before the size is checked: few enough that even a zip bomb stays small. */
const STEP = 16_384;

/** Unpacks a zip, by default only files that a game can use. Returns no files if it is not a zip. */
export const unzip = (
  zip: Uint8Array,
  { wanted, entries: maxEntries }: UnzipOptions = GAME,
): {
  readonly files?: ReadonlyMap<string, Uint8Array>;
  /** Whether some of the files are protected with a password. */
  readonly locked?: boolean;
  readonly diagnostics: readonly Diagnostic[];
} => {
  if (zip.length > GAME_LIMITS.zip) return { diagnostics: [refusal('The zip is too large.')] };
  const listed = zipEntries(zip);
  if (!listed) return { diagnostics: [refusal('The file is not a zip, or only part of one.')] };
  const entries = [];
  for (const entry of listed) {
    if (entries.length === maxEntries) return { diagnostics: [refusal('The zip has too many entries.')] };
    entries.push(entry);
  }
  const files = new Map<string, Uint8Array>();
  const diagnostics: Diagnostic[] = [];
  const skip = (path: string, why: string) => void diagnostics.push(skipped(path, why));
  let locked = false;
  let bytesLeft: number = GAME_LIMITS.total;
  // A game is in a higher folder than its assets, so it is unpacked before they reach the limit.
  for (const entry of entries.sort((a, b) => depthOf(a) - depthOf(b))) {
    if (entry.path.endsWith('/')) continue;
    const path = insidePath(entry.path);
    if (path === undefined) skip(entry.path, 'has a path outside it');
    if (path === undefined || isIgnoredPath(path) || files.has(path)) continue;
    const content = wanted.test(path)
      ? unpack(entry, Math.min(bytesLeft, GAME_LIMITS.file))
      : new Uint8Array();
    if (typeof content === 'string') {
      locked ||= entry.encrypted;
      skip(path, content);
      continue;
    }
    bytesLeft -= content.length;
    files.set(path, content);
  }
  return { files, locked, diagnostics };
};

const depthOf = ({ path }: ZipEntry): number => path.split(/[\\/]/).length;

/** Returns the content of an entry, or the reason why it cannot be unpacked. Does not trust the size in the directory. */
const unpack = ({ method, encrypted, packed }: ZipEntry, limit: number): Uint8Array | string => {
  if (encrypted) return 'is encrypted';
  if (method === STORED) return packed.length > limit ? 'is too large' : packed;
  if (method !== DEFLATED) return 'is compressed with an unsupported method';
  const parts: Uint8Array[] = [];
  let [size, isComplete] = [0, false];
  const inflate = new Inflate((part, final) => {
    parts.push(part);
    size += part.length;
    isComplete = final;
  });
  try {
    for (let at = 0; at < packed.length && size <= limit; at += STEP)
      inflate.push(packed.subarray(at, at + STEP), at + STEP >= packed.length);
  } catch {
    return 'is damaged';
  }
  if (size > limit) return 'is too large';
  return isComplete ? concat(parts, size) : 'is damaged';
};

const concat = (parts: readonly Uint8Array[], size: number): Uint8Array => {
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
};

const refusal = (message: string): Diagnostic => ({
  severity: 'error',
  code: 'pack/zip',
  message,
  pointer: '',
  hint: 'Zip the game folder again.',
});

const skipped = (path: string, why: string): Diagnostic => ({
  severity: 'warning',
  code: 'pack/skipped',
  message: `${JSON.stringify(path.slice(0, 200))} in the zip ${why} and is left out.`,
  pointer: '',
});

/** Entry of a zip with its compressed content. */
interface ZipEntry extends Pick<ZipRecord, 'path' | 'method' | 'encrypted'> {
  readonly packed: Uint8Array;
}

/** Lists entries lazily, without those outside the file. Returns undefined if it is not a zip. */
const zipEntries = (zip: Uint8Array): Iterable<ZipEntry> | undefined => {
  const directory = zipDirectory(zip, zip.length);
  return directory && readEntries(zip, zip.subarray(...directory));
};

function* readEntries(zip: Uint8Array, directory: Uint8Array): Iterable<ZipEntry> {
  for (const record of zipRecords(directory)) {
    const packed = packedContent(zip, record);
    if (packed) yield { ...record, packed };
  }
}

const packedContent = (zip: Uint8Array, { start, size }: ZipRecord): Uint8Array | undefined => {
  const view = viewOf(zip);
  if (start + LENGTHS.content > zip.length || view.getUint32(start, true) !== SIGNATURES.content)
    return undefined;
  const begin = start + LENGTHS.content + view.getUint16(start + 26, true) + view.getUint16(start + 28, true);
  return begin + size <= zip.length ? zip.subarray(begin, begin + size) : undefined;
};
