import type { ComponentMetadata } from '@platelayer/components';
import type { FormatFacts } from '@platelayer/export';
import type { Config } from '@platelayer/game';
import type { Plugin } from 'vite';
import { forgetModules, readModule } from '../../scripts/read-module.ts';

interface Tables {
  readonly components: readonly ComponentMetadata[];
  readonly formats: readonly FormatFacts[];
  readonly defaults: Config;
}

/** The tables alone: the indices of their packages would bring all drawing code along. */
const FILES: Readonly<Record<keyof Tables, string>> = {
  components: 'packages/components/src/registry.ts',
  formats: 'packages/export/src/formats/index.ts',
  defaults: 'packages/game/src/config/config.ts',
};

/** A table, and the files that it depends on. */
export const readTable = async <T extends keyof Tables>(
  table: T,
): Promise<{ readonly entries: Tables[T]; readonly files: readonly string[] }> => {
  const { module, files } = await readModule<Tables>(FILES[table]);
  return { entries: module[table], files };
};

const ID = /^\0?virtual:platelayer\/(components|formats|defaults)$/;

/**
 * What the page has to know of components, export formats and settings: facts as plain data, read from the tables at
 * build time. The code that draws and makes files stays in the worker, and that of settings loads where some are set.
 */
export const facts = (): Plugin => ({
  name: 'platelayer-facts',
  watchChange: forgetModules,
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
