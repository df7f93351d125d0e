// Type check twice: everything as an application sees it, and the packages as a bare host sees them
// (no page, no Node), which proves that the pure packages stay pure.
import { availableParallelism } from 'node:os';
import { tool } from './setup.mjs';

// One for each core: each learns the types that it meets anew.
const checkers = String(Math.min(4, availableParallelism()));

for (const project of ['tsconfig.json', 'tsconfig.pure.json']) {
  const status = tool('tsc', ['-p', project, '--checkers', checkers]);
  if (status !== 0) process.exit(status);
}
