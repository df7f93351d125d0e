import { posix } from 'node:path';
import type { Terminal } from '../terminal.ts';

/** A terminal that lives in memory, for tests. */
export interface MemoryTerminal extends Terminal {
  readonly files: Map<string, string>;
  readonly printed: { out: string; err: string };
}

const FOLDER = '/games';

/** Files are given by their path below the working folder. */
export function memoryTerminal(files: Readonly<Record<string, string>>): MemoryTerminal {
  const stored = new Map(Object.entries(files).map(([path, text]) => [posix.join(FOLDER, path), text]));
  const printed = { out: '', err: '' };
  const failure = (code: string) => Object.assign(new Error(code), { code });
  return {
    files: stored,
    printed,
    out: (text) => {
      printed.out += text;
    },
    err: (text) => {
      printed.err += text;
    },
    colors: false,
    folder: FOLDER,
    read: async (path) => {
      const text = stored.get(path);
      if (text === undefined) throw failure('ENOENT');
      return new TextEncoder().encode(text);
    },
    exists: async (path) => stored.has(path),
    write: async (path, content) => {
      if (posix.basename(path) === 'locked.json') throw failure('EACCES');
      stored.set(path, typeof content === 'string' ? content : new TextDecoder('latin1').decode(content));
    },
    list: async (path) => {
      const names = [...stored.keys()].flatMap((key) =>
        key.startsWith(`${path}/`) ? key.slice(path.length + 1).replace(/\/.*/, '/') : [],
      );
      return [...new Set(names)];
    },
  };
}
