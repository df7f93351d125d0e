// `npm run build`: installs missing packages and builds the application and the command line. With `--base` or `--out` it
// builds only the application, for a website (docs/hosting.md), and leaves the files of `platelayer serve` unchanged.
import { parseArgs } from 'node:util';
import { build, buildSite, install } from './setup.mjs';

const HELP = `Usage: npm run build -- [--base PATH] [--out FOLDER]

Without options: builds the application (apps/web/dist) and the command line (apps/cli/dist).

  --base PATH    build the application for a path of a web site, such as /tools/platelayer/
  --out FOLDER   build the application into that folder; with --base alone it is dist/`;

const fail = (message) => {
  console.error(message);
  process.exit(2);
};

const { base = '/', out, help } = options();
if (help) {
  console.log(HELP);
  process.exit(0);
}
// A relative base would resolve files relative to a deep address.
if (!/^\/([^/?#\s]+\/)*$/.test(base))
  fail(`--base must begin and end with a slash, such as /tools/platelayer/: ${base}`);
install();
process.exit(base === '/' && out === undefined ? build() : site(out ?? 'dist'));

function options() {
  try {
    return parseArgs({
      options: { base: { type: 'string' }, out: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    }).values;
  } catch (error) {
    return fail(`${error.message}\n\n${HELP}`);
  }
}

function site(folder) {
  const status = buildSite(base, folder);
  if (status === 0) console.log(`The application for ${base} is in ${folder}`);
  return status;
}
