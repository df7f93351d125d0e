import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findSlice } from '../fonts.ts';

/** Where the built application may lie: beside the program as it is packed, or in a checkout. */
const PLACES = ['./web/', '../../web/dist/'];

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

/** What an address is answered with. */
export interface ServedFile {
  readonly type: string;
  readonly body: Uint8Array;
  /** Whether it stays the same under this address for ever. */
  readonly lasting: boolean;
  /** Default: 200. */
  readonly status?: number;
  /** A request that names this version is answered with 304 and without the body. */
  readonly etag?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The files of the application, by their addresses. */
export interface BuiltApp {
  /** Every address that is no file is a screen of the application (98.2). */
  answer(path: string): Promise<ServedFile | undefined>;
}

/** The built application; nothing where it has not been built. */
export const findBuiltApp = async (): Promise<BuiltApp | undefined> => {
  for (const place of PLACES) {
    const app = await openBuiltApp(fileURLToPath(new URL(place, import.meta.url)));
    if (app) return app;
  }
  return undefined;
};

/** Only files that lie in the folder now can be asked for, so no address leads out of it. */
export const openBuiltApp = async (folder: string): Promise<BuiltApp | undefined> => {
  let files = await filesIn(folder);
  const start = files.get('/index.html');
  if (start === undefined) return undefined;
  return {
    answer: async (path) => {
      // The start page may be that of a build made meanwhile, which has other files.
      if (path.startsWith(ASSETS) && !files.has(path)) files = await filesIn(folder);
      const file = files.get(path) ?? (path.startsWith(ASSETS) ? fallbackFont(path) : start);
      if (file === undefined) return undefined;
      return {
        type: TYPES[extname(file)] ?? 'application/octet-stream',
        body: await readFile(file),
        // Names of built files are made of their contents.
        lasting: path.startsWith(ASSETS),
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

/** As it is packed, the program and the application share one copy of the fallback fonts. */
const fallbackFont = (path: string): string | undefined =>
  path.startsWith(FONTS) ? findSlice(path.slice(FONTS.length)) : undefined;
