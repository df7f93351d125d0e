import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { zipSync } from 'fflate';
import { listRead, rowOf, withoutPicker, write } from './own-files.ts';

/** A data folder with one asset of each kind, shared by two games. */
const root = fileURLToPath(new URL('../../../packages/export/src/testing/game-folder/', import.meta.url));
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder)).flatMap((name) => {
    const path = folder === '' ? name : `${folder}/${name}`;
    return statSync(join(root, path)).isDirectory() ? filesIn(path) : [path];
  });
const FILES = new Map(filesIn('').map((path) => [path, readFileSync(join(root, path), 'utf8')]));

/** Makes the picker return a folder of the private file system, which behaves like a folder of the user. */
const openFolder = async (page: Page) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'showDirectoryPicker', {
      value: async () => (await navigator.storage.getDirectory()).getDirectoryHandle('mine'),
    });
  });
  await page.goto('/games/');
  for (const [path, text] of FILES) await write(page, `mine/${path}`, text);
  await page.getByRole('button', { name: 'Open Folder' }).click();
  await expect(page).toHaveURL(/\/games\/system:.*\/map/);
};

const sheets = (page: Page) => page.locator('.sheet-view').innerHTML();
const menu = (page: Page) => page.getByRole('navigation', { name: 'Game' });

test('draws the theme and tiles of the folder, and redraws when they change', async ({ page }) => {
  await openFolder(page);
  await expect.poll(() => sheets(page)).toContain('#7a8f6a');
  const theme = FILES.get('themes/moor.json')!;
  await write(page, 'mine/themes/moor.json', theme.replace('#7a8f6a', '#13579b'));
  await expect.poll(() => sheets(page)).toContain('#13579b');
  await menu(page).getByRole('link', { name: 'Tiles' }).click();
  await expect.poll(() => sheets(page)).toContain('Marsh');
  await write(page, 'mine/tiles/marsh.json', FILES.get('tiles/marsh.json')!.replace('Marsh', 'Heron'));
  await expect.poll(() => sheets(page)).toContain('Heron');
});

test('lists both games, which link to each other without asking for permission', async ({ page }) => {
  await openFolder(page);
  await menu(page).getByRole('link', { name: 'Low Line' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Low Line' })).toBeVisible();
  await page.goto('/games/');
  await listRead(page);
  await expect(rowOf(page, 'Low Line')).toHaveCount(1);
  await expect(rowOf(page, 'High Line')).toHaveCount(1);
  await expect(rowOf(page, 'Low Line')).toContainText('Marsh Press');
});

test('copies each game with all shared assets', async ({ page }) => {
  await withoutPicker(page);
  await page.goto('/games/');
  const entries = [...FILES].map(([path, text]) => [`data/${path}`, new TextEncoder().encode(text)] as const);
  await page
    .getByTestId('games')
    .locator('input[type=file]')
    .setInputFiles([
      {
        name: 'data.zip',
        mimeType: 'application/zip',
        buffer: Buffer.from(zipSync(Object.fromEntries(entries))),
      },
    ]);
  await expect.poll(() => sheets(page)).toContain('#7a8f6a');
  await page.goto('/games/');
  await listRead(page);
  await expect(rowOf(page, 'Low Line')).toHaveCount(1);
  await expect(rowOf(page, 'High Line')).toHaveCount(1);
});

test('reports a broken tile file with its location, and draws the rest', async ({ page }) => {
  await openFolder(page);
  await write(page, 'mine/tiles/list.json', '[\n  { "id": "M2" "color": "green" }\n]');
  await page
    .getByRole('button', { name: /problem|error/ })
    .first()
    .click();
  await expect(page.getByText('tiles/list.json').first()).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(/line 2, column 15/).first()).toBeVisible();
});

test('lists the assets with names and uses', async ({ page }) => {
  await openFolder(page);
  await menu(page).getByRole('link', { name: 'Low Line' }).click();
  await menu(page).getByRole('link', { name: 'Assets' }).click();
  const things = page.getByTestId('own-things');
  await expect(things.getByRole('button', { name: 'Copy M1' })).toBeVisible();
  await expect(things).toContainText('tiles/marsh.json');
  await expect(things).toContainText('/tiles/M1');
  await expect(things.getByRole('button', { name: 'Copy heath' })).toBeVisible();
  await expect(things.getByRole('listitem').filter({ hasText: 'crane' })).toContainText('/tokens/0/icon');
});

test('creates a new game in a folder and opens it without problems', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'showDirectoryPicker', {
      value: async () => (await navigator.storage.getDirectory()).getDirectoryHandle('new', { create: true }),
    });
  });
  await page.goto('/games/');
  const begin = async () => {
    await page.getByRole('button', { name: 'New Game' }).click();
    await page.getByRole('menuitem', { name: 'In a folder' }).click();
  };
  await begin();
  await expect(page).toHaveURL(/\/games\/system:.*\/map/);
  await expect(menu(page).getByRole('link', { name: 'Assets' })).toBeVisible();
  await expect(page.getByRole('button', { name: /problem/ })).toHaveCount(0);
  await page.goto('/games/');
  await begin();
  await expect(page.getByRole('region', { name: 'Messages' })).toContainText('game.json already exists');
});

test('lists the active colours with contrast and luminance', async ({ page }) => {
  await openFolder(page);
  await menu(page).getByRole('link', { name: 'Colours' }).click();
  const colors = page.getByTestId('colors');
  await expect(colors).toContainText('Map theme Moor, company theme Moor companies.');
  const row = colors.getByRole('row').filter({ has: page.getByRole('button', { name: 'Copy bog' }) });
  await expect(row).toContainText('#7a8f6a');
  await expect(row).toContainText('25%');
  await colors.getByLabel('Search by name or value').fill('heath');
  await expect(colors.getByRole('button', { name: /^Copy/ })).toHaveCount(1);
});
