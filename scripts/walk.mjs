// `node scripts/walk.mjs [ENGINE…]`: walks through the built application in Chromium, Firefox and WebKitGTK. An engine whose browser is
// missing is skipped.
import { join } from 'node:path';
import { preview } from 'vite';
import { openChromium } from './engines/chromium.mjs';
import { openFirefox } from './engines/firefox.mjs';
import { walk } from './engines/walk.mjs';
import { openWebKit } from './engines/webkit.mjs';
import { findFirefox, findMiniBrowser, findTestBrowser } from './programs.mjs';
import { root } from './setup.mjs';

const ENGINES = [
  { name: 'Chromium', find: findTestBrowser, open: openChromium, named: 'CHROMIUM_PATH' },
  { name: 'Firefox', find: findFirefox, open: openFirefox, named: 'FIREFOX_PATH' },
  { name: 'WebKitGTK', find: findMiniBrowser, open: openWebKit, named: 'MINIBROWSER_PATH' },
];

const only = process.argv.slice(2).map((name) => name.toLowerCase());
const server = await preview({
  root: join(root, 'apps/web'),
  logLevel: 'error',
  preview: { host: '127.0.0.1', port: 0 },
});
const origin = server.resolvedUrls.local[0].replace(/\/$/, '');
const counts = { passed: 0, failed: 0, skipped: 0 };
for (const { name, find, open, named } of ENGINES) {
  if (only.length > 0 && !only.includes(name.toLowerCase())) continue;
  const path = find();
  if (!path) {
    console.log(`   ${name}: skipped, because it was not found. ${named}=/path/to/it names one.`);
    counts.skipped += 1;
    continue;
  }
  const started = performance.now();
  try {
    await walk((folder) => open(path, folder), origin);
    console.log(`   ${name}: passed in ${((performance.now() - started) / 1000).toFixed(1)} s`);
    counts.passed += 1;
  } catch (error) {
    console.error(`   ${name}: failed`, error);
    counts.failed += 1;
  }
}
await server.close();
console.log(`   Walks: ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
process.exit(counts.failed > 0 ? 1 : 0);
