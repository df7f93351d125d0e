// What the application and the command line were last built of, so that `npm start` builds them only after a change. Runs on a
// fresh clone, so it may use nothing but Node itself.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Where everything lies that a build reads. */
const SOURCES = [
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'packages',
  'scripts',
  'apps/web',
  'apps/cli',
];

/** What lies there and is made by a build, or for tests alone. */
const LEFT_OUT = /^(node_modules|dist|dist-desktop|tests|\..*|.*\.test\.ts)$/;

/** What a build makes last of each. */
const RESULTS = ['apps/web/dist/index.html', 'apps/cli/dist/platelayer.cjs'];

/** Keeps in mind of what was built in a checkout. */
export const builtIn = (root) => {
  const stamp = join(root, 'node_modules', '.cache', 'platelayer', 'built');
  return {
    isCurrent: () =>
      [stamp, ...RESULTS.map((path) => join(root, path))].every(existsSync) &&
      readFileSync(stamp, 'utf8') === fingerprint(root),
    /** Runs a build; what it answers is its exit status. */
    remember(build) {
      // Files saved meanwhile may be in it or not.
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
