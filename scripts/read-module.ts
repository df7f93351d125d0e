import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
// @ts-expect-error a plain script
import { bundle } from './bundle.mjs';
// @ts-expect-error a plain script
import { root } from './setup.mjs';

interface ReadModule<T> {
  readonly module: T;
  /** What it is made of. */
  readonly files: readonly string[];
}

const read = new Map<string, Promise<ReadModule<unknown>>>();

/** What a module of this repository exports, for what is made of it at build time; `path` is from the top. Read once. */
export const readModule = <T>(path: string): Promise<ReadModule<T>> => {
  const known = read.get(path) ?? load(path);
  read.set(path, known);
  return known as Promise<ReadModule<T>>;
};

/** Has every module read anew, after a change. */
export const forgetModules = (): void => read.clear();

const load = async (file: string): Promise<ReadModule<unknown>> => {
  const { path, files } = await bundle(join(root, file));
  return { module: await import(pathToFileURL(path).href), files };
};
