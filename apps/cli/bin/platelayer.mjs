#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const program = new URL('../dist/platelayer.js', import.meta.url);

// A checkout holds no built files.
if (!existsSync(program)) {
  console.error('platelayer: building the command line, once…');
  const { build } = await import('vite');
  await build({ root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'error' });
}

const { main } = await import(program.href);
await main();
