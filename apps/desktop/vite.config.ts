import { defineConfig } from 'vite';

/** The bridge as one plain script: the host runs it before the page's own code, and compiles it in. */
export default defineConfig({
  root: import.meta.dirname,
  build: {
    target: 'es2023',
    lib: { entry: 'bridge/bridge.ts', formats: ['iife'], name: 'bridge', fileName: () => 'bridge.js' },
  },
});
