import type { ConfigPart } from '@platelayer/game';
import { applyDelta, createDelta, type TextDelta } from './text-delta.ts';

/** Versions of a game and what was printed of them (88.3), as plain data that the browser stores. */
export interface History {
  /** Newest last. */
  readonly versions: readonly SeenVersion[];
  /** Newest last. */
  readonly prints: readonly Print[];
  /** File contents by hash, so that equal files are stored once. */
  readonly contents: ReadonlyMap<string, PackedContent>;
}

export interface SeenVersion {
  readonly id: number;
  /** Time when it was first seen, in milliseconds. */
  readonly seenAt: number;
  readonly title: string;
  /** Settings that differed from the defaults when the version was last shown. */
  readonly settings: ConfigPart;
  /** Content hashes by path. The first file is the game. */
  readonly files: readonly (readonly [path: string, hash: string])[];
}

/** A print or export. */
export interface Print {
  readonly at: number;
  /** Version id. */
  readonly version: number;
  readonly settings: ConfigPart;
  /** Component ids. */
  readonly components: readonly string[];
  /** `print`, or the export format. */
  readonly format: string;
}

interface PackedContent {
  readonly packed: Uint8Array<ArrayBuffer>;
  /** Hash of the base text, if `packed` is a delta. */
  readonly base?: string;
}

export interface GameFiles {
  readonly title: string;
  readonly settings: ConfigPart;
  /** Contents by path. The first file is the game. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export const emptyHistory: History = { versions: [], prints: [], contents: new Map() };

/** Limits per game. */
export const MAX_VERSIONS = 200;
export const MAX_BYTES = 5_000_000;
const MAX_PRINTS = 50;

/** Adds a version as the latest. A version that already exists keeps its id and gets the new settings. */
export const withVersion = async (
  history: History,
  { title, settings, files }: GameFiles,
  now: number,
): Promise<History> => {
  const hashes = await Promise.all(
    [...files].map(async ([path, bytes]) => [path, await hashOf(bytes)] as const),
  );
  const key = JSON.stringify(hashes);
  const existing = history.versions.find((version) => JSON.stringify(version.files) === key);
  const others = history.versions.filter((version) => version !== existing);
  const id = existing?.id ?? 1 + Math.max(0, ...others.map((version) => version.id));
  const contents = new Map(history.contents);
  for (const [path, hash] of hashes) {
    if (contents.has(hash)) continue;
    const base = others.at(-1)?.files.find((file) => file[0] === path)?.[1];
    contents.set(hash, await pack(files.get(path)!, base, contents));
  }
  const version = { id, seenAt: existing?.seenAt ?? now, title, settings, files: hashes };
  return withinLimits({ ...history, versions: [...others, version], contents });
};

/** Adds a print of the latest version. */
export const withPrint = (history: History, print: Omit<Print, 'version'>): History => {
  const version = history.versions.at(-1)?.id;
  if (version === undefined) return history;
  return withinLimits({ ...history, prints: [...history.prints, { ...print, version }] });
};

/** Restores the files of a version by path. Returns undefined if the version was deleted. */
export const filesOf = async (
  { versions, contents }: History,
  id: number,
): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>> | undefined> => {
  const version = versions.find((each) => each.id === id);
  if (!version) return undefined;
  return new Map(
    await Promise.all(
      version.files.map(async ([path, hash]) => [path, await unpack(hash, contents)] as const),
    ),
  );
};

/** The last print of each component, newest first. */
export const lastPrints = ({ prints }: History): ReadonlyMap<string, Print> => {
  const last = new Map<string, Print>();
  for (const print of prints.toReversed())
    for (const component of print.components) if (!last.has(component)) last.set(component, print);
  return last;
};

export const bytesOf = ({ contents }: Pick<History, 'contents'>): number =>
  [...contents.values()].reduce((sum, { packed }) => sum + packed.length, 0);

/** Deletes the oldest versions until the history is within its limits. The latest version and the last prints stay longest. */
const withinLimits = (history: History): History => {
  let remaining = withoutUnusedContents({ ...history, prints: history.prints.slice(-MAX_PRINTS) });
  while (remaining.versions.length > MAX_VERSIONS || bytesOf(remaining) > MAX_BYTES) {
    const needed = new Set([...lastPrints(remaining).values()].map(({ version }) => version));
    const older = remaining.versions.slice(0, -1);
    const oldest = older.find(({ id }) => !needed.has(id)) ?? older[0];
    if (!oldest) break;
    remaining = withoutUnusedContents({
      ...remaining,
      versions: remaining.versions.filter((version) => version !== oldest),
      prints: remaining.prints.filter(({ version }) => version !== oldest.id),
    });
  }
  return remaining;
};

const withoutUnusedContents = (history: History): History => {
  const used = new Set(history.versions.flatMap(({ files }) => files.map(([, hash]) => hash)));
  for (const hash of [...used]) {
    const base = history.contents.get(hash)?.base;
    if (base !== undefined) used.add(base);
  }
  return { ...history, contents: new Map([...history.contents].filter(([hash]) => used.has(hash))) };
};

/** Largest size of a delta worth storing, relative to the complete file. */
const MAX_RELATIVE_DELTA = 0.5;

const pack = async (
  bytes: Uint8Array,
  before: string | undefined,
  contents: History['contents'],
): Promise<PackedContent> => {
  const complete = await pipeThrough(bytes, new CompressionStream('gzip'));
  // The base of a delta is always a complete text, so that reading takes at most two steps.
  const base = before === undefined ? undefined : (contents.get(before)?.base ?? before);
  const text = base === undefined ? undefined : decode(bytes);
  if (base === undefined || text === undefined) return { packed: complete };
  const earlier = decode(await unpack(base, contents));
  if (earlier === undefined) return { packed: complete };
  const delta = new TextEncoder().encode(JSON.stringify(createDelta(earlier, text)));
  const packed = await pipeThrough(delta, new CompressionStream('gzip'));
  return packed.length < MAX_RELATIVE_DELTA * complete.length ? { packed, base } : { packed: complete };
};

const unpack = async (hash: string, contents: History['contents']): Promise<Uint8Array<ArrayBuffer>> => {
  const content = contents.get(hash);
  if (!content) throw new Error('A file of this version no longer exists.');
  const bytes = await pipeThrough(content.packed, new DecompressionStream('gzip'));
  if (content.base === undefined) return bytes;
  const base = decode(await unpack(content.base, contents)) ?? '';
  return new TextEncoder().encode(applyDelta(base, JSON.parse(decode(bytes) ?? '[]') as TextDelta));
};

const pipeThrough = async (
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> => {
  const packed = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(packed).arrayBuffer());
};

/** Returns undefined unless the bytes are UTF-8 text. Keeps a byte order mark. */
const decode = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const hashOf = async (bytes: Uint8Array): Promise<string> => {
  const hash = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(hash, 0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
