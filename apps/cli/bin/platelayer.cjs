#!/usr/bin/env node
// CommonJS, as are the files beside it: Node is ready for it sooner than for modules, and most commands take less than a second.
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/** That of Node 25. */
const NEWEST_V8_TRIED = 14;

/** Nine times as often as usual must code be called, in the words of V8 12 and later. */
const LATE_OPTIMISING = ['turbofan=27000', 'maglev=3600', 'maglev-osr=900']
  .map((count) => `--invocation-count-for-${count}`)
  .join(' ');

// The version is asked for by scripts, and no reason to load the whole program.
if (process.argv.length === 3 && ['--version', '-V'].includes(process.argv[2])) {
  console.log(JSON.parse(readFileSync(join(__dirname, '..', 'package.json'), 'utf8')).version);
} else {
  start();
}

async function start() {
  const command = process.argv[2];
  setFlags(['watch', 'serve'].includes(command));
  const { loadProgram, PROGRAM } = require('./program.cjs');

  // A checkout holds no built files.
  if (!existsSync(PROGRAM)) {
    console.error('platelayer: building the command line, once…');
    const { build } = await import('vite');
    await build({ root: join(__dirname, '..'), logLevel: 'error' });
  }

  const { program, keep } = loadProgram(/^[a-z\d]+$/.test(command ?? '') ? command : 'help', formatsAsked());
  await program.main();
  // What was no command leaves nothing.
  if (process.exitCode !== 2) keep();
}

/**
 * Fits V8 to short programs. It complains to the user of a flag that it does not know, and their names change: only versions that
 * were tried get any.
 */
function setFlags(goesOn) {
  const { setFlagsFromString } = require('node:v8');
  const version = Number.parseInt(process.versions.v8, 10);
  if (version > NEWEST_V8_TRIED) return;
  // Most commands run for a second or two. Optimising everything that is called a little more often, as those want it
  // that go on, costs a fifth of their processor time; really hot code is still optimised.
  if (!goesOn) setFlagsFromString(version < 12 ? '--interrupt-budget=1200000' : LATE_OPTIMISING);
  // Drawings are short-lived: room for them that grows at once halves the number of garbage collections.
  setFlagsFromString('--semi-space-growth-factor=16');
  // Compiled code is kept for the next time, what was not run this time included.
  setFlagsFromString('--no-flush-bytecode');
  // HarfBuzz is started and left again: compiling it twice, the second time well, costs more than that ever gives back.
  setFlagsFromString('--liftoff-only');
  // Most of it is never called: checking all of it first would be a fifteenth of the whole work.
  setFlagsFromString('--wasm-lazy-validation');
}

/** The formats of an export: each runs other code. */
function formatsAsked() {
  const { argv } = process;
  const apart = argv.indexOf('--format') + 1;
  const given = argv.find((word) => word.startsWith('--format='))?.slice('--format='.length);
  return (given || (apart > 0 && argv[apart]) || 'usual')
    .split(',')
    .filter((word) => /^[a-z\d]{1,12}$/.test(word));
}
