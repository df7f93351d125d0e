import { defineConfig } from 'vite';
import { hostFacts } from './plugin-facts.ts';

/** Builds the files that the host includes: the bridge as a plain script, which runs before the page's own code, and the shared facts. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [hostFacts()],
  build: {
    target: 'es2023',
    lib: { entry: 'bridge/bridge.ts', formats: ['iife'], name: 'bridge', fileName: () => 'bridge.js' },
  },
});
