import { createHash } from 'node:crypto';
import type { Plugin, Rolldown } from 'vite';

/** How the page and the engine start; the page is built after the engine. */
export interface Start {
  /** Of the engine's build. */
  readonly engine: () => Plugin;
  /** Of the page's build. */
  readonly page: () => Plugin;
  /** What the security policy of the page has to allow. */
  readonly scriptHashes: () => readonly string[];
}

const IMPORT = /\bimport\(([`'"])\.\/([^`'"]+)\1\)/g;

/**
 * The file that the worker starts with, and the code that it imports. They are two, because WebKit runs the file that a worker starts
 * with a second time if another file imports it.
 */
interface EngineFiles {
  readonly entry: string;
  readonly code: string;
}

/** The chunks that one needs to run, itself first. */
const neededBy = (bundle: Rolldown.OutputBundle, name: string, found = new Set<string>()): Set<string> => {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || found.has(name)) return found;
  found.add(name);
  for (const other of chunk.imports) neededBy(bundle, other, found);
  return found;
};

/**
 * The first sheet in three steps of network: the page; the engine and the application; everything that the engine asks
 * for. So the page itself starts the engine and tells it the address, the engine is one file, and what it imports later
 * is asked for with all that it imports in turn.
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
 * Starts the engine before any other code is there, and shows a note on a page whose code cannot be fetched. `engine/engine.ts` takes the
 * running engine over; if it could not be loaded, it starts the engine again and shows why that fails. The engine comes last, since a
 * browser may refuse to start a worker.
 */
const startScript = (base: string, { entry, code }: EngineFiles): string =>
  [
    'addEventListener("error",({target})=>{if(target.type==="module"){const note=document.getElementById("not-loaded");' +
      'note.hidden=false;note.querySelector("button").onclick=()=>location.reload()}},true)',
    // The worker asks for its code after its entry has arrived; by then the code is on its way.
    `fetch(${JSON.stringify(base + code)}).catch(()=>{})`,
    `var platelayerEngine=new Worker(${JSON.stringify(base + entry)},{type:"module",name:"engine"})`,
    'platelayerEngine.onerror=()=>{platelayerEngine=void 0}',
    'platelayerEngine.postMessage({prepare:location.pathname})',
  ].join(';');
