import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { startHarfBuzz } from '../../scripts/plugin-harfbuzz.ts';

/**
 * Makes the program one script, whose compiled code `bin/program.cjs` keeps; its value is a function that runs the program. Modules
 * that wait at their top level cannot stand in one, so whoever imports HarfBuzz waits instead, as for anything with a `then`.
 */
export const oneScript = (): Plugin => ({
  name: 'platelayer-program',
  apply: 'build',
  enforce: 'pre',
  transform: startHarfBuzz(`const started = createHarfBuzz().then(init);
export const then = (resolve, reject) =>
  started.then(() => resolve({ Blob, Buffer, Direction, Face, Font, shape }), reject);`),
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk') {
        // Plain ASCII takes half the memory and is read without a look at each character.
        const ascii = file.code.replace(
          /[^\0-\x7f]/g,
          (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
        );
        const id = createHash('sha256').update(ascii).digest('hex').slice(0, 32);
        file.code = `// ${id}\n(function(exports,require,__filename){${ascii}\n})`;
      }
  },
});
