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
  let engineFile: string | undefined;
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
          // The entry does nothing but import the file with everything that every visit needs.
          const [first = entry.fileName, ...further] = entry.imports;
          if (further.length > 0)
            throw new Error(`The engine is in several files: ${entry.imports.join(', ')}`);
          engineFile = first;
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
            if (engineFile === undefined) throw new Error('The engine is not built yet.');
            script = startScript(base + engineFile);
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
 * A page whose code cannot be fetched would stay blank. `engine/engine.ts` takes the engine over; one that could not be
 * loaded it starts itself, and tells why it fails. The engine comes last, since a browser may refuse it.
 */
const startScript = (url: string): string =>
  [
    'addEventListener("error",({target})=>{if(target.type==="module"){const note=document.getElementById("not-loaded");' +
      'note.hidden=false;note.querySelector("button").onclick=()=>location.reload()}},true)',
    `var platelayerEngine=new Worker(${JSON.stringify(url)},{type:"module",name:"engine"})`,
    'platelayerEngine.onerror=()=>{platelayerEngine=void 0}',
    'platelayerEngine.postMessage({prepare:location.pathname})',
  ].join(';');
