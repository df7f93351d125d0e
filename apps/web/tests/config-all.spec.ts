import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { field, open, panel, stored } from './config-panel.ts';

test.describe('all settings', () => {
  test('can be reset together, and the reset can be undone (95.6.7)', async ({ page }) => {
    await open(page);
    await field(page, 'Tile Gaps').uncheck();
    await field(page, 'Margin Size').fill('abc');
    await panel(page).getByRole('button', { name: 'Reset To Defaults' }).click();
    expect(await stored(page)).toEqual({});
    await expect(field(page, 'Margin Size')).toHaveValue('0.25');
    await panel(page).getByRole('button', { name: 'Undo reset' }).click();
    expect(await stored(page)).toEqual({ tiles: { gaps: false } });
    await panel(page).getByRole('button', { name: 'Reset To Defaults' }).click();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    expect(await stored(page)).toEqual({ tiles: { gaps: false } });
  });

  test('can be restored until the next change, even after a reload', async ({ page }) => {
    await open(page);
    await field(page, 'Tile Gaps').uncheck();
    await panel(page).getByRole('button', { name: 'Reset To Defaults' }).click();
    await page.reload();
    await panel(page).getByRole('button', { name: 'Undo reset' }).click();
    expect(await stored(page)).toEqual({ tiles: { gaps: false } });
    await panel(page).getByRole('button', { name: 'Reset To Defaults' }).click();
    await panel(page).getByRole('button', { name: 'Expand all' }).click();
    await field(page, 'Train Images').check();
    await expect(panel(page).getByRole('button', { name: 'Undo reset' })).toHaveCount(0);
    await page.reload();
    await expect(panel(page).getByRole('button', { name: 'Reset To Defaults' })).toBeVisible();
    await expect(panel(page).getByRole('button', { name: 'Undo reset' })).toHaveCount(0);
  });

  test('can be saved as config.json and imported', async ({ page }) => {
    await open(page);
    await field(page, 'Tile Gaps').uncheck();
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      panel(page).getByRole('button', { name: 'Download config.json' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('config.json');
    expect(JSON.parse(await readFile(await saved.path(), 'utf8'))).toEqual({ tiles: { gaps: false } });

    const choose = async (text: string) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        panel(page).getByRole('button', { name: 'Import config.json' }).click(),
      ]);
      await chooser.setFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    };
    await choose('{"coords":"foo"}');
    await expect(panel(page).getByRole('alert')).toContainText('mine.json was not imported');
    await choose('{"margin":50}');
    await expect.poll(() => stored(page)).toEqual({ margin: 50 });
    await expect(panel(page).getByRole('alert')).toHaveCount(0);
  });

  test('are repaired if damaged, and their original text can be saved (95.4.4)', async ({ page }) => {
    await page.goto('/docs');
    await page.evaluate(() => localStorage.setItem('config', '{"foo":1,"margin":50}'));
    await open(page);
    expect(await stored(page)).toEqual({ margin: 50 });
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      panel(page).getByRole('button', { name: 'Save', exact: true }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('config-damaged.json');
    expect(await page.evaluate(() => localStorage.getItem('config.damaged'))).toBeNull();
  });
});
