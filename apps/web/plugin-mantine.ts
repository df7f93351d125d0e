import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const STYLES = fileURLToPath(new URL('../../node_modules/@mantine/core/styles/', import.meta.url));

/** Makes each part of Mantine import its own styles, so that styles of unused parts are not loaded. */
export const mantineStyles = (): Plugin => ({
  name: 'platelayer-mantine-styles',
  transform: {
    filter: { id: /@mantine\/core\/esm\/.*\.module\.mjs$/ },
    handler(code, id) {
      const file = `${/(\w+)\.module\.mjs$/.exec(id)?.[1]}.css`;
      if (!existsSync(STYLES + file)) throw new Error(`Mantine has no ${file} for ${id}.`);
      return { code: `import '@mantine/core/styles/${file}';\n${code}`, moduleSideEffects: true };
    },
  },
});
