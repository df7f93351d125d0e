// Entry point of an export thread.
const { loadProgram } = require('./program.cjs');

const { program, keep } = loadProgram('worker');
program.makeFiles(keep);
