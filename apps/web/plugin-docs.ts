import type { Plugin } from 'vite';
import { readTable } from './plugin-facts.ts';
import { parseMarkdown } from './src/screens/docs/markdown/parse.ts';
import { withTables } from './src/screens/docs/tables.ts';

/** Compiles the Markdown of help pages to data, so that no parser travels to the browser. */
export const docs = (): Plugin => ({
  name: 'platelayer-docs',
  async transform(text, id) {
    if (!/\/pages\/.*\.md$/.test(id)) return undefined;
    const [components, formats] = [await readTable('components'), await readTable('formats')];
    for (const file of [...components.files, ...formats.files]) this.addWatchFile(file);
    const whole = withTables(text, { components: components.entries, formats: formats.entries });
    return { code: `export default ${JSON.stringify(parseMarkdown(whole))};`, map: null, moduleType: 'js' };
  },
});
