// Runs a TypeScript program of this repository: bundles it with Vite into node_modules/.cache and imports the result.
import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const [, , entry, ...rest] = process.argv;
if (!entry) throw new Error('Usage: node scripts/run.mjs FILE.ts [ARGUMENTS]');
const name = createHash('sha1').update(resolve(entry)).digest('hex').slice(0, 8);
const outDir = resolve('node_modules/.cache/platelayer', name);
await build({
  configFile: false,
  logLevel: 'error',
  build: {
    ssr: resolve(entry),
    outDir,
    emptyOutDir: true,
    target: 'node20',
    rollupOptions: { output: { entryFileNames: 'main.mjs' } },
  },
  ssr: { noExternal: [/^@platelayer\//] },
});
process.argv = [process.argv[0], resolve(entry), ...rest];
await import(pathToFileURL(resolve(outDir, 'main.mjs')).href);
