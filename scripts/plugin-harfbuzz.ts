import type { Plugin } from 'vite';

const START = 'init(await createHarfBuzz());';

/**
 * Replaces the top-level await of HarfBuzz with an exported `then`, so that every `import()` of it waits as for a promise. WebKit
 * resolves a second `import()` of a module with top-level await before it has run, and a single script cannot contain one.
 * `create` is an expression for the promise of the Emscripten module; the next import retries a failed start.
 */
export const startHarfBuzz = (create: string, imports = ''): Plugin['transform'] => ({
  filter: { id: /harfbuzzjs\/dist\/index\.mjs/ },
  handler(code) {
    if (!code.includes(START)) throw new Error('harfbuzzjs no longer starts with a top-level await.');
    return code.replace(
      START,
      () => `${imports}
let started;
export const then = (resolve, reject) => {
  started ??= ${create}.then(init).catch((error) => {
    started = undefined;
    throw error;
  });
  started.then(() => resolve({ Blob, Buffer, Direction, Face, Font, shape }), reject);
};`,
    );
  },
});
