import { posix } from 'node:path';
import type { Answer, Terminal } from '../terminal.ts';

/** A terminal in memory, for tests. */
export interface MemoryTerminal extends Terminal {
  readonly files: Map<string, string>;
  readonly printed: { out: string; err: string };
  /** Addresses opened in the browser. */
  readonly shown: string[];
  /** Questions to the user. */
  readonly asked: string[];
  /** Files opened in the editor, with their lines. */
  readonly edited: string[];
  /** Saves a file and notifies watchers. */
  readonly save: (path: string, text: string) => void;
  /** Deletes a file and notifies watchers. */
  readonly remove: (path: string) => void;
  /** Does what Ctrl+C does. */
  readonly interrupt: () => void;
}

export interface MemoryOptions {
  /** Width of the window. If undefined, the output is a pipe. */
  readonly columns?: number;
  /** Answer to every question. If undefined, the terminal cannot ask. */
  readonly answer?: Answer;
  /** How many files can be written before the disk is full. */
  readonly capacity?: number;
}

const FOLDER = '/games';

/** `files` has paths relative to the working folder, and zips as Latin-1 strings. Folders named `locked` are not writable. */
export function memoryTerminal(
  files: Readonly<Record<string, string>>,
  { columns, answer, capacity = Infinity }: MemoryOptions = {},
): MemoryTerminal {
  const shown: string[] = [];
  const asked: string[] = [];
  const edited: string[] = [];
  let written = 0;
  const stored = new Map(Object.entries(files).map(([path, text]) => [posix.join(FOLDER, path), text]));
  const printed = { out: '', err: '' };
  const failure = (code: string) => Object.assign(new Error(code), { code });
  const stop = new AbortController();
  const watchers = new Set<() => void>();
  return {
    files: stored,
    printed,
    shown,
    asked,
    edited,
    edit: (path, line) => void edited.push(`${path}:${line}`),
    out: (text) => {
      printed.out += text;
    },
    err: (text) => {
      printed.err += text;
    },
    colors: false,
    ...(columns === undefined ? {} : { columns }),
    user: 'ada',
    home: '/home/ada',
    browse: (address) => void shown.push(address),
    ...(answer === undefined
      ? {}
      : {
          ask: async (question) => {
            asked.push(question);
            return answer;
          },
        }),
    folder: FOLDER,
    read: async (path) => {
      const text = stored.get(path);
      const folder = [...stored.keys()].some((key) => key.startsWith(`${path}/`));
      if (text === undefined) throw failure(folder ? 'EISDIR' : 'ENOENT');
      return text.startsWith('PK') ? Buffer.from(text, 'latin1') : new TextEncoder().encode(text);
    },
    exists: async (path) => [...stored.keys()].some((key) => key === path || key.startsWith(`${path}/`)),
    prepare: async (folder) => {
      if (posix.basename(folder) === 'locked') throw failure('EACCES');
    },
    write: async (path, content) => {
      if (posix.basename(path) === 'locked.json') throw failure('EACCES');
      if (++written > capacity) throw failure('ENOSPC');
      stored.set(path, typeof content === 'string' ? content : Buffer.from(content).toString('latin1'));
    },
    list: async (path) => {
      if (stored.has(path)) throw failure('ENOTDIR');
      const names = [...stored.keys()].flatMap((key) =>
        key.startsWith(`${path}/`) ? key.slice(path.length + 1).replace(/\/.*/, '/') : [],
      );
      if (names.length === 0) throw failure('ENOENT');
      return [...new Set(names)];
    },
    git: async () => {
      throw new Error('Git is not installed, or cannot be found.');
    },
    save: (path, text) => {
      stored.set(posix.join(FOLDER, path), text);
      for (const wake of watchers) wake();
    },
    remove: (path) => {
      stored.delete(posix.join(FOLDER, path));
      for (const wake of watchers) wake();
    },
    interrupt: () => stop.abort(),
    interrupted: () => stop.signal,
    changes: async function* (_, signal) {
      for (;;) {
        await new Promise<void>((wake) => {
          watchers.add(wake);
          signal.addEventListener('abort', () => wake());
        });
        if (signal.aborted) return;
        yield;
      }
    },
  };
}
