import { type Plugin, runnerImport } from 'vite';

const COMPONENTS = 'virtual:platelayer/components';

/**
 * What the page has to know of components: their facts as plain data, read from the registry at build time. The drawing
 * code stays in the worker. JSON leaves functions out.
 */
export const facts = (): Plugin => ({
  name: 'platelayer-facts',
  resolveId: (id) => (id === COMPONENTS ? `\0${id}` : undefined),
  async load(id) {
    if (id !== `\0${COMPONENTS}`) return undefined;
    const { module, dependencies } =
      await runnerImport<typeof import('@platelayer/components')>('@platelayer/components');
    for (const file of dependencies) this.addWatchFile(file);
    return `export const components = ${JSON.stringify(module.components)};`;
  },
});
