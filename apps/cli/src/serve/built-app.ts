import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findSlice } from '../fonts.ts';

/** Possible folders of the built application: next to the packed program, or in a checkout. */
const FOLDERS = ['./web/', '../../web/dist/'];

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.ttf': 'font/ttf',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Answer to a request. */
export interface ServedFile {
  readonly type: string;
  readonly body: Uint8Array;
  /** Whether the content of this address never changes. */
  readonly immutable: boolean;
  /** Default: 200. */
  readonly status?: number;
  /** Version of the content. A request for this version is answered with 304 and no body. */
  readonly etag?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface BuiltApp {
  /** Answers any address that is not a file with the start page, because it is a screen of the application (98.2). */
  answer(path: string): Promise<ServedFile | undefined>;
}

/** Returns undefined if the application has not been built. */
export const findBuiltApp = async (): Promise<BuiltApp | undefined> => {
  for (const folder of FOLDERS) {
    const app = await openBuiltApp(fileURLToPath(new URL(folder, import.meta.url)));
    if (app) return app;
  }
  return undefined;
};

/** Answers only from a list of the files in the folder, so no address can reach files outside it. */
export const openBuiltApp = async (folder: string): Promise<BuiltApp | undefined> => {
  let files = await filesIn(folder);
  const start = files.get('/index.html');
  if (start === undefined) return undefined;
  return {
    answer: async (path) => {
      // The start page may be from a newer build, which has other files.
      if (path.startsWith(ASSETS) && !files.has(path)) files = await filesIn(folder);
      const file = files.get(path) ?? (path.startsWith(ASSETS) ? fallbackFont(path) : start);
      if (file === undefined) return undefined;
      return {
        type: TYPES[extname(file)] ?? 'application/octet-stream',
        body: await readFile(file),
        // The names of built files contain a hash of their content.
        immutable: path.startsWith(ASSETS),
      };
    },
  };
};

const filesIn = async (folder: string): Promise<ReadonlyMap<string, string>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return new Map(
    entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name))
      .map((file) => [`/${relative(folder, file).split(sep).join('/')}`, file]),
  );
};

const ASSETS = '/assets/';
const FONTS = `${ASSETS}fonts/`;

/** In the packed program, command line and application share one copy of the fallback fonts. */
const fallbackFont = (path: string): string | undefined =>
  path.startsWith(FONTS) ? findSlice(path.slice(FONTS.length)) : undefined;
