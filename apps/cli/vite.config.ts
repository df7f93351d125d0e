import { defineConfig } from 'vite';
import { fallbackFonts } from '../../scripts/plugin-fallback.ts';
import { readPicturesAtBuild } from '../../scripts/plugin-pictures.ts';
import manifest from './package.json' with { type: 'json' };
import { packagedFiles } from './plugin-files.ts';
import { oneScript } from './plugin-program.ts';

/** One program that runs with plain Node. Only what has native code stays a dependency. */
export default defineConfig({
  // That for Node loads threads, which we use nothing of.
  resolve: { alias: { fflate: 'fflate/browser' } },
  // The families of Japanese, Chinese and Korean are too large for everyone: whoever needs them installs their packages.
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
