import type { Page } from '@playwright/test';

export const openExportMenu = (page: Page) =>
  page.getByRole('button', { name: 'Export', exact: true }).click();

/** Opens the dialog with all export formats. */
export const openExportDialog = async (page: Page) => {
  await openExportMenu(page);
  await page.getByRole('menuitem', { name: 'More ways to export' }).click();
  return page.getByRole('dialog', { name: 'Export' });
};
