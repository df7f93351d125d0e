import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { packagedFiles } from './plugin-files.ts';

/** One program that runs with plain Node. Only what has native code stays a dependency. */
export default defineConfig({
  plugins: [packagedFiles()],
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
