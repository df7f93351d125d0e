// `npm start`: installs missing packages, builds after a change, serves the application on the loopback address and opens it.
// Passes its arguments to `platelayer serve`: `npm start -- --port 1900`.
import { buildChanges, install } from './setup.mjs';

install();
const status = buildChanges();
if (status !== 0) process.exit(status);

process.argv.splice(2, 0, 'serve', ...(process.stdout.isTTY ? ['--open'] : []));
await import('../apps/cli/bin/platelayer.cjs');
