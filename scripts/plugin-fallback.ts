import { readFileSync } from 'node:fs';
import type { FallbackGroup } from '@platelayer/library';
import type { Plugin } from 'vite';
import { readModule } from './read-module.ts';

const GROUPS: readonly FallbackGroup[] = ['signs', 'cjk'];

const tables = () =>
  readModule<typeof import('./fallback-table.ts')>('scripts/fallback-table.ts').then(({ module }) =>
    GROUPS.map((group) => {
      const families = module.readFallbackTable(group);
      return { group, families, files: module.sliceFiles(families) };
    }),
  );

const ID = /^\0?virtual:platelayer\/fallback\/(signs|cjk)$/;

interface Options {
  /** Font groups whose slices are written to the output. */
  readonly emit: readonly FallbackGroup[];
  /** Output path of the slices, with a slash at the end. */
  readonly folder: string;
}

/**
 * Provides the tables of fallback font slices as modules, `virtual:platelayer/fallback/…`, generated from the npm packages with
 * the slices, and emits the slices.
 */
export const fallbackFonts = ({ emit, folder }: Options): Plugin => {
  let made: ReturnType<typeof tables> | undefined;
  const madeOnce = () => {
    made ??= tables();
    return made;
  };
  return {
    name: 'platelayer-fallback-fonts',
    resolveId: { filter: { id: ID }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: ID },
      async handler(id) {
        const group = ID.exec(id)?.[1];
        const table = (await madeOnce()).find((entry) => entry.group === group);
        return `export const families = ${JSON.stringify(table?.families)};`;
      },
    },
    async generateBundle() {
      for (const { group, files } of await madeOnce())
        if (emit.includes(group))
          for (const [path, file] of files)
            this.emitFile({ type: 'asset', fileName: folder + path, source: readFileSync(file) });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const path = request.url?.startsWith(`/${folder}`) && request.url.slice(folder.length + 1);
        const file = path && (await madeOnce()).map(({ files }) => files.get(path)).find(Boolean);
        if (!file) return next();
        response.setHeader('Content-Type', 'font/woff').end(readFileSync(file));
      });
    },
  };
};
