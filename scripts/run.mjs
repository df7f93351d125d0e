// Runs a TypeScript program of this repository.
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundle } from './bundle.mjs';

const [, , entry, ...rest] = process.argv;
if (!entry) throw new Error('Usage: node scripts/run.mjs FILE.ts [ARGUMENTS]');
const { path } = await bundle(resolve(entry));
process.argv = [process.argv[0], resolve(entry), ...rest];
await import(pathToFileURL(path).href);
