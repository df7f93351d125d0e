// Installs the packages of the lock file and builds, for `npm start` and `npm test`. Runs on a fresh clone, so it uses only Node
// itself.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtIn } from './built.mjs';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

const OLDEST_NODE = [20, 19];

const onWindows = process.platform === 'win32';

/** Quotes a command line argument for the Windows shell; other systems use no shell. */
const word = (text) => (onWindows && /[\s&|<>^()]/.test(text) ? `"${text}"` : text);

/** Runs a program in the repository and returns its exit status. */
export const run = (command, args, options = {}) =>
  spawnSync(word(command), args.map(word), { cwd: root, stdio: 'inherit', shell: onWindows, ...options })
    .status ?? 1;

/** Runs a program that npm installed. */
export const tool = (name, args, options) => run(join(root, 'node_modules', '.bin', name), args, options);

/** Installs the packages of the lock file, unless the same lock file is already installed. */
export const install = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    console.error(
      `Platelayer needs Node ${OLDEST_NODE.join('.')} or newer; this is ${process.versions.node}.`,
    );
    process.exit(1);
  }
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8');
  const stamp = join(root, 'node_modules', '.platelayer-lock');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages …');
  const status = run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error']);
  if (status !== 0) process.exit(status);
  writeFileSync(stamp, lock);
};

const built = builtIn(root);

/** Builds the application and the command line. */
export const build = () => {
  console.log('Building the application …');
  return built.remember(() =>
    ['apps/web', 'apps/cli'].reduce(
      (status, app) => status || tool('vite', ['build', app, '--logLevel', 'warn']),
      0,
    ),
  );
};

/** Builds both unless nothing has changed since the last build. */
export const buildChanges = () => (built.isCurrent() ? 0 : build());

/** Builds the application for a base path of a website, into a folder. */
export const buildSite = (base, folder) => {
  const out = resolve(root, folder);
  return tool('vite', [
    'build',
    'apps/web',
    '--logLevel',
    'warn',
    '--base',
    base,
    '--outDir',
    out,
    '--emptyOutDir',
  ]);
};
