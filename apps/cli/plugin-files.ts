import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { readModule } from '../../scripts/read-module.ts';

const require = createRequire(import.meta.url);

/** HarfBuzz looks for its own wasm beside the code that it is bundled into; the parser of imports is handed its own. */
const WASM = [
  'harfbuzzjs/dist/harfbuzz.wasm',
  'harfbuzzjs/dist/harfbuzz-subset.wasm',
  '@ruby/prism/src/prism.wasm',
];

/** Puts the files that the program reads from npm packages beside it, so that it runs without those packages. */
export const packagedFiles = (): Plugin => ({
  name: 'platelayer-files',
  apply: 'build',
  async generateBundle() {
    const { module } = await readModule<typeof import('@platelayer/library')>(
      'packages/library/src/index.ts',
    );
    for (const file of [...module.BUNDLED_FACES.map((face) => face.file), ...WASM])
      this.emitFile({
        type: 'asset',
        fileName: basename(file),
        source: await readFile(require.resolve(file)),
      });
  },
});
