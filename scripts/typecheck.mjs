// Runs the type check twice: for everything with all types, and for the packages without DOM and Node types, so that they depend
// on neither.
import { availableParallelism } from 'node:os';
import { tool } from './setup.mjs';

// One per core: each process checks the shared types again.
const checkers = String(Math.min(4, availableParallelism()));

for (const project of ['tsconfig.json', 'tsconfig.pure.json']) {
  const status = tool('tsc', ['-p', project, '--checkers', checkers]);
  if (status !== 0) process.exit(status);
}
