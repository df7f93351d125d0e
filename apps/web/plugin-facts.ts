import { fileURLToPath } from 'node:url';
import { type Plugin, runnerImport } from 'vite';

/** The tables alone: the indices of their packages would bring all drawing code along. */
const TABLES = {
  components: fileURLToPath(new URL('../../packages/components/src/registry.ts', import.meta.url)),
  formats: fileURLToPath(new URL('../../packages/export/src/formats/index.ts', import.meta.url)),
};

const ID = /^\0?virtual:platelayer\/(components|formats)$/;

/**
 * What the page has to know of components and export formats: their facts as plain data, read from the tables at build
 * time. The code that draws and makes files stays in the worker.
 */
export const facts = (): Plugin => ({
  name: 'platelayer-facts',
  resolveId: (id) => (ID.test(id) ? `\0${id}` : undefined),
  async load(id) {
    const table = ID.exec(id)?.[1] as keyof typeof TABLES | undefined;
    if (!table) return undefined;
    const { module, dependencies } = await runnerImport<Record<string, readonly object[]>>(TABLES[table]);
    for (const file of dependencies) this.addWatchFile(file);
    return factsModule(table, module[table] ?? []);
  },
});

/** JSON leaves functions out. */
export const factsModule = (table: string, entries: readonly object[]): string =>
  `export const ${table} = ${JSON.stringify(entries)};`;
