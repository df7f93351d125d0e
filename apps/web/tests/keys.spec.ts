import { expect, test } from '@playwright/test';
import { follow, GAME, keep, sheets, show, TWO_MAPS } from './game-page.ts';

/** Keyboard shortcuts (98.4.14) and the command palette. */

test.describe('keyboard shortcuts', () => {
  test('letters open the sections, and g returns to the map', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByTestId('home')).toBeVisible();
    for (const [key, path] of [
      ['?', '/docs/'],
      ['l', '/games/'],
      ['e', '/elements/'],
      ['c', '/elements/logos'],
      ['t', '/elements/tiles'],
      ['h', '/'],
    ] as const) {
      await page.keyboard.press(key);
      await expect(page).toHaveURL(path);
    }
    await show(page, `${GAME}/map`);
    await page.keyboard.press('h');
    await expect(page).toHaveURL('/');
    await page.keyboard.press('g');
    await expect(page).toHaveURL(`/games/${GAME}/map`);
  });

  test('do nothing with a modifier or in a field', async ({ page }) => {
    const slug = await keep(page, TWO_MAPS);
    await show(page, `${slug}/map`);
    await page.keyboard.press('Alt+h');
    await page.getByLabel('Map Variation').focus();
    await page.keyboard.press('h');
    await expect(page.getByTestId(`game-${slug}-map`)).toBeVisible();
  });

  for (const key of ['x', 'Control+k'])
    test(`${key} opens a dialog that closes on Back and stays closed`, async ({ page }) => {
      await page.goto('/docs/');
      await expect(page.getByTestId('docs')).toBeVisible();
      await follow(page, `/games/${GAME}/map`);
      await expect(sheets(page).first()).toBeVisible();
      const dialog = page.getByRole('dialog');
      await page.keyboard.press(key);
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(page.getByTestId('docs')).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await page.goForward();
      await expect(sheets(page).first()).toBeVisible();
      await expect(dialog).toHaveCount(0);
    });

  test('do not open a panel later that the page cannot show', async ({ page }) => {
    await page.goto('/docs/');
    await expect(page.getByTestId('docs')).toBeVisible();
    await page.keyboard.press('p');
    await follow(page, `/games/${GAME}/map`);
    await expect(sheets(page).first()).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Problems' })).toHaveCount(0);
  });

  test('still work after clicking a switch', async ({ page }) => {
    await show(page, `${GAME}/map`);
    await page.getByRole('switch', { name: 'Paginate' }).click({ force: true });
    await page.keyboard.press('h');
    await expect(page).toHaveURL('/');
  });

  test('plus, minus and 0 zoom the sheets', async ({ page }) => {
    await show(page, `${GAME}/map`);
    const width = () => sheets(page).evaluate((svg) => svg.getBoundingClientRect().width);
    const whole = await width();
    await page.keyboard.press('0');
    await expect.poll(width).toBeGreaterThan(whole);
    const fit = await width();
    for (const larger of ['+', '=']) {
      await page.keyboard.press(larger);
      await expect.poll(width).toBeGreaterThan(fit);
      await page.keyboard.press('0');
      await expect.poll(width).toBeCloseTo(fit, 0);
    }
    await page.keyboard.press('-');
    await expect.poll(width).toBeLessThan(fit);
  });

  test('the command palette finds anything by name', async ({ page }) => {
    await show(page, `${GAME}/map`);
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder(/Jump to/).fill('revenue');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/games/${GAME}/revenue`);
  });

  test('text typed before the palette has loaded goes into the palette', async ({ page }) => {
    await page.route(/\/CommandPalette-[^/]*\.js$/, async (route) => {
      await new Promise((resume) => setTimeout(resume, 1000));
      await route.continue();
    });
    await show(page, `${GAME}/map`);
    await page.keyboard.press('Control+k');
    // `t` and `h` are shortcuts elsewhere.
    await page.keyboard.type('charters');
    await expect(page.getByPlaceholder(/Jump to/)).toHaveValue('charters');
    await expect(page).toHaveURL(`/games/${GAME}/map`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/games/${GAME}/charters`);
  });
});
