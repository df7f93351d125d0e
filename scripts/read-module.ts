import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
// @ts-expect-error a plain script
import { bundle } from './bundle.mjs';
// @ts-expect-error a plain script
import { root } from './setup.mjs';

interface ReadModule<T> {
  readonly module: T;
  /** Its source files. */
  readonly files: readonly string[];
}

const read = new Map<string, Promise<ReadModule<unknown>>>();

/** Loads the exports of a module at build time, once; `path` is relative to the repository. */
export const readModule = <T>(path: string): Promise<ReadModule<T>> => {
  const known = read.get(path) ?? load(path);
  read.set(path, known);
  return known as Promise<ReadModule<T>>;
};

/** Discards all loaded modules, after a change. */
export const forgetModules = (): void => read.clear();

const load = async (file: string): Promise<ReadModule<unknown>> => {
  const { path, files } = await bundle(join(root, file));
  return { module: await import(pathToFileURL(path).href), files };
};
