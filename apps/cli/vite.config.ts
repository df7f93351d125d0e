import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { fallbackFonts } from '../../scripts/plugin-fallback.ts';
import { startHarfBuzz } from '../../scripts/plugin-harfbuzz.ts';
import { readPicturesAtBuild } from '../../scripts/plugin-pictures.ts';
import { readModule } from '../../scripts/read-module.ts';
import manifest from './package.json' with { type: 'json' };

const require = createRequire(import.meta.url);

/** HarfBuzz loads its wasm from the folder of the bundle; the Ruby parser is passed its own. */
const WASM = [
  'harfbuzzjs/dist/harfbuzz.wasm',
  'harfbuzzjs/dist/harfbuzz-subset.wasm',
  '@ruby/prism/src/prism.wasm',
];

/** Copies the files that the program reads from npm packages next to it, so that it runs without those packages. */
const packagedFiles = (): Plugin => ({
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

/** Wraps the program in a script that evaluates to a function running it. `bin/program.cjs` caches its compiled code. */
const oneScript = (): Plugin => ({
  name: 'platelayer-program',
  apply: 'build',
  enforce: 'pre',
  transform: startHarfBuzz('createHarfBuzz()'),
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') {
        // ASCII takes half the memory, and V8 need not decode it.
        const ascii = file.code.replace(
          /[^\0-\x7f]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
        const id = createHash('sha256').update(ascii).digest('hex').slice(0, 32);
        file.code = `// ${id}\n(function(exports,require,__filename){${ascii}\n})`;
      }
  },
});

/** Builds one program that runs with plain Node. Only packages with native code remain dependencies. */
export default defineConfig({
  // The Node build of fflate loads worker threads, which we do not use.
  resolve: { alias: { fflate: 'fflate/browser' } },
  // The Japanese, Chinese and Korean families are too large to bundle. Users who need them install their packages.
  plugins: [
    packagedFiles(),
    fallbackFonts({ emit: ['signs'], folder: 'fonts/' }),
    readPicturesAtBuild(),
    oneScript(),
  ],
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: 'dist',
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        format: 'cjs',
        entryFileNames: 'platelayer.cjs',
        codeSplitting: false,
        strictExecutionOrder: true,
        dynamicImportInCjs: false,
        minify: {
          compress: false,
          mangle: false,
          codegen: { removeWhitespace: true, legalComments: 'none' },
        },
      },
    },
  },
  ssr: { noExternal: true, external: Object.keys(manifest.optionalDependencies) },
});
