import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';

const require = createRequire(import.meta.url);

/** Files of npm packages: the built program has them beside it, the sources find them where npm put them. */
export const readPackageFile = async (file: string): Promise<Uint8Array<ArrayBuffer>> => {
  const beside = new URL(basename(file), import.meta.url);
  return new Uint8Array(await readFile(existsSync(beside) ? beside : require.resolve(file)));
};
