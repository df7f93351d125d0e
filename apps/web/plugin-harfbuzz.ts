import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { startHarfBuzz } from '../../scripts/plugin-harfbuzz.ts';

const ENGINE_PART = fileURLToPath(new URL('./src/engine/harfbuzz.ts', import.meta.url)).replaceAll('\\', '/');

/** Lets HarfBuzz use the WebAssembly that the engine fetches while HarfBuzz's own code is still loading. */
export const harfBuzz = (): Plugin => ({
  name: 'platelayer-harfbuzz',
  enforce: 'pre',
  transform: startHarfBuzz(
    `fetchHarfBuzz().then((module) =>
    createHarfBuzz({
      instantiateWasm: (imports, receive) => {
        WebAssembly.instantiate(module, imports).then(receive);
        return {};
      },
    }),
  )`,
    `import { fetchHarfBuzz } from ${JSON.stringify(ENGINE_PART)};`,
  ),
  // HarfBuzz imports Node's `module`, but uses it only in Node.
  resolveId: (id) => (id === 'module' ? '\0module' : undefined),
  load: (id) => (id === '\0module' ? 'export {};' : undefined),
});
