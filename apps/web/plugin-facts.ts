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

/** Modules of the tables. The package indexes would also import all drawing code. */
const FILES: Readonly<Record<keyof Tables, string>> = {
  components: 'packages/components/src/registry.ts',
  formats: 'packages/export/src/formats/index.ts',
  defaults: 'packages/game/src/config/config.ts',
};

/** Reads a table, and lists the files it depends on. */
export const readTable = async <T extends keyof Tables>(
  table: T,
): Promise<{ readonly entries: Tables[T]; readonly files: readonly string[] }> => {
  const { module, files } = await readModule<Tables>(FILES[table]);
  return { entries: module[table], files };
};

const ID = /^\0?virtual:platelayer\/(components|formats|defaults)$/;

/**
 * Gives the page the tables of components, export formats and settings as data. The code that draws and exports stays in the
 * worker, and the code of settings loads on demand.
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
