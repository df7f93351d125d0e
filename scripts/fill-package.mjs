// Runs before `npm pack` packs the command line: builds everything, and lays the application and all licences beside the
// program, so that what is installed from the tarball needs no build step. `clear` takes them away again afterwards: in a
// checkout the command line serves the application where it is built. `built`: it has been built a moment ago.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { packages } from './packages.mjs';
import { build, root } from './setup.mjs';

const cli = join(root, 'apps', 'cli');
const web = join(cli, 'dist', 'web');
const licences = join(cli, 'dist', 'LICENSES.txt');

if (process.argv.includes('clear'))
  for (const path of [web, licences]) rmSync(path, { recursive: true, force: true });
else {
  const status = process.argv.includes('built') ? 0 : build();
  if (status !== 0) process.exit(status);
  const built = join(root, 'apps', 'web', 'dist');
  // The program serves the fallback fonts that it has itself, and those of packages that are installed beside it.
  const fonts = join(built, 'assets', 'fonts');
  cpSync(built, web, { recursive: true, filter: (path) => path !== fonts });
  const shipped = packages().filter((entry) => entry.shipped);
  const texts = [{ name: 'Platelayer', folder: root }, ...shipped].map(licenceOf);
  writeFileSync(licences, `${texts.join('\n\n')}\n`);
}

/** All licence texts that lie in the folder of a package. */
function licenceOf({ name, folder }) {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => /^(licen[cs]e|notice)/i.test(file))
    : [];
  return [`==== ${name}`, ...files.map((file) => readFileSync(join(folder, file), 'utf8').trim())].join(
    '\n\n',
  );
}
