// Bundles a TypeScript program of this repository, which is much faster than loading it file by file.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './setup.mjs';

const cache = join(root, 'node_modules', '.cache', 'platelayer');

/** Used only by this process, because the same program may run twice at the same time. */
let folder;
const ownFolder = () => {
  if (folder) return folder;
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'programs-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** Returns the path of the bundle and its source files. The bundle is deleted when this process ends. */
export const bundle = async (entry) => {
  const outDir = mkdtempSync(join(ownFolder(), 'program-'));
  const { output } = await build({
    configFile: false,
    root,
    logLevel: 'error',
    build: {
      ssr: entry,
      outDir,
      target: 'node20',
      rollupOptions: { output: { entryFileNames: 'main.mjs' } },
    },
    ssr: { noExternal: [/^@platelayer\//] },
  });
  return { path: join(outDir, 'main.mjs'), files: output.flatMap(({ moduleIds = [] }) => moduleIds) };
};
