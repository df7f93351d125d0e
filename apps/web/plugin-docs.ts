import type { Plugin } from 'vite';
import { parseMarkdown } from './src/screens/docs/markdown/parse.ts';

/** Compiles the Markdown of help pages to data, so that no parser travels to the browser. */
export const docs = (): Plugin => ({
  name: 'platelayer-docs',
  transform(text, id) {
    if (!/\/pages\/.*\.md$/.test(id)) return undefined;
    return { code: `export default ${JSON.stringify(parseMarkdown(text))};`, map: null, moduleType: 'js' };
  },
});
