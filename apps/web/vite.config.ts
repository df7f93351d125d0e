import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { fallbackFonts } from '../../scripts/plugin-fallback.ts';
import { readPicturesAtBuild } from '../../scripts/plugin-pictures.ts';
import { readModule } from '../../scripts/read-module.ts';
import { docs } from './plugin-docs.ts';
import { facts } from './plugin-facts.ts';
import { harfBuzz } from './plugin-harfbuzz.ts';
import { mantineStyles } from './plugin-mantine.ts';
import { needs } from './plugin-needs.ts';
import { previews } from './plugin-previews.ts';
import { pwa } from './plugin-pwa.ts';
import { contentSecurityPolicy } from './plugin-security.ts';
import { start } from './plugin-start.ts';
import { webKit } from './plugin-webkit.ts';

/** Serves the JSON Schemas of all files that Platelayer reads (98.16), for `$schema` in a designer's editor. */
const schemas = (): Plugin => {
  const files = async (): Promise<ReadonlyMap<string, string>> => {
    const { module } = await readModule<typeof import('@platelayer/game')>('packages/game/src/index.ts');
    const text = (schema: object) => `${JSON.stringify(schema, undefined, 2)}\n`;
    const { SCHEMA_NAMES, fileJsonSchema, configJsonSchema } = module;
    return new Map(
      [
        ...SCHEMA_NAMES.map((name) => [name, fileJsonSchema(name)] as const),
        ['config', configJsonSchema('part')] as const,
      ].map(([name, schema]) => [`schemas/${name}.schema.json`, text(schema)]),
    );
  };
  return {
    name: 'platelayer-schemas',
    async generateBundle() {
      for (const [fileName, source] of await files()) this.emitFile({ type: 'asset', fileName, source });
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const schema = request.url?.startsWith('/schemas/') && (await files()).get(request.url.slice(1));
        if (!schema) return next();
        response.setHeader('Content-Type', 'application/schema+json').end(schema);
      });
    },
  };
};

const FONT_FOLDER = 'assets/fonts/';

/** One file for everything that every visit needs. Dozens of small files compress worse and cost a request each. */
const START = [{ name: 'start', tags: ['$initial' as const] }];

/** The worker's entry file stays separate, so that no other file imports it (`plugin-webkit.ts`). */
const ENGINE_START = START.map((group) => ({ ...group, test: /^(?!.*\/engine\/worker\.ts$)/ }));

/**
 * Chunks shared by several pages and panels, by topic. Otherwise the list of games would be 70 files. The first sheet needs
 * none of them.
 */
const SHARED_BY_PAGES = [
  { name: 'reading', test: /apps\/web\/src\/(?:ui|engine)\//, minShareCount: 3 },
  { name: 'controls', test: /node_modules/, minShareCount: 2 },
  { name: 'settings', test: /packages\/game\/src\/|apps\/web\/src\/config\//, minShareCount: 2 },
  { name: 'files', test: /apps\/web\/src\/(?:sources|export|revisions)\//, minShareCount: 2 },
];

/**
 * Chunks of the engine shared by several components. Upgrades, market cells and exports are separate, because the first sheet
 * rarely needs them.
 */
const SHARED_BY_COMPONENTS = [
  {
    name: 'drawing',
    test: /packages\/(?:components|sheets|scene)\/src\/(?!upgrades\/|market\/|artwork\/)/,
    minShareCount: 3,
  },
  { name: 'cells', test: /packages\/components\/src\/market\//, minShareCount: 2 },
  { name: 'making', test: /packages\/export\/src\//, minShareCount: 3 },
];

/**
 * Warnings to hide: plugin timings, and modules imported both statically and dynamically (the static importers are themselves
 * loaded dynamically).
 */
const checks = { bundlerTimings: false, ineffectiveDynamicImport: false };

/** `--mode desktop` builds for the desktop application, which also connects to its host and needs no service worker. */
export default defineConfig(({ mode }) => {
  const desktop = mode === 'desktop';
  const { engine, page, scriptHashes } = start();
  return {
    root: import.meta.dirname,
    plugins: [
      harfBuzz(),
      react(),
      mantineStyles(),
      schemas(),
      facts(),
      needs(),
      previews(),
      docs(),
      // Japanese, Chinese and Korean would be three times the size of the desktop application.
      fallbackFonts({ emit: desktop ? ['signs'] : ['signs', 'cjk'], folder: FONT_FOLDER }),
      // Files on the disk need no early requests and no service worker.
      ...(desktop ? [] : [page(), pwa()]),
      contentSecurityPolicy({ desktop, scripts: scriptHashes }),
      webKit('page'),
    ],
    // HarfBuzz finds its wasm next to its own file, so it must not be moved to the dev server's cache.
    optimizeDeps: { exclude: ['harfbuzzjs'] },
    worker: {
      format: 'es',
      plugins: () => [
        harfBuzz(),
        needs(),
        readPicturesAtBuild(),
        fallbackFonts({ emit: [], folder: FONT_FOLDER }),
        engine(),
        webKit('worker'),
      ],
      rolldownOptions: {
        checks,
        output: { codeSplitting: { groups: [...ENGINE_START, ...SHARED_BY_COMPONENTS] } },
      },
    },
    build: {
      outDir: desktop ? 'dist-desktop' : 'dist',
      target: 'es2023',
      assetsInlineLimit: 0,
      rolldownOptions: { checks, output: { codeSplitting: { groups: [...START, ...SHARED_BY_PAGES] } } },
      // `npm run size` checks the compressed size of a visit.
      chunkSizeWarningLimit: 1000,
    },
  };
});
