// The steps of the release workflow around the build of the desktop application.
//   config ADDRESS       writes release.json for `tauri build --config`: key and address for updates, if there is a key
//   collect NAME TARGET  copies the packages of a target to release/, with version and system in their names
//   manifest ADDRESS     writes checksums of release/, and latest.json for programs that check for updates
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { target } from './desktop-setup.mjs';
import { root } from './setup.mjs';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const folder = join(root, 'release');

/** Packages by extension, with their suffix in the manifest if a program can update itself with them. */
const PACKAGES = [
  { ending: '.AppImage', installer: '' },
  { ending: '.deb', installer: '-deb' },
  { ending: '.rpm', installer: '-rpm' },
  { ending: '.dmg' },
  { ending: '.app.tar.gz', installer: '' },
  { ending: '.exe', installer: '' },
];

/** Empty without a key. The build then says that it does not update itself. */
const configFor = (key, address) =>
  key
    ? {
        bundle: { createUpdaterArtifacts: true },
        plugins: { updater: { pubkey: key, endpoints: [address] } },
      }
    : {};

/** Such as `platelayer-1.2.0-linux-x86_64.deb`, with `.sig` appended for its signature. */
const nameFor = (file, system) => {
  const signature = file.endsWith('.sig') ? '.sig' : '';
  const found = PACKAGES.find(({ ending }) => file.endsWith(ending + signature));
  return found && `platelayer-${version}-${system}${found.ending}${signature}`;
};

/** The manifest that programs read: the package for each system with its signature. */
const manifestFor = (files, signatureOf, address) => {
  const platforms = {};
  for (const file of files) {
    const found = PACKAGES.find(({ ending }) => file.endsWith(ending));
    if (found?.installer === undefined || !files.includes(`${file}.sig`)) continue;
    const system = file.slice(`platelayer-${version}-`.length, -found.ending.length);
    platforms[system + found.installer] = {
      url: `${address}/${file}`,
      signature: signatureOf(`${file}.sig`),
    };
  }
  return { version, platforms };
};

const checksums = (files, bytesOf) =>
  files.map((file) => `${createHash('sha256').update(bytesOf(file)).digest('hex')}  ${file}\n`).join('');

const STEPS = {
  config: (address) =>
    writeFileSync(
      join(root, 'apps', 'desktop', 'release.json'),
      JSON.stringify(configFor(process.env.UPDATE_PUBLIC_KEY, address)),
    ),
  collect: (system, triple) => {
    mkdirSync(folder, { recursive: true });
    const made = join(target, triple, 'release', 'bundle');
    for (const file of readdirSync(made, { recursive: true, encoding: 'utf8' })) {
      const name = nameFor(basename(file), system);
      if (name) copyFileSync(join(made, file), join(folder, name));
    }
  },
  manifest: (address) => {
    const files = readdirSync(folder).sort();
    const read = (file) => readFileSync(join(folder, file));
    writeFileSync(join(folder, 'SHA256SUMS'), checksums(files, read));
    const manifest = manifestFor(files, (file) => read(file).toString(), address);
    if (Object.keys(manifest.platforms).length > 0)
      writeFileSync(join(folder, 'latest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`);
  },
};

const [step, ...args] = process.argv.slice(2);
if (STEPS[step]?.length !== args.length) {
  console.error('Usage: desktop-release.mjs config ADDRESS | collect NAME TARGET | manifest ADDRESS');
  process.exit(2);
}
STEPS[step](...args);
