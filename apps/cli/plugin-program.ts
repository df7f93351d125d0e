import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';
import { startHarfBuzz } from '../../scripts/plugin-harfbuzz.ts';

/** Makes the program one script whose value is a function that runs it; `bin/program.cjs` caches the compiled code of that script. */
export const oneScript = (): Plugin => ({
  name: 'platelayer-program',
  apply: 'build',
  enforce: 'pre',
  transform: startHarfBuzz('createHarfBuzz()'),
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
