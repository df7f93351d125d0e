// Lists the npm packages of the lock file with their licences, and which of them reach users.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const read = (...path) => JSON.parse(readFileSync(join(root, ...path), 'utf8'));

// Native builds for other machines (`name-linux-x64`) count as part of their package.
const NATIVE =
  /-(android|darwin|freebsd|linux|linuxmusl|netbsd|openbsd|openharmony|sunos|win32|wasm32|aix)(-|$)/;

/** All packages by name, with their folder, their licence and whether they reach users. */
export const packages = () => {
  // The command line is bundled, so its dependencies are development dependencies for npm.
  const bundled = Object.keys(read('apps', 'cli', 'package.json').devDependencies);
  return Object.entries(read('package-lock.json').packages)
    .filter(([path, entry]) => path.includes('node_modules/') && !entry.link && !NATIVE.test(path))
    .map(([path, entry]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const folder = join(root, path);
      const manifest = join(folder, 'package.json');
      const licence =
        entry.license ??
        (existsSync(manifest) && JSON.parse(readFileSync(manifest, 'utf8')).license) ??
        'unknown';
      return {
        name,
        folder,
        version: entry.version,
        licence: String(licence),
        shipped: (!entry.dev && !entry.devOptional) || bundled.includes(name),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'));
};
