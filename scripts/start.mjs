// `npm start`: installs what is missing, builds what changed, serves the application on loopback and opens it. Arguments go to
// `platelayer serve`: `npm start -- --port 1900`.
import { buildChanges, install } from './setup.mjs';

install();
const status = buildChanges();
if (status !== 0) process.exit(status);

process.argv.splice(2, 0, 'serve', ...(process.stdout.isTTY ? ['--open'] : []));
await import('../apps/cli/bin/platelayer.cjs');
