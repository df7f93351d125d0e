import { expect, test } from '@playwright/test';
import { alert, follow, GAME, sheets, show, sideways } from './game-page.ts';

/** The sheet view: zoom, panning and redrawing; alerts (98.4.9, 98.4.10). */

test.describe('the sheet view', () => {
  test('100% is the true size, 96 pixels per inch', async ({ page }) => {
    await show(page, `${GAME}/charters`);
    await page.getByRole('button', { name: '100%' }).click();
    await expect
      .poll(() =>
        sheets(page)
          .first()
          .evaluate((svg) => svg.getBoundingClientRect().width),
      )
      .toBeCloseTo(816, 0);
  });

  test('fit page shows a whole sheet', async ({ page }) => {
    await show(page, `${GAME}/charters`);
    await page.getByRole('button', { name: 'Fit page' }).click();
    await expect(sheets(page).first()).toBeInViewport({ ratio: 1 });
  });

  test('Ctrl and the wheel zoom at the pointer, and dragging pans the sheet', async ({ page }) => {
    await show(page, `${GAME}/map`);
    const box = () => sheets(page).evaluate((svg) => svg.getBoundingClientRect().toJSON());
    const before = await box();
    const [x, y] = [900, 600];
    await page.mouse.move(x, y);
    await page.keyboard.down('Control');
    // Works for slow turns as well.
    for (let turn = 0; turn < 4; turn++) {
      await page.mouse.wheel(0, -100);
      await page.waitForTimeout(turn === 0 ? 600 : 0);
    }
    await page.keyboard.up('Control');
    await expect.poll(async () => (await box()).width).toBeGreaterThan(before.width * 2.4);
    const after = await box();
    expect((x - after.left) / after.width).toBeCloseTo((x - before.left) / before.width, 2);
    expect((y - after.top) / after.height).toBeCloseTo((y - before.top) / before.height, 2);
    await page.mouse.down();
    await page.mouse.move(x + 120, y + 80, { steps: 5 });
    await page.mouse.up();
    const moved = await box();
    expect(moved.left).toBeCloseTo(after.left + 120, 0);
    expect(moved.top).toBeCloseTo(after.top + 80, 0);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });

  test('dragging with Space pans the sheet from anywhere', async ({ page }) => {
    await show(page, `${GAME}/map`);
    await page.getByRole('button', { name: '100%' }).click();
    const box = () => sheets(page).evaluate((svg) => svg.getBoundingClientRect().toJSON());
    await expect.poll(async () => (await box()).height).toBeGreaterThan(900);
    const before = await box();
    await page.mouse.move(900, 600);
    await page.keyboard.down('Space');
    await page.mouse.down();
    await page.mouse.move(860, 480, { steps: 5 });
    await page.mouse.up();
    await page.keyboard.up('Space');
    const after = await box();
    expect(after.top).toBeCloseTo(before.top - 120, 0);
  });

  test('a setting redraws the sheet without scrolling', async ({ page }) => {
    await show(page, `${GAME}/map`);
    await page.getByRole('button', { name: 'Fit width' }).click();
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
      .toBeGreaterThan(250);
    await page.evaluate(() => window.scrollTo(0, 250));
    const top = () => sheets(page).evaluate((sheet) => sheet.getBoundingClientRect().top);
    const [before, place] = [await sheets(page).innerHTML(), await top()];
    await follow(page, '?config.coords=none');
    await expect.poll(() => sheets(page).innerHTML()).not.toBe(before);
    // A notice about the settings in the address appears above; the sheet keeps its position on the screen.
    await expect.poll(top).toBeCloseTo(place, 0);
  });

  test('the page area makes space for menu and drawer', async ({ page }) => {
    await show(page, `${GAME}/map?config=true`);
    const width = () => page.getByRole('main').evaluate((main) => main.getBoundingClientRect().width);
    for (const [window, area] of [
      [1400, 610],
      [1000, 200],
      [700, 350],
    ] as const) {
      await page.setViewportSize({ width: window, height: 900 });
      await expect.poll(width).toBeCloseTo(area, 0);
    }
  });
});

test('plain alerts close after four seconds', async ({ page }) => {
  await show(page, `${GAME}/map`);
  await expect(alert(page)).toContainText('Game Loaded');
  await expect(alert(page)).not.toContainText('Game Loaded', { timeout: 6000 });
});
