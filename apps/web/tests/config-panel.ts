import type { Page } from '@playwright/test';

/** What the browser tests of the settings share. */

export const panel = (page: Page) => page.getByRole('complementary', { name: 'Configuration' });
export const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('config') ?? 'null') as unknown);
export const field = (page: Page, label: string) => panel(page).getByLabel(label, { exact: true }).first();

/** A moment at which the clock of a page stands still; only flushing can then apply what waits. */
export const LATER = 3_600_000;

/** The panel on a quiet page, with every section unfolded. */
export const open = async (page: Page, address = '/docs?config=true') => {
  await page.goto(address);
  await panel(page).getByRole('button', { name: 'Expand all' }).click();
};
