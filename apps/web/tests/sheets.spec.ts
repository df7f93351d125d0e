import { expect, type Page, test } from '@playwright/test';
import { KEYS } from '../src/commands/keys.ts';
import { violations } from './axe.ts';
import { GAME, sheets, show, sideways } from './game-page.ts';

/** Pages with many sheets: first zoom, navigation, thumbnails, side by side, and surroundings (98.4.8, 98.4.9). */

/** Pages with many sheets: tiles and cards. */
const LARGE = 'meridian';

const width = (page: Page) =>
  sheets(page)
    .first()
    .evaluate((svg) => svg.getBoundingClientRect().width);
const number = (page: Page) => page.getByLabel(/^Sheet number/);
const thumbnails = (page: Page) => page.getByRole('navigation', { name: 'Thumbnails' });
const tops = (page: Page) =>
  page.locator('.sheet-frame').evaluateAll((all) => all.map((sheet) => sheet.getBoundingClientRect().top));

test.describe('the zoom', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('shows the whole sheet at first on a large screen, and a key fits the width', async ({ page }) => {
    await show(page, `${LARGE}/tiles`);
    await expect(page.getByRole('button', { name: 'Fit page' })).toHaveAttribute('aria-pressed', 'true');
    await expect(sheets(page).first()).toBeInViewport({ ratio: 0.98 });
    const whole = await width(page);
    await page.keyboard.press('0');
    await expect.poll(() => width(page)).toBeGreaterThan(whole * 1.05);
    await page.keyboard.press('f');
    await expect.poll(() => width(page)).toBeCloseTo(whole, 0);
  });

  test('is stored per component for the next visit', async ({ page }) => {
    await show(page, `${GAME}/map`);
    await page.keyboard.press('1');
    const full = page.getByRole('button', { name: '100%' });
    await expect(full).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Market', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Market/ })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Fit page' })).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('link', { name: 'Map', exact: true }).click();
    await expect(full).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(full).toHaveAttribute('aria-pressed', 'true');
  });
});

test('fits the width at first on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await show(page, `${GAME}/charters`);
  expect(await width(page)).toBeGreaterThan(350);
});

test.describe('several sheets', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('have a page number that follows scrolling, and can be reached by number and keys', async ({
    page,
  }) => {
    await show(page, `${LARGE}/tiles`);
    await expect(number(page)).toHaveValue('1');
    await expect(page.getByRole('group', { name: 'Sheets' })).toContainText('of 14');
    await number(page).fill('5');
    await number(page).press('Enter');
    await expect(sheets(page).nth(4)).toBeInViewport({ ratio: 0.98 });
    await number(page).blur();
    await page.keyboard.press('j');
    await expect(number(page)).toHaveValue('6');
    await page.keyboard.press('k');
    await page.keyboard.press('k');
    await expect(number(page)).toHaveValue('4');
    await expect(sheets(page).nth(3)).toBeInViewport({ ratio: 0.98 });
    await number(page).fill('99');
    await number(page).press('Enter');
    await expect(number(page)).toHaveValue('14');
    await expect(page.getByRole('button', { name: 'Next sheet' })).toBeDisabled();
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(number(page)).toHaveValue('1');
  });

  test('have thumbnails that scroll to them, by mouse and keyboard', async ({ page }) => {
    await show(page, `${LARGE}/tiles`);
    const pictures = thumbnails(page).locator('img');
    await expect(pictures.nth(3)).toBeVisible({ timeout: 20_000 });
    expect(await pictures.first().evaluate((img: HTMLImageElement) => img.naturalHeight)).toBeGreaterThan(
      150,
    );
    await thumbnails(page).getByRole('button', { name: 'Sheet 3:' }).click();
    await expect(sheets(page).nth(2)).toBeInViewport({ ratio: 0.98 });
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(number(page)).toHaveValue('4');
    await expect(thumbnails(page).locator('[aria-current]')).toHaveText('4');
    await number(page).fill('12');
    await number(page).press('Enter');
    await expect(thumbnails(page).locator('[aria-current]')).toBeInViewport();
    await number(page).blur();
    await page.keyboard.press('s');
    await expect(thumbnails(page)).toHaveCount(0);
    await page.reload();
    await expect(number(page)).toBeVisible({ timeout: 15_000 });
    await expect(thumbnails(page)).toHaveCount(0);
  });

  test('are side by side if there is space, or if the user chose so', async ({ page }) => {
    await show(page, `${GAME}/charters`);
    const button = page.getByRole('button', { name: 'Side by side' });
    await page.keyboard.press('s');
    await page.setViewportSize({ width: 1900, height: 900 });
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(async () => new Set((await tops(page)).slice(0, 2)).size).toBe(1);
    await page.keyboard.press('b');
    await expect.poll(async () => new Set((await tops(page)).slice(0, 2)).size).toBe(2);
    await page.setViewportSize({ width: 1000, height: 700 });
    await button.click();
    await expect.poll(async () => new Set((await tops(page)).slice(0, 2)).size).toBe(1);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });

  test('have thumbnails and a page number, unlike a single sheet', async ({ page }) => {
    await show(page, `${GAME}/map`);
    await page.waitForLoadState('networkidle');
    await expect(number(page)).toHaveCount(0);
    await expect(thumbnails(page)).toHaveCount(0);
  });

  test('pass axe with thumbnails and side by side', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await show(page, `${GAME}/charters`);
    await page.getByRole('button', { name: 'Side by side' }).click();
    await expect(thumbnails(page).locator('img').first()).toBeVisible({ timeout: 20_000 });
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(thumbnails(page)).toHaveCount(0);
    await page.keyboard.press('s');
    await expect(thumbnails(page)).toBeVisible();
    expect(await violations(page)).toEqual([]);
  });
});

/** Labels of buttons that cover a visible part of a sheet. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const view = document.querySelector('.sheet-view')!.getBoundingClientRect();
    const bar = document.querySelector('.floating-buttons')!.getBoundingClientRect();
    const isBar = bar.width > 150;
    return [...document.querySelectorAll('.floating')].flatMap((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const over =
        left < view.right &&
        right > view.left &&
        top < Math.min(view.bottom, innerHeight) &&
        bottom > view.top;
      // Nothing of a sheet is visible behind the bar.
      return over && !isBar ? [button.getAttribute('aria-label')] : [];
    });
  });

test('no button covers a sheet, at any screen size and zoom', async ({ page }) => {
  await show(page, `${GAME}/map`);
  for (const [width, height] of [
    [1440, 900],
    [1000, 700],
    [820, 1180],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => window.scrollTo(0, 0));
    await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
    for (const key of ['f', '0', '1']) {
      await page.keyboard.press(key);
      expect(await covered(page), `${width} px, ${key}`).toEqual([]);
    }
    // The end of the last sheet can be scrolled out from behind the bar.
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
    const [end, top] = await page.evaluate(() =>
      [
        document.querySelector('.sheet:last-child')!.getBoundingClientRect().bottom,
        document.querySelector('.floating-buttons')!.getBoundingClientRect(),
      ].map((found) => (typeof found === 'number' ? found : found.width > 150 ? found.top : innerHeight)),
    );
    expect(end, `${width} px`).toBeLessThanOrEqual(top!);
  }
});

test('no button covers the text of a game page', async ({ page }) => {
  for (const [tab, last] of [
    ['colors', 'tr:last-child td:last-child'],
    ['figures', 'section:last-child table'],
    ['', '.component-links li:last-child'],
  ] as const) {
    await page.goto(`/games/${GAME}/${tab}`);
    const end = page.getByRole('main').locator(last).last();
    await expect(end).toBeVisible({ timeout: 15_000 });
    for (const width of [1440, 1000, 390]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('button', { name: 'Print', exact: true })).toBeVisible();
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
      const [text, buttons] = [
        (await end.boundingBox())!,
        (await page.locator('.floating-buttons').boundingBox())!,
      ];
      const isBeside = text.x + text.width <= buttons.x;
      expect(isBeside || text.y + text.height <= buttons.y, `${tab}, ${width} px`).toBe(true);
    }
  }
});

test('a long menu scrolls to the entry of the current page', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 460 });
  await show(page, `${GAME}/tokens`);
  await expect(page.getByRole('link', { name: 'Tokens', exact: true })).toBeInViewport({ ratio: 0.98 });
  await page.setViewportSize({ width: 600, height: 460 });
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('link', { name: 'Tokens', exact: true })).toBeInViewport({ ratio: 0.9 });
});

test.describe('keyboard shortcuts', () => {
  test('are shown in the tooltips of all icon buttons', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await show(page, `${LARGE}/tiles?config=true&config.margin=5`);
    await expect(number(page)).toBeVisible();
    const bare = await page.evaluate(() =>
      [...document.querySelectorAll('button')]
        .filter((button) => button.checkVisibility() && button.textContent?.trim() === '')
        .filter((button) => !button.dataset.tip && !button.closest('.sheet-frame, .thumbnails'))
        .map((button) => button.outerHTML),
    );
    expect(bare).toEqual([]);
    for (const [name, tip] of [
      ['Zoom in', 'Zoom in (+)'],
      ['Next sheet', 'Next sheet (j)'],
      ['Config', 'Close Config (,)'],
      ['Export', 'Export (x)'],
      ['Print', 'Print (Ctrl+P)'],
      ['Search and commands', 'Search and commands (Ctrl+K)'],
    ] as const)
      await expect(page.getByRole('button', { name, exact: true })).toHaveAttribute('data-tip', tip);
  });

  test('open and close the settings, and open the export', async ({ page }) => {
    await show(page, `${GAME}/map`);
    await page.keyboard.press(',');
    await expect(page.getByRole('complementary', { name: 'Configuration' })).toBeVisible();
    await page.getByRole('heading', { level: 1 }).focus();
    await page.keyboard.press(',');
    await expect(page).toHaveURL(`/games/${GAME}/map`);
    await page.keyboard.press('x');
    await expect(page.getByRole('dialog', { name: 'Export' })).toBeVisible();
  });

  test('are all listed in the help', async ({ page }) => {
    await page.goto('/docs/');
    const table = page.getByRole('table').filter({ hasText: 'What it does' });
    await expect(table.getByRole('row')).toHaveCount(Object.keys(KEYS).length + 1);
    for (const [key] of Object.values(KEYS))
      await expect(table.getByText(key, { exact: true }).first()).toBeVisible();
  });
});
