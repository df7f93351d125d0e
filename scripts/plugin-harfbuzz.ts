import type { Plugin } from 'vite';

const START = 'init(await createHarfBuzz());';

/** HarfBuzz waits for its WebAssembly at the top level of its module: this starts it in another way. */
export const startHarfBuzz = (start: string): Plugin['transform'] => ({
  filter: { id: /harfbuzzjs\/dist\/index\.mjs/ },
  handler(code) {
    if (!code.includes(START)) throw new Error('HarfBuzz starts in another way than it did.');
    return code.replace(START, () => start);
  },
});
