#!/usr/bin/env node
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// The program mostly runs for a second or two. Optimising everything that is called a little more often, as a server
// would want it, costs a fifth of its processor time; really hot code is still optimised.
setFlagsFromString('--interrupt-budget=600000');
// HarfBuzz is started and left again: compiling it twice, the second time well, costs more than that ever gives back.
setFlagsFromString('--liftoff-only');

const program = new URL('../dist/platelayer.js', import.meta.url);

// A checkout holds no built files.
if (!existsSync(program)) {
  console.error('platelayer: building the command line, once…');
  const { build } = await import('vite');
  await build({ root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'error' });
}

const { main } = await import(program.href);
await main();
