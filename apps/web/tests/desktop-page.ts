import { expect, type Page } from '@playwright/test';
import { callsOf, ID, OTHER_ID } from './fake-bridge.ts';
import { map, sheets, TWO_MAPS } from './game-page.ts';

/** Helpers for the browser tests of the desktop application's page. */

export const SLUG = `electron:${ID}`;
export const files = {
  [ID]: TWO_MAPS,
  [OTHER_ID]: { info: { title: 'Another' }, map: map('Only', 'plain') },
};

export const rows = (page: Page) => page.getByTestId('games').locator('tbody tr');
export const title = (page: Page, name: string) =>
  expect(page.getByRole('navigation', { name: 'Game' }).locator('.entry-title').first()).toHaveText(name);

export const go = async (page: Page, path: string) => {
  await page.goto(`/#${path}`);
  // A real shell queues events until there is a listener; this host does not.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (path.startsWith('/games/') && path !== '/games/')
    await expect(sheets(page).first()).toBeVisible({ timeout: 20_000 });
};

export const answer = (page: Page, name: string | undefined) =>
  page.evaluate((name) => {
    host().answer = name;
  }, name);

/** Chooses an entry in the export menu. */
export const choose = async (page: Page, entry: string) => {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: entry }).click();
};

/** Names of the written files, with their first bytes. */
export const written = async (page: Page) =>
  (await callsOf(page, 'writeFile')).map(([, , name, bytes]) => {
    const [, start] = bytes as readonly [length: number, start: string];
    return [name, start] as const;
  });
