import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // HarfBuzz finds its wasm beside its own file, so it must not be moved into the dev server's cache.
  optimizeDeps: { exclude: ['harfbuzzjs'] },
  worker: { format: 'es' },
  build: { target: 'es2023', assetsInlineLimit: 0 },
});
