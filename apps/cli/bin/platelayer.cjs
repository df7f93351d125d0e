#!/usr/bin/env node
// CommonJS, like the files next to it: Node starts it faster than ES modules, and most commands take less than a second.
const { existsSync, readFileSync } = require('node:fs');
const { join } = require('node:path');

/** V8 version of Node 25. */
const NEWEST_V8_TRIED = 14;

/** Nine times the default number of calls before V8 optimises a function. The flag names are those of V8 12 and later. */
const LATE_OPTIMISING = ['turbofan=27000', 'maglev=3600', 'maglev-osr=900']
  .map((count) => `--invocation-count-for-${count}`)
  .join(' ');

// Scripts ask for the version, so answer without loading the program.
if (process.argv.length === 3 && ['--version', '-V'].includes(process.argv[2])) {
  console.log(JSON.parse(readFileSync(join(__dirname, '..', 'package.json'), 'utf8')).version);
} else {
  start();
}

async function start() {
  const command = process.argv[2];
  setFlags(['watch', 'serve'].includes(command));
  const { loadProgram, PROGRAM } = require('./program.cjs');

  // A fresh checkout has no built files.
  if (!existsSync(PROGRAM)) {
    console.error('platelayer: building the command line, once…');
    const { build } = await import('vite');
    await build({ root: join(__dirname, '..'), logLevel: 'error' });
  }

  const { program, keep } = loadProgram(
    /^[a-z\d]+$/.test(command ?? '') ? command : 'help',
    requestedFormats(),
  );
  await program.main();
  // A mistyped command leaves nothing in the cache.
  if (process.exitCode !== 2) keep();
}

/**
 * Tunes V8 for short programs. Flag names change between versions, and V8 prints a warning about an unknown flag, so only
 * versions that were tried get flags.
 */
function setFlags(isLongRunning) {
  const { setFlagsFromString } = require('node:v8');
  const version = Number.parseInt(process.versions.v8, 10);
  if (version > NEWEST_V8_TRIED) return;
  // Most commands run for a second or two. V8 would spend a fifth of that time optimising moderately warm code, which only pays
  // off in commands that keep running. Hot code is still optimised.
  if (!isLongRunning) setFlagsFromString(version < 12 ? '--interrupt-budget=1200000' : LATE_OPTIMISING);
  // Drawings are short-lived. Growing their memory faster halves the number of garbage collections.
  setFlagsFromString('--semi-space-growth-factor=16');
  // Keeps compiled code for the next run, including code that did not run this time.
  setFlagsFromString('--no-flush-bytecode');
  // HarfBuzz does not run for long: compiling it a second time, with optimisation, costs more than it saves.
  setFlagsFromString('--liftoff-only');
  // Most of HarfBuzz is never called, and validating all of it takes a fifteenth of the run.
  setFlagsFromString('--wasm-lazy-validation');
}

/** Formats to export: each one runs different code. */
function requestedFormats() {
  const { argv } = process;
  const index = argv.indexOf('--format') + 1;
  const joined = argv.find((word) => word.startsWith('--format='))?.slice('--format='.length);
  return (joined || (index > 0 && argv[index]) || 'default')
    .split(',')
    .filter((word) => /^[a-z\d]{1,12}$/.test(word));
}
