import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createSubsetter, type Subsetter } from '@platelayer/press';

const require = createRequire(import.meta.url);

let created: Promise<Subsetter> | undefined;

/** HarfBuzz's subsetter, loaded once per test process. */
export const bundledSubsetter = (): Promise<Subsetter> => {
  created ??= readFile(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')).then((wasm) =>
    createSubsetter(new Uint8Array(wasm)),
  );
  return created;
};
