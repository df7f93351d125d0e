// Bundles a TypeScript program of this repository, which is far quicker than reading it file by file.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './setup.mjs';

const cache = join(root, 'node_modules', '.cache', 'platelayer');

/** Of this process alone: the same program may run elsewhere at the same time. */
let folder;
const ownFolder = () => {
  if (folder) return folder;
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, 'programs-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** The path of a module to import, and the files that it is made of. It lasts as long as this process. */
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
