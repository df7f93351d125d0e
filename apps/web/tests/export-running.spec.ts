import { expect, type Page, test } from '@playwright/test';
import { openExportDialog, openExportMenu } from './export-menu.ts';
import { alert, GAME, sheets, show } from './game-page.ts';
import { MAP_GAME, openPicked, withPicker, write } from './own-files.ts';

test('an export contains the game as it was at the start, and says so if the file was saved since', async ({
  page,
}) => {
  await withPicker(page);
  await openPicked(page, MAP_GAME('Before'));
  await expect(page).toHaveTitle(/Before/);
  const dialog = await openExportDialog(page);
  await dialog.getByLabel('PNG pictures').check();
  await dialog.getByLabel('PNG resolution').fill('900');
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  await expect(alert(page)).toContainText('Game Exporting');
  await write(page, 'picked.json', MAP_GAME('After'));
  await expect(page).toHaveTitle(/After/);
  expect((await download).suggestedFilename()).toBe('before-png.zip');
  await expect(alert(page)).toContainText('The game was reloaded during the export');
});

test.describe('a running export', () => {
  const start = async (page: Page, dpi: number) => {
    await show(page, `${GAME}/map`);
    const dialog = await openExportDialog(page);
    await dialog.getByLabel('PNG pictures').check();
    await dialog.getByLabel('PNG resolution').fill(String(dpi));
    await dialog.getByRole('button', { name: 'Export', exact: true }).click();
    await expect(alert(page)).toContainText(/\d+\/\d+ - brackwater-.+\.png/, { timeout: 30_000 });
  };

  test('can be cancelled within a second without saving anything', async ({ page }) => {
    await start(page, 1200);
    let saved = false;
    page.on('download', () => {
      saved = true;
    });
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(alert(page)).toContainText('Export cancelled', { timeout: 1000 });
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    expect(saved).toBe(false);
  });

  test('continues after its message is closed, and can still be cancelled', async ({ page }) => {
    await start(page, 1200);
    await page.getByRole('button', { name: 'Close message' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    // Sheets are drawn during the export.
    await page.getByRole('link', { name: 'Par', exact: true }).click();
    await expect(sheets(page).first()).toBeVisible();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await openExportMenu(page);
    await expect(page.getByRole('menuitem', { name: 'Export game as pdf documents' })).toBeDisabled();
    await page.keyboard.press('Escape');
    // The shortcut opens the dialog, which does not accept a second export.
    await page.keyboard.press('x');
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await expect(dialog.getByRole('status')).toContainText('An export is already running.');
    const next = dialog.getByRole('button', { name: 'Export', exact: true });
    await expect(next).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel export' }).click();
    await expect(next).toBeEnabled();
    await expect(alert(page)).toContainText('Export cancelled');
  });

  test('asks before the page is closed', async ({ page }) => {
    await start(page, 1200);
    const asked = page.waitForEvent('dialog');
    await page.close({ runBeforeUnload: true });
    const question = await asked;
    expect(question.type()).toBe('beforeunload');
    await question.dismiss();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(alert(page)).toContainText('Export cancelled');
    // Nothing would be lost now, so there is no question.
    await page.close({ runBeforeUnload: true });
    await expect.poll(() => page.isClosed()).toBe(true);
  });
});
