import { fileURLToPath } from 'node:url';
import type { ComponentFacts } from '@platelayer/components';
import type { FormatFacts } from '@platelayer/export';
import type { Config } from '@platelayer/game';
import { type Plugin, runnerImport } from 'vite';

interface Tables {
  readonly components: readonly ComponentFacts[];
  readonly formats: readonly FormatFacts[];
  readonly defaults: Config;
}

/** The tables alone: the indices of their packages would bring all drawing code along. */
const FILES: Readonly<Record<keyof Tables, string>> = {
  components: fileURLToPath(new URL('../../packages/components/src/registry.ts', import.meta.url)),
  formats: fileURLToPath(new URL('../../packages/export/src/formats/index.ts', import.meta.url)),
  defaults: fileURLToPath(new URL('../../packages/game/src/config/config.ts', import.meta.url)),
};

/** A table, and the files that it depends on. */
export const readTable = async <T extends keyof Tables>(
  table: T,
): Promise<{ readonly entries: Tables[T]; readonly files: readonly string[] }> => {
  const { module, dependencies } = await runnerImport<Tables>(FILES[table]);
  return { entries: module[table], files: dependencies };
};

const ID = /^\0?virtual:platelayer\/(components|formats|defaults)$/;

/**
 * What the page has to know of components, export formats and settings: facts as plain data, read from the tables at
 * build time. The code that draws and makes files stays in the worker, and that of settings loads where some are set.
 */
export const facts = (): Plugin => ({
  name: 'platelayer-facts',
  resolveId: (id) => (ID.test(id) ? `\0${id}` : undefined),
  async load(id) {
    const table = ID.exec(id)?.[1] as keyof Tables | undefined;
    if (!table) return undefined;
    const { entries, files } = await readTable(table);
    for (const file of files) this.addWatchFile(file);
    // JSON leaves functions out.
    return `export const ${table} = ${JSON.stringify(entries)};`;
  },
});
