import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { GAME, sheets } from './game-page.ts';

/** The application on a plain static host, below a base path (docs/hosting.md). */

const ROOT = join(import.meta.dirname, '..', '..', '..');
const FOLDER = join(ROOT, 'node_modules', '.cache', 'platelayer', 'hosted');
const BASE = '/tools/platelayer/';
const DOWNLOADS = 'https://downloads.example/platelayer/';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.wasm': 'application/wasm',
};

/** Files missing on the host during an update. It answers with the start page and status 200. */
let notYet: RegExp | undefined;

/** A minimal host: files below the base path, and the start page with status 404 for all others. */
const host = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://host');
  const send = (status: number, file: string, body: Buffer) =>
    response
      .writeHead(status, { 'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream' })
      .end(body);
  if (!pathname.startsWith(BASE)) return response.writeHead(404).end('Not Platelayer.');
  const file = pathname.slice(BASE.length) || 'index.html';
  if (notYet?.test(file)) return send(200, 'index.html', await readFile(join(FOLDER, 'index.html')));
  try {
    return send(200, file, await readFile(join(FOLDER, file)));
  } catch {
    return send(404, 'index.html', await readFile(join(FOLDER, 'index.html')));
  }
});

const origin = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
const at = (path: string) => origin(host) + BASE + path;

/** Requests that failed or were outside the base path. The start page may have status 404. */
const strayRequests = (page: Page): readonly string[] => {
  const stray: string[] = [];
  page.on('response', (response) => {
    const isPage = response.request().resourceType() === 'document';
    if (!response.url().startsWith(at('')) || (!response.ok() && !isPage))
      stray.push(`${response.status()} ${response.url()}`);
  });
  page.on('pageerror', (error) => stray.push(error.message));
  return stray;
};

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  // Takes half a minute, or several minutes on a busy machine.
  test.setTimeout(600_000);
  const build = spawn(process.execPath, ['scripts/build.mjs', '--base', BASE, '--out', FOLDER], {
    cwd: ROOT,
    env: { ...process.env, VITE_DESKTOP_ADDRESS: DOWNLOADS },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let complaints = '';
  build.stderr.on('data', (text) => {
    complaints += text;
  });
  const [status] = await once(build, 'close');
  expect(status, complaints).toBe(0);
  await once(host.listen(0, '127.0.0.1'), 'listening');
});

test.afterAll(() => {
  host.close();
});

test('all pages, deep links, files and exports work below a base path', async ({ page, request }) => {
  const stray = strayRequests(page);
  await page.goto(at(''));
  await expect(page.getByTestId('home')).toBeVisible();
  await page.getByRole('link', { name: 'Games' }).first().click();
  await expect(page).toHaveURL(at('games/'));
  await page.locator(`a[href="${BASE}games/${GAME}/map"]`).first().click();
  await expect(sheets(page).first()).toBeVisible({ timeout: 15_000 });

  await page.reload();
  await expect(sheets(page).first()).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL(at(`games/${GAME}/map`));

  await page.getByRole('button', { name: 'Export', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    page.getByRole('menuitem', { name: 'Export this component as a pdf document' }).click(),
  ]);
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await page.goto(at('docs/games/schemas'));
  await expect(page.getByRole('link', { name: 'game.schema.json' })).toHaveAttribute(
    'href',
    `${BASE}schemas/game.schema.json`,
  );
  await page.goto(at('docs/games/fields'));
  await expect(page.getByRole('searchbox')).toBeVisible();
  expect(stray).toEqual([]);

  const manifestAddress = at('manifest.webmanifest');
  const manifest = await (await request.get(manifestAddress)).json();
  expect(new URL(manifest.start_url, manifestAddress).href).toBe(at(''));
  for (const { src } of manifest.icons)
    expect((await request.get(new URL(src, manifestAddress).href)).ok()).toBe(true);
});

test('a build with a download address offers the desktop application', async ({ page }) => {
  await page.goto(at(''));
  await expect(page.getByRole('link', { name: 'Download the desktop application' })).toHaveAttribute(
    'href',
    DOWNLOADS,
  );
});

test('a page that cannot be loaded below a base path says so', async ({ page }) => {
  await page.route('**/assets/AtomGallery-*.js', (route) => route.abort());
  await page.goto(at('elements/'));
  await expect(page.getByRole('button', { name: 'Reload' })).toBeVisible();
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a visit during an update of the host does not cache wrong files', async ({ page, context }) => {
    notYet = /AtomGallery-.*\.js$/;
    await page.goto(at(''));
    const state = await page.evaluate(async (script) => {
      // The page registers the same worker when it has loaded.
      const { installing } = await navigator.serviceWorker.register(script);
      while (installing && !['redundant', 'activated'].includes(installing.state))
        await new Promise((resume) => setTimeout(resume, 50));
      return installing?.state;
    }, `${BASE}service-worker.js`);
    expect(state).toBe('redundant');
    // An incomplete cache would be used as a build.
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    notYet = undefined;
    await page.reload();
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await page.goto(at('elements/'));
    await expect(page.getByTestId('atoms')).toBeVisible();
  });

  test('works offline below a base path after the first visit', async ({ page, context }) => {
    await page.goto(at(''));
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await page.goto(at(`games/${GAME}/map`));
    await expect(sheets(page).first()).toBeVisible({ timeout: 15_000 });
    await page.goto(at('docs/games/fields'));
    await expect(page.getByRole('searchbox')).toBeVisible();
  });
});
