import type { Plugin } from 'vite';

const START = 'init(await createHarfBuzz());';

/**
 * HarfBuzz waits for its WebAssembly at the top level of its module. WebKit resolves a second `import()` of such a module before it has
 * run, and one script cannot contain it. So the module gets a `then` instead, and every `import()` of it waits, as for any promise.
 * `create` is an expression for the promise of the Emscripten module; a failed start is tried again by the next import.
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
