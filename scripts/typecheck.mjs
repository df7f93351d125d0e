// Type check twice: everything as an application sees it, and the packages as a bare host sees them
// (no page, no Node), which proves that the pure packages stay pure.
import { spawnSync } from 'node:child_process';

for (const project of ['tsconfig.json', 'tsconfig.pure.json']) {
  const run = spawnSync('tsc', ['-p', project], { stdio: 'inherit', shell: process.platform === 'win32' });
  if (run.status !== 0) process.exit(run.status ?? 1);
}
