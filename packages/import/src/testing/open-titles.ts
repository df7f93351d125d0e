import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRubyParser, type RubyParser } from '../ruby/parser.ts';
import type { SourceFile } from '../ruby/sources.ts';

const require = createRequire(import.meta.url);

/** The parser, from the package in node_modules. */
export const rubyParser = (): Promise<RubyParser> =>
  createRubyParser(new Uint8Array(readFileSync(require.resolve('@ruby/prism/src/prism.wasm'))));

/** Invented titles, laid out as in the repository of the site. */
export const TITLES_FOLDER = fileURLToPath(new URL('titles', import.meta.url));

/** The files of a folder and its folders. */
export const filesBelow = (folder: string): SourceFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      path: relative(folder, file).split(sep).join('/'),
      content: new Uint8Array(readFileSync(file)),
    }));

/** A source of one file. */
export const source = (text: string, path = 'map.rb'): SourceFile => ({
  path,
  content: new TextEncoder().encode(text),
});
