import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { startHarfBuzz } from '../../scripts/plugin-harfbuzz.ts';

const ENGINE_PART = fileURLToPath(new URL('./src/engine/harfbuzz.ts', import.meta.url)).replaceAll('\\', '/');

/** HarfBuzz would ask for its WebAssembly when its own code is there; so it comes at the same time. */
export const harfBuzz = (): Plugin => ({
  name: 'platelayer-harfbuzz',
  enforce: 'pre',
  transform: startHarfBuzz(`import { fetchHarfBuzz } from ${JSON.stringify(ENGINE_PART)};
const module = await fetchHarfBuzz();
const instantiateWasm = (imports, receive) => {
  WebAssembly.instantiate(module, imports).then(receive);
  return {};
};
init(await createHarfBuzz({ instantiateWasm }));`),
  // It asks for Node's `module` under Node only: a page has nothing to warn of.
  resolveId: (id) => (id === 'module' ? '\0module' : undefined),
  load: (id) => (id === '\0module' ? 'export {};' : undefined),
});
