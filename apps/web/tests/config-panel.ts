import type { Page } from '@playwright/test';

/** Helpers for the browser tests of the settings. */

export const panel = (page: Page) => page.getByRole('complementary', { name: 'Configuration' });
export const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('config') ?? 'null') as unknown);
export const field = (page: Page, label: string) => panel(page).getByLabel(label, { exact: true }).first();

/** Time at which the page's clock is stopped, so that only flushing applies pending changes. */
export const LATER = 3_600_000;

/** Opens the panel on a simple page, with all sections expanded. */
export const open = async (page: Page, address = '/docs?config=true') => {
  await page.goto(address);
  await panel(page).getByRole('button', { name: 'Expand all' }).click();
};
