// If the registry lacks native builds for other machines, npm omits them from the lock file, and `npm ci` then rejects that lock
// file everywhere. This adds the missing entries by name and version. Run it after every change of dependencies
// (`npm run third-party` does).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './setup.mjs';

const FILE = join(root, 'package-lock.json');
const SYSTEMS = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'openharmony',
  'win32',
  'sunos',
  'netbsd',
  'openbsd',
  'aix',
];
const PROCESSORS = [
  'arm64',
  'x64',
  'arm',
  'ia32',
  'ppc64',
  's390x',
  'riscv64',
  'wasm32',
  'loong64',
  'mips64el',
];

const lock = JSON.parse(readFileSync(FILE, 'utf8'));
for (const [, owner] of Object.entries(lock.packages)) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    const key = `node_modules/${name}`;
    if (lock.packages[key] || !/^\d/.test(version)) continue;
    const words = name.split(/[-/]/);
    const os = SYSTEMS.filter((system) => words.includes(system) || words.includes(`${system}musl`));
    const cpu = PROCESSORS.filter((processor) => words.includes(processor));
    // Without os and cpu, npm would try to install it everywhere.
    if (os.length === 0) continue;
    const flags = owner.dev ? { dev: true } : {};
    lock.packages[key] = { version, ...(cpu.length ? { cpu } : {}), ...flags, optional: true, os };
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(FILE, `${JSON.stringify(lock, null, 2)}\n`);
