import { expect, test } from '@playwright/test';
import { keep } from './game-page.ts';
import {
  alerts,
  chooseFile,
  drop,
  GAME,
  listRead,
  MAP_GAME,
  openPicked,
  rowOf,
  rows,
  withoutPicker,
  withPicker,
  write,
} from './own-files.ts';

test.describe('the list', () => {
  test('is never empty, and one click shows a map', async ({ page }) => {
    await page.goto('/games/');
    const first = rows(page).first();
    await expect(first.locator('img')).toBeVisible({ timeout: 20_000 });
    await expect(first).toContainText('companies');
    await expect(first.getByRole('button')).toHaveCount(0);
    await first.getByRole('link').first().click();
    await expect(page).toHaveURL(/\/games\/[^/]+\/map$/);
    await expect(alerts(page)).toContainText(/ loaded/);
  });

  test('can be searched, and says so if nothing matches', async ({ page }) => {
    await page.goto('/games/');
    const search = page.getByRole('searchbox', { name: 'Search games' });
    await search.fill('no such game');
    await expect(rows(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Show all games' }).click();
    await expect(rows(page).first()).toBeVisible();
  });

  test('has the thumbnails of bundled games immediately, without the engine', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'Worker'));
    await page.goto('/games/');
    const pictures = rows(page).locator('img');
    await expect(rows(page).first()).toBeVisible();
    await expect(pictures).toHaveCount(await rows(page).count());
    const wide = (img: HTMLElement | SVGElement) => (img as HTMLImageElement).naturalWidth;
    for (const picture of await pictures.all()) {
      await expect.poll(() => picture.evaluate(wide)).toBeGreaterThanOrEqual(200);
      const { size } = await page.request
        .get((await picture.getAttribute('src'))!)
        .then(async (answer) => ({ size: (await answer.body()).length }));
      expect(size).toBeLessThan(80_000);
    }
  });

  test('hides columns with the same value for all games', async ({ page }) => {
    await page.goto('/games/');
    await listRead(page);
    await expect(page.getByRole('columnheader')).toHaveText(['Title']);
    await expect(page.getByLabel('Sort by').locator('option')).toHaveCount(2);
    await keep(page, { info: { title: 'ZZ Other', designer: 'Somebody Else' } });
    await page.goto('/games/');
    await listRead(page);
    await expect(page.getByRole('columnheader')).toHaveText([
      'Title',
      'Designer',
      'Publisher',
      'Type',
      'Actions',
    ]);
    await expect(rowOf(page, 'Brackwater')).toContainText('Bundled');
  });

  test('shows a bundled game once for both forms of its slug', async ({ page }) => {
    await page.goto('/games/bundled:brackwater/map');
    await expect(alerts(page)).toContainText('Brackwater loaded');
    await expect(page).toHaveURL(/\/games\/brackwater\/map$/);
  });

  test('is shown with the reason for an address without a game', async ({ page }) => {
    await page.goto('/games/nope/map');
    await expect(page).toHaveURL(/\/games\/$/);
    await expect(alerts(page)).toContainText('Platelayer has no bundled game "nope"');
    await page.goto('/games/foo:x/map');
    await expect(page).toHaveURL(/\/games\/$/);
    await expect(alerts(page)).toContainText('there are no "foo" games');
  });
});

test.describe('without a picker', () => {
  test.beforeEach(async ({ page }) => {
    await withoutPicker(page);
    await page.goto('/games/');
  });

  test('a chosen file is copied, listed, and deleted after confirmation', async ({ page }) => {
    await chooseFile(page, GAME);
    await expect(alerts(page)).toContainText('ZZ Test! loaded');
    await expect(page).toHaveURL(/\/games\/internal:[0-9a-f-]{36}\/$/);
    await page.goto('/games/');
    await expect(rowOf(page, 'ZZ Test!')).toContainText('Copy in this browser');
    await page.getByRole('button', { name: 'Delete ZZ Test!' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('It may be the only one left');
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Download first' }).click();
    expect((await saved).suggestedFilename()).toBe('zz-test-.json');
    await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(alerts(page)).toContainText('The copy of ZZ Test! in this browser was deleted');
    await expect(rowOf(page, 'ZZ Test!')).toHaveCount(0);
    // The button that had the focus was removed.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  });

  test('a file that is not a game is not stored', async ({ page }) => {
    await chooseFile(page, '{bad');
    await expect(alerts(page)).toContainText('was not opened');
    await expect(alerts(page)).toContainText('Line 1, column 2');
    await expect(page).toHaveURL(/\/games\/$/);
    await page.reload();
    await listRead(page);
    await expect(page.getByRole('button', { name: /^Delete/ })).toHaveCount(0);
  });

  test('several files are all added, and the first is shown', async ({ page }) => {
    await chooseFile(page, MAP_GAME('Alder'), MAP_GAME('Birch'));
    await expect(page).toHaveURL(/\/map$/);
    await expect(alerts(page)).toContainText('Alder loaded');
    await page.goto('/games/');
    await expect(rowOf(page, 'Birch')).toBeVisible();
  });

  test('a file dropped on any page is opened', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByTestId('home')).toBeVisible();
    await drop(page, MAP_GAME('Alder'));
    await expect(page).toHaveURL(/\/games\/internal:.*\/map$/);
    await expect(alerts(page)).toContainText('Alder loaded');
  });

  test('full storage is reported, without a new row', async ({ page }) => {
    await page.evaluate(() => {
      FileSystemFileHandle.prototype.createWritable = () =>
        Promise.reject(new DOMException('full', 'QuotaExceededError'));
    });
    await chooseFile(page, GAME);
    await expect(alerts(page)).toContainText('storage is full');
    await page.reload();
    await expect(rowOf(page, 'ZZ Test!')).toHaveCount(0);
  });

  test('damaged copies are moved and can still be saved after a reload', async ({ page }) => {
    // Waits for the list, which could otherwise find the damaged copy before the reload.
    await listRead(page);
    await write(page, 'games/0b5bbf6e-7a52-4a2b-9d0c-1d2c4a1c9f10.json', '{bad');
    await page.reload();
    await expect(alerts(page)).toContainText('could not be read');
    await expect(alerts(page).getByRole('button', { name: 'Save' })).toBeVisible();
    await page.reload();
    const notice = page.getByTestId('damaged');
    const saved = page.waitForEvent('download');
    await notice.getByRole('button', { name: 'Save' }).click();
    expect((await saved).suggestedFilename()).toBe('0b5bbf6e-7a52-4a2b-9d0c-1d2c4a1c9f10.json');
    await expect(notice).toHaveCount(0);
  });
});

test('without any storage, drops are refused and bundled games work', async ({ page }) => {
  await withoutPicker(page);
  await page.addInitScript(() =>
    Object.defineProperty(navigator.storage, 'getDirectory', { value: undefined }),
  );
  await page.goto('/games/');
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Open File' })).toHaveCount(0);
  await drop(page, GAME);
  await expect(alerts(page)).toContainText('does not let Platelayer read or store your files');
});

test.describe('with a picker', () => {
  test.beforeEach(({ page }) => withPicker(page));

  test('a picked file is remembered once, and read again on the next visit', async ({ page }) => {
    await openPicked(page, MAP_GAME('Alder'));
    await expect(page).toHaveURL(/\/games\/system:[0-9a-f-]{36}\/map$/);
    await expect(alerts(page)).toContainText('Alder loaded');
    const menu = page.getByRole('navigation', { name: 'Game' });
    await openPicked(page, MAP_GAME('Birch'));
    await expect(menu).toContainText('Birch');
    await page.reload();
    await expect(menu).toContainText('Birch');
    await page.goto('/games/');
    await expect(rows(page).filter({ hasText: 'Your file' })).toHaveCount(1);
  });

  test('a save is shown within a second, and a broken one keeps the last good game', async ({ page }) => {
    await openPicked(page, MAP_GAME('Alder'));
    const menu = page.getByRole('navigation', { name: 'Game' });
    await expect(menu).toContainText('Alder');
    await page.waitForTimeout(50);
    await write(page, 'picked.json', MAP_GAME('Birch'));
    await expect(menu).toContainText('Birch', { timeout: 1500 });
    await write(page, 'picked.json', '{ "info": { "title": "Birch" ');
    await expect(alerts(page)).toContainText('Still showing the last good version');
    await expect(menu).toContainText('Birch');
    const strip = page.getByRole('main').getByText('The last save cannot be read');
    await expect(strip).toContainText('Line 1, column');
    await expect(strip).toContainText('the previous version is still shown');
    await expect(page.locator('.sheet-view .paper svg')).toBeVisible();
    await write(page, 'picked.json', MAP_GAME('Cedar'));
    await expect(menu).toContainText('Cedar', { timeout: 1500 });
    await expect(strip).toHaveCount(0);
  });

  test('refreshing reads the file again and stays on the page', async ({ page }) => {
    await openPicked(page, MAP_GAME('Alder'));
    await expect(alerts(page)).toContainText('Alder loaded');
    const address = page.url();
    await page.keyboard.press('r');
    await expect(alerts(page)).toContainText('Alder was reloaded from its file');
    expect(page.url()).toBe(address);
    await page.getByRole('button', { name: 'Close message' }).click();
    await page.getByRole('button', { name: /^Refresh/ }).click();
    await expect(alerts(page)).toContainText('was reloaded from its file');
    expect(page.url()).toBe(address);
  });

  test('the key o opens a file from any page', async ({ page }) => {
    await page.goto('/docs/');
    await write(page, 'picked.json', MAP_GAME('Alder'));
    await expect(page.getByTestId('docs')).toBeVisible();
    await page.keyboard.press('o');
    await expect(page).toHaveURL(/\/games\/system:[0-9a-f-]{36}\/map$/);
    await expect(alerts(page)).toContainText('Alder loaded');
  });

  test('a deleted file is reported and removed from the list', async ({ page }) => {
    await openPicked(page, MAP_GAME('Alder'));
    await expect(page).toHaveURL(/\/map$/);
    const address = page.url();
    // Without a game on screen no file is watched, so the loss is noticed on return.
    await page.goto('/');
    await page.evaluate(async () => (await navigator.storage.getDirectory()).removeEntry('picked.json'));
    await page.goto(address);
    await expect(page).toHaveURL(/\/games\/$/);
    await expect(alerts(page)).toContainText('was deleted or moved');
    await expect(rows(page).filter({ hasText: 'Your file' })).toHaveCount(0);
    await expect(page.getByRole('banner')).not.toContainText('Alder');
  });

  test('returning to the last game shows no alert', async ({ page }) => {
    await openPicked(page, MAP_GAME('Alder'));
    await expect(alerts(page)).toContainText('Alder loaded');
    await page.reload();
    await expect(page.locator('.sheet-view .paper svg')).toBeVisible();
    // The frame loads after the sheet, with its alerts.
    await expect(page.getByRole('button', { name: 'Config' })).toBeVisible();
    await expect(alerts(page)).not.toContainText('loaded');
  });

  test('a button requests permission for a file', async ({ page }) => {
    await openPicked(page, MAP_GAME('Alder'));
    await expect(page).toHaveURL(/\/map$/);
    await page.addInitScript(() => {
      // The browser treats automation as a user click, so this hides it.
      Object.defineProperty(navigator, 'userActivation', { value: { isActive: false } });
      Object.assign(FileSystemHandle.prototype, {
        queryPermission: async () => 'prompt',
        requestPermission: async () => sessionStorage.getItem('answer') ?? 'granted',
      });
    });
    await page.evaluate(() => sessionStorage.setItem('answer', 'denied'));
    await page.reload();
    await expect(page.getByText('Platelayer needs your permission to read Alder')).toBeVisible();
    await page.getByRole('button', { name: 'Grant access' }).click();
    await expect(alerts(page)).toContainText('not have permission to read the file');
    await expect(page).toHaveURL(/\/games\/$/);
    await expect(rowOf(page, 'Alder')).toContainText('Not read yet');

    await page.evaluate(() => sessionStorage.setItem('answer', 'granted'));
    await rowOf(page, 'Alder').getByRole('link', { name: 'Alder' }).click();
    await page.getByRole('button', { name: 'Grant access' }).click();
    await expect(page.getByRole('navigation', { name: 'Game' })).toContainText('Alder');
  });

  test('a database of version 1 is upgraded: new ids, version 1, the same handles', async ({ page }) => {
    await page.goto('/test-page');
    await write(page, 'picked.json', MAP_GAME('Alder'));
    await page.evaluate(async () => {
      const handle = await (await navigator.storage.getDirectory()).getFileHandle('picked.json');
      await new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('platelayer', 1);
        opening.onerror = () => reject(opening.error);
        opening.onupgradeneeded = () => {
          for (const store of ['game_directory_handles', 'game_file_handles'])
            opening.result.createObjectStore(store, { keyPath: 'id' });
          const files = opening.transaction?.objectStore('game_file_handles');
          for (const id of ['one', 'two']) files?.add({ id, type: 'system', slug: id, title: id, handle });
        };
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      });
    });
    await page.goto('/games/');
    await expect(rows(page).filter({ hasText: 'Your file' })).toHaveCount(2);
    const records = await page.evaluate(
      () =>
        new Promise<Record<string, unknown>[]>((resolve) => {
          const opening = indexedDB.open('platelayer', 2);
          opening.onsuccess = () => {
            const all = opening.result
              .transaction('game_file_handles')
              .objectStore('game_file_handles')
              .getAll();
            all.onsuccess = () =>
              resolve(all.result.map(({ handle, ...rest }) => ({ ...rest, file: handle.name })));
          };
        }),
    );
    expect(records.map(({ title }) => title).sort()).toEqual(['one', 'two']);
    for (const { id, slug, version, file } of records) {
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/);
      expect({ slug, version, file }).toEqual({ slug: `system:${id}`, version: 1, file: 'picked.json' });
    }
  });
});
