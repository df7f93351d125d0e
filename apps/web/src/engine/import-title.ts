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
import type { Jobs } from './messages.ts';
import { once } from './once.ts';

const parser = once(async () => createRubyParser(new Uint8Array(await fetchBytes(prismWasm))));

/** The titles found last. */
let opened: ImportSources | undefined;

const RUBY = /\.rb$/i;
/** More than the repository of the site has. */
const MAX_ENTRIES = 20_000;

export const listTitles = async (
  files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
): Promise<Jobs['titles']['out']> => {
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
  opened = openSources(sources, await parser());
  return {
    titles: opened.titles.map(({ id, name }) => ({ id, name })),
    findings: [...refused, ...opened.findings],
  };
};

export const importById = (id: string): Jobs['importTitle']['out'] => {
  const title = opened?.titles.find((other) => other.id === id);
  if (!opened || !title) throw new Error('The title is no longer open.');
  const { game, findings, counts } = importTitle(title, opened, library);
  const stem = stemOf(title.name);
  if (Object.values(counts).every((count) => count === 0)) return { stem, findings, problems: [] };
  const text = `${JSON.stringify(game, undefined, 2)}\n`;
  const faults = load(text, library).diagnostics.filter(({ severity }) => severity !== 'info');
  const texts = importedFolder(stem, game, [...opened.findings, ...findings]);
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
