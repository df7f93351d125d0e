import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync, zipSync } from 'fflate';

/** Games with logos, icons and fonts, in a zip or a folder. */

const require = createRequire(import.meta.url);
const FONT = readFileSync(require.resolve('@expo-google-fonts/yrsa/700Bold/Yrsa_700Bold.ttf'));

/** Colours that identify the game's pictures, because nothing else on a page has them. */
const LOGO = (color = '#13579b') =>
  `<svg viewBox="0 0 10 10" onload="document.title='bad'"><circle cx="5" cy="5" r="5" fill="${color}"/></svg>`;
const ICON =
  '<svg viewBox="0 0 10 10"><script>document.title="bad"</script><path d="M0 0H10V10Z" fill="#97531b"/></svg>';
const GAME = (title: string) =>
  JSON.stringify({
    info: { title },
    companies: [{ name: 'Low Line', abbrev: 'LL', color: 'red', logo: 'mine/LL', tokens: [0] }],
    tokens: [{ icon: 'crane' }, { label: 'Halt', fontFamily: 'Nib' }],
  });
const FILES = (title: string): Readonly<Record<string, string | Uint8Array>> => ({
  'game.json': GAME(title),
  'logos/mine/LL.svg': LOGO(),
  'icons/crane.svg': ICON,
  'fonts/Nib-Bold.ttf': new Uint8Array(FONT),
});
const zipOf = (files: Readonly<Record<string, string | Uint8Array>>): Buffer =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([path, content]) => [
          `mine/${path}`,
          typeof content === 'string' ? new TextEncoder().encode(content) : content,
        ]),
      ),
    ),
  );

const alerts = (page: Page) => page.getByRole('region', { name: 'Messages' });

const withoutPicker = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(window, 'showOpenFilePicker', { value: undefined }));

const chooseZip = (page: Page, buffer: Buffer) =>
  page
    .getByTestId('games')
    .locator('input[type=file]')
    .setInputFiles([{ name: 'mine.zip', mimeType: 'application/zip', buffer }]);

const sheets = (page: Page) => page.locator('main').innerHTML();

const expectOwn = async (page: Page): Promise<void> => {
  await page.getByRole('navigation', { name: 'Game' }).getByRole('link', { name: 'Tokens' }).click();
  await expect.poll(() => sheets(page)).toContain('#13579b');
  const picture = await sheets(page);
  expect(picture).toContain('#97531b');
  expect(picture).toContain('Own Nib');
  expect(picture).not.toContain('onload');
  const faces = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ family }) => /Own Nib/.test(family)).map(({ status }) => status);
  });
  expect(faces).toEqual(['loaded']);
  await expect(page).not.toHaveTitle('bad');
};

test('a zip shows its logo, icon and font, is stored unchanged, and its unsupported parts are reported', async ({
  page,
}) => {
  await withoutPicker(page);
  await page.goto('/games/');
  await chooseZip(page, zipOf(FILES('Alder')));
  await expect(alerts(page)).toContainText('Alder loaded');
  await expectOwn(page);
  await page.getByRole('button', { name: '2 notes' }).first().click();
  await expect(page.getByText(/icons\/crane\.svg: The picture has script/)).toBeVisible();
  await page.reload();
  await expect.poll(() => sheets(page)).toContain('#13579b');
});

test('a zip without a game is refused and not stored', async ({ page }) => {
  await withoutPicker(page);
  await page.goto('/games/');
  await chooseZip(page, zipOf({ 'readme.txt': 'no game' }));
  await expect(alerts(page)).toContainText('File was not a valid Platelayer game');
  await expect(page).toHaveURL(/\/games\/$/);
});

test('a shareable zip contains the game with its assets, and can be opened again', async ({ page }) => {
  await withoutPicker(page);
  await page.goto('/games/');
  await chooseZip(page, zipOf(FILES('Alder')));
  await expect(alerts(page)).toContainText('Alder loaded');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as shareable zip' }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('alder.zip');
  const zip = readFileSync(await download.path());
  expect(Object.keys(unzipSync(zip)).sort()).toEqual([
    'alder.json',
    'fonts/Nib-Bold.ttf',
    'icons/crane.svg',
    'logos/mine/LL.svg',
  ]);
  await page.goto('/games/');
  await chooseZip(page, zip);
  await expect(alerts(page)).toContainText('Alder loaded');
  await expectOwn(page);
});

test('a folder is remembered, and a save of its game or a logo updates the page', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'showDirectoryPicker', {
      value: async () =>
        (await navigator.storage.getDirectory()).getDirectoryHandle('mine', { create: true }),
    });
  });
  const write = (path: string, content: string | Uint8Array) =>
    page.evaluate(
      async ([path, content]) => {
        let folder = await navigator.storage.getDirectory();
        const parts = path.split('/');
        for (const name of parts.slice(0, -1))
          folder = await folder.getDirectoryHandle(name, { create: true });
        const stream = await (
          await folder.getFileHandle(parts.at(-1) ?? '', { create: true })
        ).createWritable();
        await stream.write(typeof content === 'string' ? content : new Uint8Array(content));
        await stream.close();
      },
      [`mine/${path}`, typeof content === 'string' ? content : [...content]] as const,
    );
  await page.goto('/games/');
  for (const [path, content] of Object.entries(FILES('Birch'))) await write(path, content);
  await page.getByRole('button', { name: 'Open Folder' }).click();
  await expect(alerts(page)).toContainText('Birch loaded');
  await expectOwn(page);
  await write('logos/mine/LL.svg', LOGO('#2468ac'));
  await expect.poll(() => sheets(page)).toContain('#2468ac');
  await write('game.json', GAME('Cedar'));
  await expect(page.getByRole('navigation', { name: 'Game' })).toContainText('Cedar');
  await page.reload();
  await expect(page.getByRole('navigation', { name: 'Game' })).toContainText('Cedar');
});

test('without a picker, a folder is copied with all its files', async ({ page }, info) => {
  const folder = info.outputPath('mine');
  for (const [path, content] of Object.entries(FILES('Alder'))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  await withoutPicker(page);
  await page.goto('/games/');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Open Folder' }).click();
  await (await choosing).setFiles(folder);
  await expect(alerts(page)).toContainText('Alder loaded');
  await expectOwn(page);
  await page.reload();
  await expect.poll(() => sheets(page)).toContain('#13579b');
});
