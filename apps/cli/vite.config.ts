import { defineConfig } from 'vite';

/** One file that runs with plain Node, with nothing beside it. */
export default defineConfig({
  build: {
    ssr: 'src/main.ts',
    target: 'node20',
    outDir: 'dist',
    rolldownOptions: { output: { entryFileNames: 'platelayer.js' } },
  },
  ssr: { noExternal: true },
});
