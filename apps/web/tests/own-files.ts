import { expect, type Page } from '@playwright/test';

/** Helpers for the browser tests of the user's own files. */

export const GAME = JSON.stringify({ info: { title: 'ZZ Test!', designer: 'Me' } });
export const MAP_GAME = (title: string) =>
  JSON.stringify({ info: { title }, map: { hexes: [{ color: 'plain', hexes: ['A1', 'A3', 'B2'] }] } });

/** Removes the system's picker, so that files are copied. */
export const withoutPicker = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(window, 'showOpenFilePicker', { value: undefined }));

/** Makes the picker return `picked.json` in the private file system, which behaves like a file of the user. */
export const withPicker = (page: Page) =>
  page.addInitScript(() => {
    Object.defineProperty(window, 'showOpenFilePicker', {
      value: async () => [await (await navigator.storage.getDirectory()).getFileHandle('picked.json')],
    });
  });

/** Writes a file to the private file system, and creates its folder. */
export const write = (page: Page, path: string, text: string) =>
  page.evaluate(
    async ([path, text]) => {
      const parts = path.split('/');
      let folder = await navigator.storage.getDirectory();
      for (const name of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(name, { create: true });
      const file = await folder.getFileHandle(parts.at(-1) ?? '', { create: true });
      const stream = await file.createWritable();
      await stream.write(text);
      await stream.close();
    },
    [path, text] as const,
  );

export const rows = (page: Page) => page.getByTestId('games').locator('tbody tr');
export const rowOf = (page: Page, title: string) => rows(page).filter({ hasText: title });
export const alerts = (page: Page) => page.getByRole('region', { name: 'Messages' });

/** Waits until the list has read all games. */
export const listRead = async (page: Page) => {
  await expect(rows(page).first()).toBeVisible();
  await expect(page.getByText('Reading your games')).toHaveCount(0);
};

export const chooseFile = async (page: Page, ...texts: readonly string[]) => {
  const files = texts.map((text, i) => ({
    name: `mine-${i}.json`,
    mimeType: 'application/json',
    buffer: Buffer.from(text),
  }));
  await page.getByTestId('games').locator('input[type=file]').setInputFiles(files);
};

/** Drops a file like a browser. The list must be ready. */
export const drop = (page: Page, text: string) =>
  page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'dropped.json', { type: 'application/json' }));
    for (const type of ['dragover', 'drop'])
      document.body.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  }, text);

/** Opens the picked file from the list. */
export const openPicked = async (page: Page, text: string) => {
  await page.goto('/games/');
  await write(page, 'picked.json', text);
  await page.getByRole('button', { name: 'Open File' }).click();
};
