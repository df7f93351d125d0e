import { expect, test } from '@playwright/test';
import { alert, BARE, GAME, keep, sheets, show, sideways } from './game-page.ts';

/** Small screens (98.4.2, 98.14). */

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('nothing is wider than the screen, zoomed or not', async ({ page }) => {
    await page.goto(`/games/${await keep(page, BARE)}/`);
    await expect(page.locator('.missing-components')).toBeVisible();
    expect(await sideways(page), 'what a game lacks').toBeLessThanOrEqual(0);
    const endless = 'Railway'.repeat(20);
    await keep(page, { info: { title: endless, subtitle: endless, designer: endless } });
    // With larger buttons for touch; every-page.spec.ts checks all pages without them.
    for (const [path, shown] of [
      ['/games/', 'main tbody tr >> text=RailwayRailway'],
      ['/docs?config=true', '#config details'],
    ] as const) {
      await page.goto(path);
      await expect(page.locator(shown).first()).toBeVisible();
      expect(await sideways(page), path).toBeLessThanOrEqual(0);
    }
    await page.goto('/games/');
    await page.getByRole('button', { name: `Delete ${endless}` }).click();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Keep' }).first()).toBeInViewport({
      ratio: 1,
    });
    await page.keyboard.press('Escape');
    await show(page, `${GAME}/map`);
    await page.getByRole('button', { name: '100%' }).click();
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });

  test('the section button names the current section, if any, and gets the focus back', async ({ page }) => {
    await page.goto('/nosuch/page');
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sections: Page not found' })).toBeVisible();
    await page.goto('/import');
    const sections = page.getByRole('button', { name: 'Sections: Load Games' });
    await sections.click();
    await expect(page.getByRole('menuitem', { name: 'Home' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sections).toBeFocused();
  });

  test('the settings button never covers a delete button', async ({ page }) => {
    await keep(page, BARE);
    await page.goto('/games/');
    const remove = page.getByRole('button', { name: 'Delete ZZ Bare!' });
    await expect(remove).toBeVisible();
    const [button, settings] = [
      await remove.boundingBox(),
      await page.getByRole('button', { name: 'Config' }).boundingBox(),
    ];
    expect(button!.x + button!.width).toBeLessThanOrEqual(settings!.x);
  });

  test('everything fits into 320 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await show(page, `${GAME}/cards`);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
    await expect(page.getByRole('button', { name: 'Sections' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: '100%' })).toBeInViewport({ ratio: 1 });
  });

  test('pinching zooms the sheets, not the page', async ({ page, context }) => {
    await show(page, `${GAME}/map`);
    const width = () => sheets(page).evaluate((svg) => svg.getBoundingClientRect().width);
    const before = await width();
    const touch = await context.newCDPSession(page);
    const fingers = (apart: number) => [
      { x: 195 - apart, y: 400 },
      { x: 195 + apart, y: 400 },
    ];
    await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
    for (const apart of [50, 60, 70, 80])
      await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(apart) });
    await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(width).toBeGreaterThan(before * 1.5);
    expect(await page.evaluate(() => visualViewport?.scale)).toBe(1);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });

  test('the menu opens over the page and closes after a choice', async ({ page }) => {
    await show(page, `${GAME}/map`);
    await page.getByRole('button', { name: 'Menu' }).click();
    // The menu is below the top bar (98.4.1).
    const [bar, entry] = [page.getByRole('banner'), page.getByRole('link', { name: /^Brackwater/ }).last()];
    const bottom = (await bar.boundingBox())!.height;
    expect((await entry.boundingBox())!.y).toBeGreaterThanOrEqual(bottom);
    await expect(page.getByRole('dialog').getByText('Game', { exact: true })).toBeHidden();
    await page.getByRole('link', { name: 'Tokens' }).click();
    await expect(page).toHaveURL(`/games/${GAME}/tokens`);
    await expect(page.getByRole('navigation', { name: 'Game' })).toBeHidden();
  });

  test('buttons, alerts and drawings do not cover one another', async ({ page }) => {
    await show(page, `${GAME}/map`);
    const message = await alert(page).locator('.alert').boundingBox();
    for (const name of ['Print', 'Export', 'Config']) {
      const button = await page.getByRole('button', { name, exact: true }).boundingBox();
      expect(message!.y + message!.height).toBeLessThanOrEqual(button!.y);
    }
  });
});
