import { expect, type Page } from '@playwright/test';

/** Helpers for the browser tests of game pages. */

/** The bundled game that most tests use. */
export const GAME = 'brackwater';

export const map = (name: string, color: string) => ({
  name,
  hexes: [{ hexes: ['A1', 'B2', 'C1', 'A3', 'C3'], color }],
});

/** A game with two maps and a mistake, and a nearly empty game. */
export const TWO_MAPS = {
  info: { title: 'Two Maps', designer: 'Nobody' },
  map: [map('Winter', 'plain'), map('Summer', 'green')],
  companies: [{ name: 'Alpha', abbrev: 'A', color: 'red' }],
  trains: [{ name: '2', quantity: 3, price: 80, color: 'yellow' }],
  colour: 'no such key',
};
export const BARE = { info: { title: 'ZZ Bare!' } };

/** Writes a game to the private file system, in the folder for copies (98.6.4), and returns its slug. */
export const keep = async (page: Page, game: object): Promise<string> => {
  // All files of the site share the same storage, and a picture loads quickly.
  await page.goto('/icon.svg');
  const id = crypto.randomUUID();
  await page.evaluate(
    async ([name, text]) => {
      const root = await navigator.storage.getDirectory();
      const folder = await root.getDirectoryHandle('games', { create: true });
      const file = await folder.getFileHandle(name!, { create: true });
      const writer = await file.createWritable();
      await writer.write(text!);
      await writer.close();
    },
    [`${id}.json`, JSON.stringify(game)],
  );
  return `internal:${id}`;
};

/** Goes to another address like a link, without reloading the application. */
export const follow = (page: Page, path: string) =>
  page.evaluate((path) => {
    history.pushState({}, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

export const sheets = (page: Page) => page.locator('.sheet-view .paper svg');
export const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
export const alert = (page: Page) => page.getByRole('region', { name: 'Messages' });

export const show = async (page: Page, path: string) => {
  await page.goto(`/games/${path}`);
  // The first drawing waits for fonts and the engine, which can take long on a busy machine.
  await expect(sheets(page).first()).toBeVisible({ timeout: 15_000 });
};
