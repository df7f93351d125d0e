import { expect, type Page, test } from '@playwright/test';
import { GAME, keep, sheets, show } from './game-page.ts';
import {
  alerts,
  chooseFile,
  drop,
  listRead,
  MAP_GAME,
  openPicked,
  rowOf,
  withoutPicker,
  withPicker,
  write,
} from './own-files.ts';

/** Storage and files that change or fail outside the page: nothing is lost, and an alert says what happened. */

/** Opens the settings with all sections expanded. */
const openSettings = async (page: Page) => {
  await page.goto('/docs?config=true');
  await page.getByRole('button', { name: 'Expand all' }).click();
};

const menu = (page: Page) => page.getByRole('navigation', { name: 'Game' });

test('stores the language only if the address sets it (98.13)', async ({ page }) => {
  const kept = () => page.evaluate(() => localStorage.getItem('i18nextLng'));
  await page.goto('/docs/');
  await expect(page.getByTestId('docs')).toBeVisible();
  expect(await kept()).toBeNull();
  await page.goto('/docs/?lng=en-GB');
  await expect(page.getByTestId('docs')).toBeVisible();
  expect(await kept()).toBe('en');
});

test.describe('two tabs with the same game', () => {
  test('both show a save', async ({ page, context }) => {
    await withPicker(page);
    await openPicked(page, MAP_GAME('Alder'));
    await expect(menu(page)).toContainText('Alder');
    const other = await context.newPage();
    await other.goto(page.url());
    await expect(menu(other)).toContainText('Alder');
    await write(page, 'picked.json', MAP_GAME('Birch'));
    // Hidden pages do not check the file.
    await page.bringToFront();
    await expect(menu(page)).toContainText('Birch');
    await other.bringToFront();
    await expect(menu(other)).toContainText('Birch');
  });

  test('keep showing a game deleted in the other tab, which can still be saved', async ({
    page,
    context,
  }) => {
    const slug = await keep(page, JSON.parse(MAP_GAME('Alder')));
    await show(page, `${slug}/map`);
    const other = await context.newPage();
    await other.goto('/games/');
    await other.getByRole('button', { name: 'Delete Alder' }).click();
    await other.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(alerts(other)).toContainText('The copy of Alder in this browser was deleted');
    await page.bringToFront();
    await expect(sheets(page).first()).toBeVisible();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      menu(page)
        .getByRole('button', { name: /^Download/ })
        .click(),
    ]);
    expect(file.suggestedFilename()).toBe('alder.json');
    await page.reload();
    await expect(page).toHaveURL(/\/games\/$/);
    await expect(alerts(page)).toContainText('This browser has no game with this address');
  });

  test('keep the settings changed in either', async ({ page, context }) => {
    await openSettings(page);
    const other = await context.newPage();
    await openSettings(other);
    await page.getByLabel('Tile Gaps', { exact: true }).uncheck();
    await other.getByLabel('Coordinate Type', { exact: true }).selectOption({ label: 'Along the edge' });
    const stored = () => page.evaluate(() => JSON.parse(localStorage.getItem('config') ?? '{}'));
    await expect.poll(stored).toEqual({ coords: 'edge', tiles: { gaps: false } });
    await expect(other.getByLabel('Tile Gaps', { exact: true })).not.toBeChecked();
  });
});

test('a setting applies even if storage is full, with an alert that it was not stored', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  });
  await openSettings(page);
  await page.getByLabel('Tile Gaps', { exact: true }).uncheck();
  await expect(alerts(page)).toContainText('Settings not stored');
  await page.getByRole('button', { name: 'Close message' }).click();
  await page.getByLabel('Coordinate Type', { exact: true }).selectOption({ label: 'Along the edge' });
  await expect(page.getByLabel('Tile Gaps', { exact: true })).not.toBeChecked();
  await expect(alerts(page)).not.toContainText(/./);
});

test.describe('a private window', () => {
  const refuse = (page: Page, copies: boolean) =>
    page.addInitScript((copies) => {
      const refused = () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      };
      for (const name of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, name, { get: refused });
      IDBFactory.prototype.open = refused;
      if (!copies) StorageManager.prototype.getDirectory = async () => refused();
    }, copies);

  test('without storage shows bundled games and says why own files cannot be opened', async ({ page }) => {
    await withoutPicker(page);
    await refuse(page, false);
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await show(page, `${GAME}/map`);
    await page.goto('/games/');
    await listRead(page);
    await expect(rowOf(page, 'Brackwater')).toBeVisible();
    await chooseFile(page, MAP_GAME('Alder'));
    await expect(alerts(page)).toContainText('cannot store files in this window');
    await page.getByRole('button', { name: 'Close message' }).click();
    await drop(page, MAP_GAME('Alder'));
    await expect(alerts(page)).toContainText('cannot store files in this window');
    expect(errors).toEqual([]);
  });

  test('that can only store copies copies the picked file', async ({ page }) => {
    await withPicker(page);
    await refuse(page, true);
    await openPicked(page, MAP_GAME('Alder'));
    await expect(page).toHaveURL(/\/games\/internal:[\da-f-]+\/map$/);
    await expect(menu(page)).toContainText('Alder');
  });
});

test.describe('the file of the current game', () => {
  test.beforeEach(({ page }) => withPicker(page));

  const opened = async (page: Page) => {
    await openPicked(page, MAP_GAME('Alder'));
    await expect(menu(page)).toContainText('Alder');
    await expect(sheets(page).first()).toBeVisible();
    await page.getByRole('button', { name: 'Close message' }).click();
  };

  test('can be deleted: the last version stays, and a new file at its location is read', async ({ page }) => {
    await opened(page);
    await page.evaluate(async () => (await navigator.storage.getDirectory()).removeEntry('picked.json'));
    await expect(alerts(page)).toContainText('The file for Alder was deleted or moved');
    await page.keyboard.press('r');
    await expect(alerts(page)).toContainText('The file for Alder was deleted or moved');
    await expect(sheets(page).first()).toBeVisible();
    await write(page, 'picked.json', MAP_GAME('Birch'));
    await expect(menu(page)).toContainText('Birch');
    await page.reload();
    await expect(menu(page)).toContainText('Birch');
  });

  test('can become unreadable: the last version stays, and permission is requested again', async ({
    page,
  }) => {
    // Without the browser's observer, which would report the loss itself.
    await page.addInitScript(() => Reflect.deleteProperty(window, 'FileSystemObserver'));
    await opened(page);
    await page.evaluate(() => {
      const refused = async () => {
        throw new DOMException('The request is not allowed.', 'NotAllowedError');
      };
      const { getFile } = FileSystemFileHandle.prototype;
      let granted = false;
      Object.assign(FileSystemFileHandle.prototype, {
        getFile(this: FileSystemFileHandle) {
          return granted ? getFile.call(this) : refused();
        },
        queryPermission: async () => (granted ? 'granted' : 'prompt'),
        requestPermission: async () => {
          granted = Reflect.has(window, 'willing');
          return granted ? 'granted' : 'denied';
        },
      });
    });
    await expect(alerts(page)).toContainText('no longer lets Platelayer read the file for Alder');
    await page.keyboard.press('r');
    await expect(alerts(page)).toContainText('not have permission to read the file');
    await expect(sheets(page).first()).toBeVisible();
    // An alert stays while the pointer is over it.
    await page.mouse.move(600, 300);
    await page.evaluate(() => Object.assign(window, { willing: true }));
    await page.keyboard.press('r');
    await expect(alerts(page)).toContainText('Alder was reloaded');
  });
});
