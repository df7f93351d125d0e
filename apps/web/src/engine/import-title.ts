import { isZip, stemOf, unzip, zipFiles } from '@platelayer/export';
import { load } from '@platelayer/game';
import {
  createRubyParser,
  type ImportEntry,
  type ImportSources,
  importedFolder,
  importTitle,
  openSources,
  type SourceFile,
} from '@platelayer/import';
import { library } from '@platelayer/library';
import prismWasm from '@ruby/prism/src/prism.wasm?url';
import { fetchBytes } from './fonts.ts';
import { loadOnce } from './load-once.ts';

const parser = loadOnce(async () => createRubyParser(new Uint8Array(await fetchBytes(prismWasm))));

let openedSources: ImportSources | undefined;

const RUBY = /\.rb$/i;
/** More than the repository of 18xx.games has. */
const MAX_ENTRIES = 20_000;

export const listTitles = async (files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>) => {
  const refused: ImportEntry[] = [];
  const sources = [...files].flatMap(([path, content]): SourceFile[] => {
    if (!isZip(content)) return [{ path, content }];
    const { files: unpacked, diagnostics } = unzip(content, { wanted: RUBY, entries: MAX_ENTRIES });
    if (!unpacked)
      for (const { message } of diagnostics)
        refused.push({ kind: 'missing', message: `${path}: ${message}` });
    return [...(unpacked ?? [])]
      .filter(([inside]) => RUBY.test(inside))
      .map(([inside, bytes]) => ({ path: inside, content: bytes }));
  });
  openedSources = openSources(sources, await parser());
  return {
    titles: openedSources.titles.map(({ id, name }) => ({ id, name })),
    findings: [...refused, ...openedSources.findings],
  };
};

interface ImportedGame {
  /** The game file; missing if nothing could be read. */
  readonly text?: string;
  /** The same as a folder, by path, and as a zip. */
  readonly folder?: {
    readonly texts: ReadonlyMap<string, string>;
    readonly zip: Uint8Array<ArrayBuffer>;
  };
  readonly stem: string;
  readonly findings: readonly ImportEntry[];
  /** Errors and warnings of the game file, each once. */
  readonly problems: readonly string[];
}

export const importById = (id: string): ImportedGame => {
  const title = openedSources?.titles.find((each) => each.id === id);
  if (!openedSources || !title) throw new Error('The title is no longer open.');
  const { game, findings, counts } = importTitle(title, openedSources, library);
  const stem = stemOf(title.name);
  if (Object.values(counts).every((count) => count === 0)) return { stem, findings, problems: [] };
  const text = `${JSON.stringify(game, undefined, 2)}\n`;
  const faults = load(text, library).diagnostics.filter(({ severity }) => severity !== 'info');
  const texts = importedFolder(stem, game, [...openedSources.findings, ...findings]);
  const encoder = new TextEncoder();
  const zip = zipFiles(
    new Map([...texts].map(([path, content]) => [`${stem}/${path}`, encoder.encode(content)])),
  );
  return {
    text,
    folder: { texts, zip: zip as Uint8Array<ArrayBuffer> },
    stem,
    findings,
    problems: [...new Set(faults.map(({ message }) => message))],
  };
};
