// Runs before `npm pack` packs the command line: builds everything and copies the application and all licences next to the
// program, so that the tarball needs no build step. `clear` deletes the copies afterwards, because in a checkout the command line
// serves the application from its build folder. `built` skips the build.
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
  // The program serves fallback fonts from its own folder and from installed packages.
  const fonts = join(built, 'assets', 'fonts');
  cpSync(built, web, { recursive: true, filter: (path) => path !== fonts });
  const shipped = packages().filter((entry) => entry.shipped);
  const texts = [{ name: 'Platelayer', folder: root }, ...shipped].map(licenceOf);
  writeFileSync(licences, `${texts.join('\n\n')}\n`);
}

/** All licence texts in the folder of a package. */
function licenceOf({ name, folder }) {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => /^(licen[cs]e|notice)/i.test(file))
    : [];
  return [`==== ${name}`, ...files.map((file) => readFileSync(join(folder, file), 'utf8').trim())].join(
    '\n\n',
  );
}
