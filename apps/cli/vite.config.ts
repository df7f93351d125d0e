import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };

/** One program that runs with plain Node. What brings files of its own (fonts, wasm, native code) stays a dependency. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: 'dist',
    rolldownOptions: { output: { entryFileNames: 'platelayer.js', chunkFileNames: '[name]-[hash].js' } },
  },
  ssr: { noExternal: true, external: Object.keys(manifest.dependencies) },
});
