#!/usr/bin/env node
import { existsSync, readFileSync } from 'node:fs';
import * as nodeModule from 'node:module';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';

// The version is asked for by scripts, and no reason to load the whole program.
if (process.argv.length === 3 && ['--version', '-V'].includes(process.argv[2])) {
  console.log(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version);
} else {
  await start();
}

async function start() {
  // Most commands run for a second or two. Optimising everything that is called a little more often, as those want it
  // that go on, costs a fifth of their processor time; really hot code is still optimised.
  if (!['watch', 'serve'].includes(process.argv[2])) setFlagsFromString('--interrupt-budget=600000');
  // HarfBuzz is started and left again: compiling it twice, the second time well, costs more than that ever gives back.
  setFlagsFromString('--liftoff-only');
  // From Node 22 on, compiled code is kept for the next time.
  nodeModule.enableCompileCache?.();

  const program = new URL('../dist/platelayer.js', import.meta.url);

  // A checkout holds no built files.
  if (!existsSync(program)) {
    console.error('platelayer: building the command line, once…');
    const { build } = await import('vite');
    await build({ root: fileURLToPath(new URL('..', import.meta.url)), logLevel: 'error' });
  }

  const { main } = await import(program.href);
  await main();
}
