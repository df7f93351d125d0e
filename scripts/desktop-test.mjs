// `npm run desktop:test`: all checks of the desktop application. A missing program is an error; no test is skipped. The
// end-to-end tests run on Linux, the only system whose web view works under a virtual screen.
import { join } from 'node:path';
import { buildPage, cargo, needTools, program, shell } from './desktop-setup.mjs';
import { install, root, run, tool } from './setup.mjs';

install();
needTools({ test: true });

const failures = [];
const step = (name, action) => {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const passed = action() === 0;
  if (!passed) failures.push(name);
  console.log(`   ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return passed;
};

/** Compiled once, with the scripted dialogs that the end-to-end tests need. */
const FEATURES = ['--features', 'e2e'];

step('Format', () => cargo('fmt', '--check'));
step('Licences of the crates', () => run(process.execPath, ['scripts/desktop-licences.mjs']));
const built =
  step('Page and bridge', () => buildPage()) &&
  step('Build', () => cargo('build', '--locked', ...FEATURES)) &&
  step('Unit tests', () => cargo('test', '--locked', '--quiet', ...FEATURES)) &&
  step('Clippy', () => cargo('clippy', '--locked', '--all-targets', ...FEATURES, '--', '-D', 'warnings')) &&
  // The release build has other code: real dialogs, no developer tools.
  step('Clippy for the release build', () => cargo('clippy', '--locked', '--', '-D', 'warnings'));

if (built && process.platform === 'linux') {
  // Tests compare exports with those of the command line.
  step('Command line', () => tool('vite', ['build', 'apps/cli', '--logLevel', 'warn']));
  step('End-to-end tests', () =>
    run(join(shell, 'e2e', 'under-a-screen.sh'), process.argv.slice(2), {
      cwd: root,
      env: { ...process.env, PLATELAYER_PROGRAM: program('debug') },
    }),
  );
} else if (built) console.log('\nThe end-to-end tests run on Linux only.');

for (const failure of failures) console.log(`FAILED: ${failure}`);
process.exit(failures.length === 0 ? 0 : 1);
