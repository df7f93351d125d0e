import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';

const filesBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });

const WORKER = 'service-worker.js';
const FONTS = join('assets', 'fonts', sep);

/** Bundles the service worker last, with a list of all written files and a hash of their contents. */
export const pwa = (): Plugin => {
  let config: ResolvedConfig;
  return {
    name: 'platelayer-pwa',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        const out = resolve(config.root, config.build.outDir);
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'error',
          define: { PRECACHE: JSON.stringify(precache(out, config.base)) },
          build: {
            outDir: out,
            emptyOutDir: false,
            target: 'es2023',
            rollupOptions: {
              input: resolve(config.root, 'src/pwa/service-worker.ts'),
              output: { format: 'iife', entryFileNames: WORKER },
            },
          },
        });
      },
    },
  };
};

const precache = (out: string, base: string) => {
  const written = filesBelow(out)
    .filter((path) => relative(out, path) !== WORKER)
    // Do not precache the fonts of all scripts. The service worker keeps those that a game needs.
    .filter((path) => !relative(out, path).startsWith(FONTS))
    .sort();
  const hash = createHash('sha256');
  for (const path of written) hash.update(relative(out, path)).update(readFileSync(path));
  const files = written
    .map((path) => relative(out, path).replaceAll(sep, '/'))
    // Hosts may redirect from `index.html`, and a redirect cannot answer for a page.
    .map((path) => base + (path === 'index.html' ? '' : path));
  return { version: hash.digest('hex').slice(0, 12), base, files };
};
