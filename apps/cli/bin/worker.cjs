// A thread of an export.
const { loadProgram } = require('./program.cjs');

const { program, keep } = loadProgram('worker');
program.makeFiles(keep);
