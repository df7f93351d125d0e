// `npm run size`: compares the gzipped download of a first visit to a bundled map with the limits. With `--built` it does not
// build first.
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import { findTestBrowser, HOW_TO_GET_ONE } from './programs.mjs';
import { root, tool } from './setup.mjs';

const KILOBYTE = 1000;
const LIMITS = { 'JavaScript and wasm': 500 * KILOBYTE, fonts: 250 * KILOBYTE };

const executablePath = findTestBrowser();
if (!executablePath) {
  console.log(HOW_TO_GET_ONE);
  process.exit(0);
}
if (!process.argv.includes('--built') && tool('vite', ['build', 'apps/web', '--logLevel', 'error']) !== 0)
  process.exit(1);
const server = await preview({
  root: `${root}/apps/web`,
  logLevel: 'error',
  preview: { host: '127.0.0.1', port: 0 },
});
const browser = await chromium.launch({
  executablePath,
  args: ['--no-sandbox', '--disable-background-networking'],
});
// Without the service worker, which fetches everything in the background.
const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
const loaded = new Map();
const reading = [];
const onResponse = (response) => reading.push(measure(response));
page.on('response', onResponse);
async function measure(response) {
  const { pathname } = new URL(response.url());
  const kind = /\.(js|wasm)$/.test(pathname)
    ? 'JavaScript and wasm'
    : /\.(ttf|woff2?)$/.test(pathname)
      ? 'fonts'
      : undefined;
  if (kind && response.ok())
    loaded.set(pathname, { kind, size: gzipSync(await response.body(), { level: 9 }).length });
}
await page.goto(`${server.resolvedUrls.local[0]}games/brackwater/map`);
await page.locator('.paper svg').first().waitFor();
await page.waitForLoadState('networkidle');
// Later responses could not be read while the browser closes.
page.off('response', onResponse);
await Promise.all(reading);
await browser.close();
await server.close();

let failed = false;
for (const [kind, limit] of Object.entries(LIMITS)) {
  const files = [...loaded].filter(([, file]) => file.kind === kind).sort(([, a], [, b]) => b.size - a.size);
  const total = files.reduce((sum, [, { size }]) => sum + size, 0);
  console.log(`${kind}: ${Math.round(total / KILOBYTE)} kB of ${limit / KILOBYTE} kB`);
  for (const [name, { size }] of files)
    console.log(`  ${(size / KILOBYTE).toFixed(1).padStart(7)} kB  ${name}`);
  failed ||= total > limit;
}
process.exit(failed ? 1 : 0);
