// Type check twice: everything as an application sees it, and the packages as a bare host sees them
// (no page, no Node), which proves that the pure packages stay pure.
import { tool } from './setup.mjs';

for (const project of ['tsconfig.json', 'tsconfig.pure.json']) {
  const status = tool('tsc', ['-p', project]);
  if (status !== 0) process.exit(status);
}
