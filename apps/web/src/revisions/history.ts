import type { ConfigPart } from '@platelayer/game';
import { deltaOf, type TextDelta, textOf } from './text-delta.ts';

/** What is remembered of a game: its versions, and what was printed of them (88.3). Plain data, which the browser stores. */
export interface History {
  /** The newest last. */
  readonly versions: readonly SeenVersion[];
  /** The newest last. */
  readonly prints: readonly Print[];
  /** What the files of versions consist of, by the sum of their contents: equal files are kept once. */
  readonly contents: ReadonlyMap<string, PackedContent>;
}

export interface SeenVersion {
  readonly id: number;
  /** When it was seen first, in milliseconds. */
  readonly seenAt: number;
  readonly title: string;
  /** Settings that differ from the defaults, as the version was shown last. */
  readonly settings: ConfigPart;
  /** Sums of the contents by path; the game itself is the first. */
  readonly files: readonly (readonly [path: string, sum: string])[];
}

/** Something that was printed or exported. */
export interface Print {
  readonly at: number;
  /** Id of the version. */
  readonly version: number;
  readonly settings: ConfigPart;
  /** Ids of components. */
  readonly components: readonly string[];
  /** `print`, or the format of the export. */
  readonly format: string;
}

interface PackedContent {
  readonly packed: Uint8Array<ArrayBuffer>;
  /** Sum of the text that it is the difference from. */
  readonly base?: string;
}

/** A version as it is seen. */
export interface GameFiles {
  readonly title: string;
  readonly settings: ConfigPart;
  /** By path; the game itself is the first. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

export const emptyHistory: History = { versions: [], prints: [], contents: new Map() };

/** Of one game. */
export const MOST_VERSIONS = 200;
export const MOST_BYTES = 5_000_000;
const MOST_PRINTS = 50;

/** A history with a version that is seen now; one that is known keeps its id and gets its settings of today. */
export const withVersion = async (
  history: History,
  { title, settings, files }: GameFiles,
  now: number,
): Promise<History> => {
  const sums = await Promise.all(
    [...files].map(async ([path, bytes]) => [path, await sumOf(bytes)] as const),
  );
  const key = JSON.stringify(sums);
  const known = history.versions.find((version) => JSON.stringify(version.files) === key);
  const others = history.versions.filter((version) => version !== known);
  const id = known?.id ?? 1 + Math.max(0, ...others.map((version) => version.id));
  const contents = new Map(history.contents);
  for (const [path, sum] of sums) {
    if (contents.has(sum)) continue;
    const base = others.at(-1)?.files.find((file) => file[0] === path)?.[1];
    contents.set(sum, await pack(files.get(path)!, base, contents));
  }
  const version = { id, seenAt: known?.seenAt ?? now, title, settings, files: sums };
  return bounded({ ...history, versions: [...others, version], contents });
};

/** A history in which the newest version was printed. */
export const withPrint = (history: History, print: Omit<Print, 'version'>): History => {
  const version = history.versions.at(-1)?.id;
  if (version === undefined) return history;
  return bounded({ ...history, prints: [...history.prints, { ...print, version }] });
};

/** The files of a version by path, as they were; nothing where it is not remembered any more. */
export const filesOf = async (
  { versions, contents }: History,
  id: number,
): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>> | undefined> => {
  const version = versions.find((each) => each.id === id);
  if (!version) return undefined;
  return new Map(
    await Promise.all(version.files.map(async ([path, sum]) => [path, await unpack(sum, contents)] as const)),
  );
};

/** The last print of each component, the newest first. */
export const lastPrints = ({ prints }: History): ReadonlyMap<string, Print> => {
  const last = new Map<string, Print>();
  for (const print of prints.toReversed())
    for (const component of print.components) if (!last.has(component)) last.set(component, print);
  return last;
};

export const bytesOf = ({ contents }: Pick<History, 'contents'>): number =>
  [...contents.values()].reduce((sum, { packed }) => sum + packed.length, 0);

/** Without the oldest versions of too many or too large ones. What is shown and what was printed last stay longest. */
const bounded = (history: History): History => {
  let kept = withoutUnused({ ...history, prints: history.prints.slice(-MOST_PRINTS) });
  while (kept.versions.length > MOST_VERSIONS || bytesOf(kept) > MOST_BYTES) {
    const needed = new Set([...lastPrints(kept).values()].map(({ version }) => version));
    const older = kept.versions.slice(0, -1);
    const oldest = older.find(({ id }) => !needed.has(id)) ?? older[0];
    if (!oldest) break;
    kept = withoutUnused({
      ...kept,
      versions: kept.versions.filter((version) => version !== oldest),
      prints: kept.prints.filter(({ version }) => version !== oldest.id),
    });
  }
  return kept;
};

const withoutUnused = (history: History): History => {
  const used = new Set(history.versions.flatMap(({ files }) => files.map(([, sum]) => sum)));
  for (const sum of [...used]) {
    const base = history.contents.get(sum)?.base;
    if (base !== undefined) used.add(base);
  }
  return { ...history, contents: new Map([...history.contents].filter(([sum]) => used.has(sum))) };
};

/** A difference is worth it where it is so much smaller than the whole. */
const WORTH_IT = 0.5;

const pack = async (
  bytes: Uint8Array,
  before: string | undefined,
  contents: History['contents'],
): Promise<PackedContent> => {
  const whole = await through(bytes, new CompressionStream('gzip'));
  // A difference is always one from a whole text, so that reading never takes more than two steps.
  const base = before === undefined ? undefined : (contents.get(before)?.base ?? before);
  const text = base === undefined ? undefined : decode(bytes);
  if (base === undefined || text === undefined) return { packed: whole };
  const earlier = decode(await unpack(base, contents));
  if (earlier === undefined) return { packed: whole };
  const delta = new TextEncoder().encode(JSON.stringify(deltaOf(earlier, text)));
  const packed = await through(delta, new CompressionStream('gzip'));
  return packed.length < WORTH_IT * whole.length ? { packed, base } : { packed: whole };
};

const unpack = async (sum: string, contents: History['contents']): Promise<Uint8Array<ArrayBuffer>> => {
  const content = contents.get(sum);
  if (!content) throw new Error('A file of this version is not there any more.');
  const bytes = await through(content.packed, new DecompressionStream('gzip'));
  if (content.base === undefined) return bytes;
  const base = decode(await unpack(content.base, contents)) ?? '';
  return new TextEncoder().encode(textOf(base, JSON.parse(decode(bytes) ?? '[]') as TextDelta));
};

const through = async (
  bytes: Uint8Array,
  stream: CompressionStream | DecompressionStream,
): Promise<Uint8Array<ArrayBuffer>> => {
  const packed = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(stream);
  return new Uint8Array(await new Response(packed).arrayBuffer());
};

/** Nothing where it is no UTF-8 text, such as a font; one that begins with a mark of its encoding is kept whole. */
const decode = (bytes: Uint8Array): string | undefined => {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
};

const sumOf = async (bytes: Uint8Array): Promise<string> => {
  const sum = await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>);
  return [...new Uint8Array(sum, 0, 16)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};
