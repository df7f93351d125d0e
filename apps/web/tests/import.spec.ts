import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync, zipSync } from 'fflate';

/** Import of 18xx.games titles (85.15). */

const title = (id: string, body: string) =>
  `module Engine\nmodule Game\nmodule ${id}\nclass Game < Game::Base\n${body}\nend\nend\nend\nend\n`;

const ONE = title(
  'G18One',
  "LAYOUT = :flat\nHEXES = { white: { ['A1'] => 'city=revenue:20', ['A3'] => '' } }\nTILES = { '57' => 4 }\nTRAINS = rand",
);
const TWO = title('G18Two', "LAYOUT = :pointy\nHEXES = { white: { ['B2'] => '' } }");

const repository = (): Buffer =>
  Buffer.from(
    zipSync({
      '18xx-main/lib/engine/game/g_18_one/game.rb': new TextEncoder().encode(ONE),
      '18xx-main/lib/engine/game/g_18_two/game.rb': new TextEncoder().encode(TWO),
    }),
  );

const importPage = (page: Page) => page.getByTestId('import');

const choose = (page: Page, name: string, buffer: Buffer) =>
  importPage(page)
    .locator('input[type=file]')
    .setInputFiles([{ name, mimeType: '', buffer }]);

test('imports a file of a title: notice, map, report, saving and opening', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'showOpenFilePicker', { value: undefined }));
  await page.goto('/games/');
  await page.getByRole('link', { name: 'Import…' }).click();
  await expect(importPage(page)).toContainText('Do not print games you have no licence to print');
  await choose(page, 'game.rb', Buffer.from(ONE));
  const map = page.getByRole('img', { name: 'Map of 18one' });
  await expect.poll(() => map.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(100);
  await expect(importPage(page)).toContainText('The file opens without problems.');
  const report = page.getByTestId('import-report');
  await expect(report).toContainText(
    'The list of trains was skipped: it calls rand, which the importer cannot evaluate.',
  );
  await expect(report).toContainText('(game.rb, line 8)');

  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the game file' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('18one.json');
  expect(JSON.parse(readFileSync(await saved.path(), 'utf8'))).toMatchObject({
    info: { title: '18One' },
    tiles: { 57: 4 },
  });

  await page.getByRole('button', { name: 'Open the game' }).click();
  await expect(page).toHaveURL(/\/games\/internal:[^/]+\/map$/);
  await expect(page.locator('.paper svg').first()).toBeVisible();
});

const OWN = title(
  'G18Own',
  "LAYOUT = :flat\nHEXES = { white: { ['A1'] => '' } }\nTILES = { '57' => 4, 'Q1' => { 'count' => 2, 'color' => 'green', 'code' => 'city=revenue:40;path=a:0,b:_0' } }",
);

test('saves an import as a zip with its tiles and report, which can be opened again', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['showOpenFilePicker', 'showDirectoryPicker'])
      Object.defineProperty(window, name, { value: undefined });
  });
  await page.goto('/import');
  await choose(page, 'game.rb', Buffer.from(OWN));
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the folder as a zip' }).click();
  const saved = await saving;
  expect(saved.suggestedFilename()).toBe('18own.zip');
  const zip = readFileSync(await saved.path());
  const files = unzipSync(new Uint8Array(zip));
  expect(Object.keys(files)).toEqual([
    '18own/18own.json',
    '18own/tiles/18own.json',
    '18own/import-report.txt',
  ]);
  const read = (path: string) => JSON.parse(new TextDecoder().decode(files[path]));
  expect(read('18own/18own.json').tiles).toEqual({ 57: 4, Q1: 2 });
  expect(read('18own/tiles/18own.json').Q1).toMatchObject({ color: 'green' });
  await page.goto('/games/');
  await page
    .getByTestId('games')
    .locator('input[type=file]')
    .setInputFiles([{ name: '18own.zip', mimeType: 'application/zip', buffer: zip }]);
  await expect(page).toHaveURL(/\/games\/internal:[^/]+\/map$/);
  await page.getByRole('navigation', { name: 'Game' }).getByRole('link', { name: 'Assets' }).click();
  await expect(page.getByTestId('own-things')).toContainText('Q1');
});

test('saves an import to a folder and opens it from there, if the browser can write folders', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'showDirectoryPicker', {
      value: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('mine', { create: true }),
    });
  });
  await page.goto('/import');
  await choose(page, 'game.rb', Buffer.from(OWN));
  await page.getByRole('button', { name: 'Save as a folder' }).click();
  await expect(page).toHaveURL(/\/games\/system:[^/]+\/map$/);
  await expect(page.getByRole('navigation', { name: 'Game' })).toContainText('18Own');
});

test('offers the titles in a zip of the repository', async ({ page }) => {
  await page.goto('/import');
  await choose(page, '18xx.zip', repository());
  const titles = page.getByLabel('Title');
  await expect(titles.locator('option')).toHaveText(['Choose a title', '18One', '18Two']);
  await titles.selectOption('18Two');
  await expect(page.getByRole('img', { name: 'Map of 18two' })).toBeVisible();
  await titles.selectOption('18One');
  await expect(page.getByRole('img', { name: 'Map of 18one' })).toBeVisible();
});

test('reports files without a title', async ({ page }) => {
  await page.goto('/import');
  await choose(page, 'saved.json', Buffer.from('{"title":"18One","actions":[]}'));
  await expect(importPage(page)).toContainText('No title was found.');
  await expect(page.getByTestId('import-report')).toContainText(
    'A saved game contains only moves, not a map.',
  );
  await choose(page, 'deep.rb', Buffer.from(`X = ${'['.repeat(1_000_000)}`));
  await expect(page.getByTestId('import-report')).toContainText('deep.rb');
});

const drop = (page: Page, name: string, bytes: readonly number[]) =>
  page.evaluate(
    ([name, bytes]) => {
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(bytes)], name));
      for (const type of ['dragover', 'drop'])
        document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
    },
    [name, bytes] as const,
  );

test('accepts Ruby files and zips of them dropped anywhere', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByTestId('home')).toBeVisible();
  await drop(page, 'map.rb', [...Buffer.from(ONE)]);
  await expect(page).toHaveURL('/import');
  await expect(page.getByRole('img', { name: 'Map of 18one' })).toBeVisible();
  await drop(page, '18xx.zip', [...repository()]);
  await expect(page.getByLabel('Title')).toBeVisible();
});

test('converts a tile in 18xx.games notation pasted into the gallery', async ({ page }) => {
  await page.goto('/elements/tiles');
  const pasted = page.getByTestId('pasted');
  await pasted.getByText('A tile from 18xx.games').click();
  await pasted.getByLabel('Tile notation').fill('city=revenue:40,slots:2;path=a:0,b:_0;label=OO;castle=1');
  await pasted.getByLabel('Tile colour').selectOption('green');
  await expect(pasted.locator('svg').first()).toBeVisible();
  await expect(pasted.locator('pre')).toContainText('"color": "green"');
  await expect(pasted.locator('pre')).toContainText('"label": "OO"');
  await expect(pasted).toContainText('"castle" is not a word of the notation');
});
