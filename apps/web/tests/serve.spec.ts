import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { sheets } from './game-page.ts';
import { alerts, MAP_GAME } from './own-files.ts';

/** A page that follows the file of `platelayer serve` (98.6.5). */

const PROGRAM = join(import.meta.dirname, '..', '..', 'cli', 'bin', 'platelayer.cjs');

/** Time within which a save must be on screen. */
const SOON = { timeout: 2000 };

const test = base.extend<{ folder: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from the pattern
  folder: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'platelayer-'));
    await use(folder);
    await rm(folder, { recursive: true });
  },
});

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
};

const running = new Set<ChildProcess>();

const serve = async (game: string, port: number) => {
  const args = [PROGRAM, 'serve', game, '--port', String(port), '--json'];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  running.add(child);
  const [output] = await once(child.stdout, 'data');
  const { address } = JSON.parse(String(output)) as { address: string };
  const stop = async () => {
    child.kill('SIGINT');
    await once(child, 'exit');
  };
  return { address, home: new URL('/', address).href, stop };
};

test.afterEach(() => {
  for (const child of running) child.kill();
  running.clear();
});

const heading = (page: Page, title: string) => expect(page).toHaveTitle(new RegExp(title));

const LOGO = (color: string) => `<svg viewBox="0 0 10 10"><path d="M0 0h10v10H0z" fill="${color}"/></svg>`;

test('/ redirects to the file, a save appears, and a reload shows the newest version', async ({
  page,
  folder,
}) => {
  const file = join(folder, 'game.json');
  await writeFile(file, MAP_GAME('Alder'));
  const { home, address } = await serve(file, await freePort());
  await page.goto(home);
  await expect(page).toHaveURL(address);
  await expect(sheets(page).first()).toBeVisible();
  await heading(page, 'Alder');

  await writeFile(file, MAP_GAME('Birch'));
  await expect(page).toHaveTitle(/Birch/, SOON);
  // Saved by renaming, like many editors.
  await writeFile(`${file}.new`, MAP_GAME('Cedar'));
  await rename(`${file}.new`, file);
  await expect(page).toHaveTitle(/Cedar/, SOON);

  await page.reload();
  await heading(page, 'Cedar');
  await page.goto('about:blank');
  await writeFile(file, MAP_GAME('Douglas'));
  await page.goto(address);
  await heading(page, 'Douglas');

  await page.keyboard.press('r');
  await expect(alerts(page)).toContainText('Douglas was reloaded from its file');
});

test('a broken save keeps the last sheets, even on reload, until the next valid save', async ({
  page,
  folder,
}) => {
  const file = join(folder, 'game.json');
  await writeFile(file, MAP_GAME('Alder'));
  const { address } = await serve(file, await freePort());
  await page.goto(address);
  await heading(page, 'Alder');

  const broken = async () => {
    await expect(alerts(page)).toContainText('Not reloaded', SOON);
    await expect(alerts(page)).toContainText('Line 1, column');
    await expect(sheets(page).first()).toBeVisible();
    await heading(page, 'Alder');
  };
  await writeFile(file, MAP_GAME('Birch').replace(':', ''));
  await broken();
  await page.reload();
  await expect(sheets(page).first()).toBeVisible();
  await broken();

  await writeFile(file, MAP_GAME('Cedar'));
  await expect(page).toHaveTitle(/Cedar/, SOON);
  await expect(alerts(page).locator('.alert')).toHaveCount(0);
});

test('a missing file is reported, and followed again when it returns', async ({ page, folder }) => {
  const file = join(folder, 'game.json');
  await writeFile(file, MAP_GAME('Alder'));
  const { address } = await serve(file, await freePort());
  await page.goto(address);
  await heading(page, 'Alder');
  await rename(file, join(folder, 'other.json'));
  await expect(alerts(page)).toContainText('The file for Alder was deleted or moved');
  await expect(sheets(page).first()).toBeVisible();
  await page.reload();
  await expect(sheets(page).first()).toBeVisible();
  await expect(alerts(page)).toContainText('The file for Alder was deleted or moved');
  await rename(join(folder, 'other.json'), file);
  await expect(alerts(page).locator('.alert')).toHaveCount(0, SOON);
  await writeFile(file, MAP_GAME('Birch'));
  await expect(page).toHaveTitle(/Birch/, SOON);
});

test('follows a folder with its logos', async ({ page, folder }) => {
  const game = join(folder, 'mine');
  await mkdir(join(game, 'logos'), { recursive: true });
  const company = { name: 'Alpha', abbrev: 'A', color: 'red', logo: 'Mine', tokens: [40] };
  await writeFile(
    join(game, 'game.json'),
    JSON.stringify({ info: { title: 'Alder' }, companies: [company] }),
  );
  await writeFile(join(game, 'logos', 'Mine.svg'), LOGO('#123456'));
  const { home, address } = await serve(game, await freePort());
  await page.goto(home);
  // The game has no map.
  await expect(page).toHaveURL(/\/games\/internal:[^/]+\/?$/);
  await page.goto(address.replace(/map$/, 'tokens'));
  const drawn = (color: string) => page.locator(`.paper svg [fill="${color}"]`).first();
  await expect(drawn('#123456')).toBeAttached();
  await writeFile(join(game, 'logos', 'Mine.svg'), LOGO('#654321'));
  await expect(drawn('#654321')).toBeAttached(SOON);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  /** Waits until the page has all its parts and the service worker answers instead of the server. */
  const controlled = (page: Page) =>
    page.evaluate(async () => {
      await navigator.serviceWorker.ready;
      if (!navigator.serviceWorker.controller)
        await new Promise((resume) => navigator.serviceWorker.addEventListener('controllerchange', resume));
    });

  test('a stopped server is reported once, without many requests, and followed after a restart', async ({
    page,
    folder,
  }) => {
    const file = join(folder, 'game.json');
    await writeFile(file, MAP_GAME('Alder'));
    const port = await freePort();
    const { address, stop } = await serve(file, port);
    await page.goto(address);
    await controlled(page);
    await stop();
    await expect(alerts(page)).toContainText('platelayer serve has stopped');
    await page.getByRole('button', { name: 'Close message' }).click();
    let requests = 0;
    page.on('request', () => {
      requests += 1;
    });
    await page.waitForTimeout(6500);
    expect(requests).toBeGreaterThan(0);
    expect(requests).toBeLessThanOrEqual(3);
    await expect(alerts(page).locator('.alert')).toHaveCount(0);

    await writeFile(file, MAP_GAME('Birch'));
    await serve(file, port);
    await heading(page, 'Birch');
    await writeFile(file, MAP_GAME('Cedar'));
    await expect(page).toHaveTitle(/Cedar/, SOON);
  });

  test('/ still redirects to the game, and the page works without the server', async ({ page, folder }) => {
    const file = join(folder, 'game.json');
    await writeFile(file, MAP_GAME('Alder'));
    const { home, address, stop } = await serve(file, await freePort());
    await page.goto(home);
    await heading(page, 'Alder');
    await controlled(page);
    await page.goto(home);
    await expect(page).toHaveURL(address);
    await writeFile(file, MAP_GAME('Birch'));
    await expect(page).toHaveTitle(/Birch/, SOON);
    // The copy is written after the save is shown.
    const text = (path: string) =>
      page.evaluate(async (name) => {
        const games = await (await navigator.storage.getDirectory()).getDirectoryHandle('games');
        return (await (await games.getFileHandle(name)).getFile()).text();
      }, path);
    const [, id] = /internal:([^/]+)/.exec(address) ?? [];
    await expect.poll(() => text(`${id}.json`)).toContain('Birch');
    await stop();
    await page.goto(address);
    await heading(page, 'Birch');
    await expect(alerts(page)).toContainText('platelayer serve has stopped');
    await page.goto(home);
    await expect(page.getByTestId('home')).toBeVisible();
  });
});
