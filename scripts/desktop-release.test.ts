import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** Our own steps of the release workflow, with invented packages. */

const folder = mkdtempSync(join(tmpdir(), 'platelayer-release-'));
const at = (...names: readonly string[]) => join(folder, ...names);

beforeAll(() => {
  for (const name of ['scripts', 'apps/desktop', 'target/x/release/bundle/deb'])
    mkdirSync(at(name), { recursive: true });
  for (const name of readdirSync(import.meta.dirname).filter((name) => name.endsWith('.mjs')))
    copyFileSync(join(import.meta.dirname, name), at('scripts', name));
  writeFileSync(at('package.json'), '{ "type": "module", "version": "1.2.0" }');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const step = (env: Readonly<Record<string, string>>, ...args: readonly string[]) =>
  execFileSync(process.execPath, [at('scripts', 'desktop-release.mjs'), ...args], {
    env: { ...process.env, CARGO_TARGET_DIR: at('target'), ...env },
  });
const config = () => JSON.parse(readFileSync(at('apps/desktop/release.json'), 'utf8'));

test('configures key and address for updates only if there is a key', () => {
  step({ UPDATE_PUBLIC_KEY: '' }, 'config', 'https://a.example/latest.json');
  expect(config()).toEqual({});
  step({ UPDATE_PUBLIC_KEY: 'key' }, 'config', 'https://a.example/latest.json');
  expect(config()).toEqual({
    bundle: { createUpdaterArtifacts: true },
    plugins: { updater: { pubkey: 'key', endpoints: ['https://a.example/latest.json'] } },
  });
});

test('renames packages, adds checksums, and lists signed packages in the manifest', () => {
  const made = {
    'Platelayer_1.2.0_amd64.AppImage': 'image',
    'Platelayer_1.2.0_amd64.AppImage.sig': 'signature of the image',
    'deb/Platelayer_1.2.0_amd64.deb': 'abc',
    'deb/Platelayer_1.2.0_amd64.deb.sig': 'signature of the deb',
    'Platelayer-1.2.0-1.x86_64.rpm': 'no signature',
    'deb/control.tar.gz': 'not for users',
  };
  for (const [name, text] of Object.entries(made)) writeFileSync(at('target/x/release/bundle', name), text);
  step({}, 'collect', 'linux-x86_64', 'x');
  const name = 'platelayer-1.2.0-linux-x86_64';
  expect(readdirSync(at('release')).sort()).toEqual([
    `${name}.AppImage`,
    `${name}.AppImage.sig`,
    `${name}.deb`,
    `${name}.deb.sig`,
    `${name}.rpm`,
  ]);
  step({}, 'manifest', 'https://a.example/v1.2.0');
  expect(readFileSync(at('release/SHA256SUMS'), 'utf8')).toContain(
    `ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad  ${name}.deb\n`,
  );
  expect(JSON.parse(readFileSync(at('release/latest.json'), 'utf8'))).toEqual({
    version: '1.2.0',
    platforms: {
      'linux-x86_64': {
        url: `https://a.example/v1.2.0/${name}.AppImage`,
        signature: 'signature of the image',
      },
      'linux-x86_64-deb': { url: `https://a.example/v1.2.0/${name}.deb`, signature: 'signature of the deb' },
    },
  });
});
