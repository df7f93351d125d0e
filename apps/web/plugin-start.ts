import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** Plugins for page and engine. The engine is built first. */
export interface Start {
  /** For the build of the engine. */
  readonly engine: () => Plugin;
  /** For the build of the page. */
  readonly page: () => Plugin;
  /** Hashes for the security policy of the page. */
  readonly scriptHashes: () => readonly string[];
}

const IMPORT = /\bimport\(([`'"])\.\/([^`'"]+)\1\)/g;

/**
 * The entry file of the worker, and the code that it imports. They are separate, because WebKit runs the entry file of a worker
 * a second time if another file imports it.
 */
interface EngineFiles {
  readonly entry: string;
  readonly code: string;
}

/** All chunks that a chunk imports statically, itself first. */
const neededBy = (bundle: Rolldown.OutputBundle, name: string, found = new Set<string>()): Set<string> => {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const other of chunk.imports) neededBy(bundle, other, found);
  return found;
};

/**
 * Loads the first sheet in three steps of network: the page; the engine and the application; everything that the engine
 * requests. For this, the page itself starts the engine with its address, the engine is one file, and each dynamic import also
 * requests the static imports of its target.
 */
export const start = (): Start => {
  let engineFiles: EngineFiles | undefined;
  let script: string | undefined;
  return {
    engine: () => ({
      name: 'platelayer-start-engine',
      apply: 'build',
      generateBundle: {
        order: 'post',
        handler(_, bundle) {
          const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
          const entry = chunks.find(({ name, isEntry }) => isEntry && name === 'worker');
          if (!entry) return;
          const [code, ...further] = entry.imports;
          if (code === undefined || further.length > 0)
            throw new Error(
              `The engine must be an entry that imports one file, not ${entry.imports.join(', ')}.`,
            );
          engineFiles = { entry: entry.fileName, code };
          const loaded = neededBy(bundle, entry.fileName);
          for (const chunk of chunks)
            chunk.code = chunk.code.replaceAll(IMPORT, (whole, _quote, file: string) => {
              const folder = chunk.fileName.slice(0, chunk.fileName.lastIndexOf('/') + 1);
              const [, ...others] = neededBy(bundle, folder + file);
              const parts = others.filter((other) => !loaded.has(other));
              if (parts.length === 0) return whole;
              const imports = parts.map((part) => `import("./${part.slice(folder.length)}")`);
              return `Promise.all([${[whole, ...imports].join()}]).then(([m])=>m)`;
            });
        },
      },
    }),
    page: () => {
      let base = '/';
      return {
        name: 'platelayer-start-page',
        apply: 'build',
        configResolved(config) {
          base = config.base;
        },
        transformIndexHtml: {
          order: 'post',
          handler: () => {
            if (engineFiles === undefined) throw new Error('The engine is not built yet.');
            script = startScript(base, engineFiles);
            return [{ tag: 'script', children: script, injectTo: 'head-prepend' }];
          },
        },
      };
    },
    scriptHashes: () =>
      script === undefined ? [] : [`'sha256-${createHash('sha256').update(script).digest('base64')}'`],
  };
};

/**
 * Starts the engine before any other code has loaded, and shows a note if the code of the page cannot be loaded. `engine/engine.ts`
 * uses the running engine. If it failed to load, it starts another one and reports why that fails. Starting the engine comes last,
 * because a browser may throw.
 */
const startScript = (base: string, { entry, code }: EngineFiles): string =>
  [
    'addEventListener("error",({target})=>{if(target.type==="module"){const note=document.getElementById("not-loaded");' +
      'note.hidden=false;note.querySelector("button").onclick=()=>location.reload()}},true)',
    // Request the code of the worker now, instead of after its entry has arrived.
    `fetch(${JSON.stringify(base + code)}).catch(()=>{})`,
    `var platelayerEngine=new Worker(${JSON.stringify(base + entry)},{type:"module",name:"engine"})`,
    'platelayerEngine.onerror=()=>{platelayerEngine=void 0}',
    'platelayerEngine.postMessage({prepare:location.pathname})',
  ].join(';');
