import { defineConfig } from 'vite';
import { fallbackFonts } from '../../scripts/plugin-fallback.ts';
import manifest from './package.json' with { type: 'json' };
import { packagedFiles } from './plugin-files.ts';

/** One program that runs with plain Node. Only what has native code stays a dependency. */
export default defineConfig({
  // The families of Japanese, Chinese and Korean are too large for everyone: whoever needs them installs their packages.
  plugins: [packagedFiles(), fallbackFonts({ emit: ['signs'], folder: 'fonts/' })],
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist',
    rolldownOptions: {
      // The second one runs in threads of its own.
      input: { platelayer: 'src/main.ts', worker: 'src/export/worker.ts' },
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
  ssr: { noExternal: true, external: Object.keys(manifest.optionalDependencies) },
});
