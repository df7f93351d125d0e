import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { test } from 'node:test';
import { until } from '../../../scripts/engines/webdriver.mjs';
import { home } from './application.mjs';

const TAURI = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.bin', 'tauri');
const LISTEN = 'window.states = []; window.platelayer.on("update", (state) => window.states.push(state));';

/** A server with a newer version, signed with a different key. */
const release = async (t, { at, write }, tamper) => {
  const quiet = { stdio: 'ignore' };
  execFileSync(TAURI, ['signer', 'generate', '--ci', '--password', '', '--write-keys', at('key')], quiet);
  const file = write('platelayer.AppImage.tar.gz', 'a package');
  execFileSync(TAURI, ['signer', 'sign', '--private-key-path', at('key'), '--password', '', file], quiet);
  const server = createServer((request, response) => {
    const address = `http://127.0.0.1:${server.address().port}`;
    if (request.url !== '/latest.json') return response.end(tamper ? 'another package' : 'a package');
    const entry = { url: `${address}/package`, signature: readFileSync(`${file}.sig`, 'utf8') };
    response.end(
      JSON.stringify({ version: '99.1.0', platforms: { 'linux-x86_64': entry, 'linux-aarch64': entry } }),
    );
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  t.after(() => server.close());
  const key = readFileSync(`${at('key')}.pub`, 'utf8').trim();
  return `http://127.0.0.1:${server.address().port}/latest.json ${key}`;
};

const lastState = (app) => app.run('return window.states.at(-1)');

test('a build without key and address does not check for updates', async (t) => {
  const { start } = home(t);
  const app = await start();
  await app.run(LISTEN);
  await app.run('window.platelayer.checkForUpdates()');
  await until(async () => (await lastState(app))?.dev, 'the state of a development build');
  assert.deepEqual(await lastState(app), { available: false, dev: true });
  await app.go('/app');
  assert.equal(await app.has('//button[contains(., "Check for updates")]'), false);
});

test('offers a newer version and refuses one with a wrong signature', async (t) => {
  const place = home(t);
  const app = await place.start([], { PLATELAYER_UPDATES: await release(t, place, true) });
  // Checks automatically at the start.
  await app.see('Update');
  await app.go('/app');
  await app.see('99.1.0');
  await app.run(LISTEN);
  await app.run('window.platelayer.downloadUpdate()');
  await until(async () => (await lastState(app))?.error, 'it fails');
  assert.match((await lastState(app)).error, /signature/i);
});

test('reports a server that does not answer', async (t) => {
  const { start } = home(t);
  const key = 'dW50cnVzdGVkIGNvbW1lbnQ6IG1pbmlzaWduIHB1YmxpYyBrZXk6IDAK';
  const app = await start([], { PLATELAYER_UPDATES: `http://127.0.0.1:9/latest.json ${key}` });
  await app.run(LISTEN);
  await app.run('window.platelayer.checkForUpdates()');
  await until(async () => (await lastState(app))?.error, 'the check fails');
  assert.equal((await lastState(app)).available, false);
  await app.go('/app');
  await app.see('Check for updates');
});
