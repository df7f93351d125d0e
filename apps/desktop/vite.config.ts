import { defineConfig } from 'vite';
import { hostFacts } from './plugin-facts.ts';

/** What the host compiles in: the bridge as one plain script, to run before the page's own code, and the facts it shares. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [hostFacts()],
  build: {
    target: 'es2023',
    lib: { entry: 'bridge/bridge.ts', formats: ['iife'], name: 'bridge', fileName: () => 'bridge.js' },
  },
});
