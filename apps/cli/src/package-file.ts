import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';

const require = createRequire(import.meta.url);

/** Reads a file of an npm package. The built program has a copy next to it; the sources find it in `node_modules`. */
export const readPackageFile = async (file: string): Promise<Uint8Array<ArrayBuffer>> => {
  const copy = new URL(basename(file), import.meta.url);
  return new Uint8Array(await readFile(existsSync(copy) ? copy : require.resolve(file)));
};
