// Records the sources of the last build, so that `npm start` builds only after a change. Runs on a fresh clone, so it uses only
// Node itself.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Files and folders that a build reads. */
const SOURCES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'packages',
  'scripts',
  'apps/web',
  'apps/cli',
];

/** Names in these folders that are build output or only for tests. */
const LEFT_OUT = /^(node_modules|dist|dist-desktop|tests|\..*|.*\.test\.ts)$/;

/** The last file that each build writes. */
const RESULTS = ['apps/web/dist/index.html', 'apps/cli/dist/platelayer.cjs'];

/** The record of the last build in a checkout. */
export const builtIn = (root) => {
  const stamp = join(root, 'node_modules', '.cache', 'platelayer', 'built');
  return {
    isCurrent: () =>
      [stamp, ...RESULTS.map((path) => join(root, path))].every(existsSync) &&
      readFileSync(stamp, 'utf8') === fingerprint(root),
    /** Runs a build, which returns its exit status, and records it. */
    remember(build) {
      // Before the build, because files saved during it may not be included.
      const before = fingerprint(root);
      rmSync(stamp, { force: true });
      const status = build();
      if (status !== 0) return status;
      mkdirSync(dirname(stamp), { recursive: true });
      writeFileSync(stamp, before);
      return status;
    },
  };
};

const fingerprint = (root) => {
  const hash = createHash('sha256').update(process.version);
  const read = (path) => {
    const about = statSync(join(root, path), { throwIfNoEntry: false });
    if (about?.isDirectory())
      for (const name of readdirSync(join(root, path)).sort())
        if (!LEFT_OUT.test(name)) read(`${path}/${name}`);
    if (about?.isFile()) hash.update(`${path} ${about.size} ${about.mtimeMs}\n`);
  };
  for (const path of SOURCES) read(path);
  return hash.digest('hex');
};
