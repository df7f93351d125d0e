// A thread of an export.
import { loadProgram } from './program.mjs';

const { program, keep } = loadProgram('worker');
program.makeFiles(keep);
