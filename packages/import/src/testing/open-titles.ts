import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRubyParser, type RubyParser } from '../ruby/parser.ts';
import type { SourceFile } from '../ruby/sources.ts';

const require = createRequire(import.meta.url);

/** The parser, from its npm package. */
export const rubyParser = (): Promise<RubyParser> =>
  createRubyParser(new Uint8Array(readFileSync(require.resolve('@ruby/prism/src/prism.wasm'))));

/** Invented titles, with the folders of the site's repository. */
export const TITLES_FOLDER = fileURLToPath(new URL('titles', import.meta.url));

/** All files below a folder. */
export const filesBelow = (folder: string): SourceFile[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => ({
      path: relative(folder, file).split(sep).join('/'),
      content: new Uint8Array(readFileSync(file)),
    }));

/** Sources with a single file. */
export const source = (text: string, path = 'map.rb'): SourceFile => ({
  path,
  content: new TextEncoder().encode(text),
});
