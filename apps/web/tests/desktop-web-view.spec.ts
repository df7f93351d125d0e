import { expect, test } from '@playwright/test';
import { answer, choose, files, SLUG, title, written } from './desktop-page.ts';
import { ID, withBridge } from './fake-bridge.ts';
import { alert, sheets } from './game-page.ts';

test.describe('a web view with fewer features than Chromium', () => {
  test.use({ serviceWorkers: 'allow' });

  test('still opens, watches, exports and saves', async ({ page }) => {
    const failures: string[] = [];
    page.on('pageerror', ({ message }) => failures.push(message));
    page.on('console', (message) => message.type() === 'error' && failures.push(message.text()));
    await withBridge(page, { additions: true, files, plain: true });
    await page.goto('/#/games/');
    expect(
      await page.evaluate(() =>
        [
          ...['showOpenFilePicker', 'showDirectoryPicker', 'requestIdleCallback'].map(
            (name) => name in window,
          ),
          ...['storage', 'serviceWorker'].map((name) => name in navigator),
        ].some(Boolean),
      ),
    ).toBe(false);
    await answer(page, ID);
    await page.getByRole('button', { name: 'Open File' }).click();
    await expect(sheets(page).first()).toBeVisible({ timeout: 20_000 });
    await page.evaluate(
      (slug) => host().emit('game', null, '{"info":{"title":"Saved"},"map":{"hexes":[]}}', slug),
      SLUG,
    );
    await title(page, 'Saved');
    await page.evaluate(() => host().emit('redirect', '/games/brackwater/market'));
    await expect(page.getByTestId('game-brackwater-market').locator('svg').first()).toBeVisible();
    await answer(page, 'market.png');
    await choose(page, 'Export this component as a png image');
    await expect(alert(page)).toContainText('PNG Created', { timeout: 20_000 });
    await page.getByRole('button', { name: 'Save brackwater.json' }).click();
    await expect(alert(page)).toContainText('File Saved');
    expect((await written(page)).map(([name]) => name)).toEqual(['brackwater-market.png', 'brackwater.json']);
    for (const path of [
      '/',
      '/docs/',
      '/elements/',
      '/elements/tiles',
      '/elements/logos',
      '/app',
      '/games/',
    ]) {
      await page.evaluate((path) => host().emit('redirect', path), path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    }
    expect(failures).toEqual([]);
  });

  test('does not cache the application for offline use', async ({ page }) => {
    await withBridge(page, { additions: true, files });
    await page.goto('/#/', { waitUntil: 'networkidle' });
    await expect(page.getByTestId('home')).toBeVisible();
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(
      0,
    );
  });
});
