// A walk through the built application in a stock Firefox: all main pages draw, a file opens, a broken one is told with its
// place, a reload shows the game again, a game exports, and the console has no error.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { openTab, startFirefox } from './bidi.mjs';
import { findFirefox } from './programs.mjs';
import { root } from './setup.mjs';

const path = findFirefox();
if (!path) {
  console.log('   No Firefox found, so nothing was tried in it; FIREFOX_PATH=/path/to/firefox names one.');
  process.exit(0);
}

const GOOD = { info: { title: 'Alder' }, map: { hexes: [{ color: 'plain', hexes: ['A1', 'A3', 'B2'] }] } };
/** Addresses, and the test ids of what they show (98.20). */
const PAGES = {
  '/': 'home',
  '/games/': 'games',
  '/docs/': 'docs',
  '/docs/first-game': 'docs',
  '/docs/games/fields': 'docs',
  '/elements/': 'atoms',
  '/elements/tiles': 'tiles',
  '/elements/logos': 'logos',
  '/games/brackwater/': 'game-brackwater',
  ...Object.fromEntries(
    [
      'background',
      'cards',
      'charters',
      'map',
      'market',
      'par',
      'revenue',
      'tile-manifest',
      'tiles',
      'tokens',
    ].map((tab) => [`/games/brackwater/${tab}`, `game-brackwater-${tab}`]),
  ),
};

const folder = mkdtempSync(join(tmpdir(), 'platelayer-firefox-'));
const server = await preview({
  root: join(root, 'apps/web'),
  logLevel: 'error',
  preview: { host: '127.0.0.1', port: 0 },
});
const origin = server.resolvedUrls.local[0].replace(/\/$/, '');
const errors = [];
let failure;
let firefox;
try {
  firefox = await startFirefox(path, folder);
  await firefox.send('session.subscribe', { events: ['log.entryAdded'] });
  firefox.onEvent((method, { level, text }) => {
    if (method === 'log.entryAdded' && level === 'error') errors.push(text);
  });
  const tab = await openTab(firefox);
  await walk(tab);
  const faults = [];
  for (const error of errors) if (!(await wasBrokenOff(tab, error))) faults.push(error);
  if (faults.length > 0) throw new Error(`The console has errors:\n${faults.join('\n')}`);
  console.log(
    `   ${Object.keys(PAGES).length} pages drawn, a file opened, reloaded and exported, a broken one told`,
  );
} catch (error) {
  failure = error;
  console.error(error);
} finally {
  await firefox?.stop();
  await server.close();
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
process.exit(failure ? 1 : 0);

/**
 * Whether an error only says that the walk left a page while a picture of it was loading: Firefox then names the service
 * worker. Such a file comes through the same service worker when it is asked for again.
 */
async function wasBrokenOff(tab, error) {
  const [, url] = /^Failed to load ‘(.+)’\. A ServiceWorker intercepted/.exec(error) ?? [];
  return url !== undefined && tab.evaluate(`fetch('${url}').then(({ ok }) => ok, () => false)`);
}

async function walk(tab) {
  const text = (selector) => `document.querySelector('${selector}')?.textContent ?? ''`;
  const button = (name) =>
    `[...document.querySelectorAll('button, [role=menuitem]')].find((one) => (one.ariaLabel ?? one.textContent) === '${name}')`;
  const press = async (name) => {
    await tab.until(name, button(name));
    await tab.evaluate(`${button(name)}.click()`);
  };

  await tab.goTo(origin);
  for (const [page, id] of Object.entries(PAGES)) {
    await tab.evaluate(
      `void (history.pushState(null, '', '${page}'), dispatchEvent(new PopStateEvent('popstate')))`,
    );
    await tab.until(
      page,
      `document.querySelector('[data-testid="${id}"]') && document.querySelector('main h1')`,
    );
    if (id.startsWith('game-brackwater-'))
      await tab.until(
        `sheet of ${page}`,
        "document.querySelector('.paper svg')?.getBoundingClientRect().width > 100",
      );
  }

  const file = join(folder, 'alder.json');
  const lines = JSON.stringify(GOOD, undefined, 2);
  const choose = async (content) => {
    writeFileSync(file, content);
    await tab.goTo(`${origin}/games/`);
    await tab.until('the input of files', "document.querySelector('[data-testid=games] input[type=file]')");
    await tab.chooseFile('[data-testid=games] input[type=file]', file);
  };
  await choose(lines.replace('  },', '  }'));
  await tab.until('the fault', `(${text('.alerts')}).includes('A comma is missing at the end of line 4')`);
  await tab.until('its place', `(${text('.alerts')}).includes('Line 4, column ')`);
  await choose(lines);
  await tab.until(
    'the map',
    "/internal:.*map$/.test(location.pathname) && document.querySelector('.paper svg')",
  );
  await tab.reload();
  await tab.until('the map again', "document.querySelector('.paper svg')");
  await tab.until('its title', `(${text('nav[aria-label=Game]')}).includes('Alder')`);

  await press('Export');
  await press('Export this component as a pdf document');
  const made = join(folder, 'alder-map.pdf');
  await tab.until('the export', `(${text('.alerts')}).includes('PDF Created')`);
  // Firefox puts an empty file there first.
  const isWritten = () => existsSync(made) && readFileSync(made).subarray(0, 5).toString() === '%PDF-';
  for (let i = 0; i < 100 && !isWritten(); i++) await new Promise((go) => setTimeout(go, 50));
  if (!isWritten()) throw new Error('The export is no PDF.');
}
