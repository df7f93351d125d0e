import { expect, type Page, test } from '@playwright/test';
import { violations } from './axe.ts';
import { GAME, keep, PAGES, sheets, show, TWO_MAPS } from './game-page.ts';

/** Everyone can use it (98.14). */

for (const scheme of ['light', 'dark'] as const) {
  test.describe(`axe finds nothing in ${scheme} colours`, () => {
    test.beforeEach(({ page }) => page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' }));

    test('on any page', async ({ page }) => {
      test.setTimeout(180_000);
      for (const path of PAGES) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect.soft(await violations(page), path).toEqual([]);
      }
    });

    test('with any menu or dialog open', async ({ page }) => {
      test.setTimeout(120_000);
      const slug = await keep(page, TWO_MAPS);
      await show(page, `${slug}/map`);
      const open: Record<string, () => Promise<void>> = {
        'export menu': () => page.getByRole('button', { name: 'Export', exact: true }).click(),
        'export dialog': async () => {
          await page.getByRole('button', { name: 'Export', exact: true }).click();
          await page.getByRole('menuitem', { name: 'More ways to export' }).click();
          await page.getByLabel('PNG pictures').check();
        },
        'problems panel': () =>
          page
            .getByRole('main')
            .getByRole('button', { name: /problem/ })
            .click(),
        'a thing in the file': async () => {
          await page.keyboard.press('i');
          await page.getByRole('button', { name: /hex B2/ }).click();
          await expect(page.getByText(/Lines \d+ to/)).toBeVisible();
        },
        'command palette': () => page.keyboard.press('Control+k'),
        'configuration drawer': async () => {
          await page.getByRole('button', { name: 'Config' }).click();
          await expect(page.getByLabel('Search settings')).toBeVisible();
        },
      };
      for (const [name, act] of Object.entries(open)) {
        await act();
        await expect(
          page.locator('[role=menu], [role=dialog], aside[data-open=true], .dock').first(),
        ).toBeVisible();
        expect.soft(await violations(page), name).toEqual([]);
        await page.keyboard.press('Escape');
        await show(page, `${slug}/map`);
      }
      await page.goto('/games/');
      await page.getByRole('button', { name: 'Delete Two Maps' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect.soft(await violations(page), 'delete question').toEqual([]);
    });

    test('with the menus of a phone open', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await show(page, `${GAME}/map`);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('navigation', { name: 'Game' })).toBeVisible();
      expect.soft(await violations(page), 'game menu').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Sections' }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      expect.soft(await violations(page), 'sections').toEqual([]);
    });
  });
}

test.describe('by keyboard alone', () => {
  /** Tab until something has the focus; it must be reached within so many stops. */
  const tabTo = async (page: Page, name: string, stops = 60) => {
    for (let stop = 0; stop < stops; stop++) {
      await page.keyboard.press('Tab');
      // Behind the last stop nothing has the focus.
      const text = await page.evaluate(() => {
        const { activeElement: element } = document;
        return element?.getAttribute('aria-label') ?? element?.textContent ?? '';
      });
      if (text.trim() === name) return page.locator(':focus');
    }
    throw new Error(`${name} is not reached in ${stops} stops.`);
  };

  test('the first stop leads to the content, and a new page takes the focus', async ({ page }) => {
    await show(page, `${GAME}/map`);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
    await page.getByRole('link', { name: 'Tiles', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Tiles/ })).toBeFocused();
    await expect(page).toHaveTitle('Tiles - Brackwater - Platelayer');
  });

  test('a game is found, looked at, changed and exported', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByTestId('home')).toBeVisible();
    await tabTo(page, 'Load Games');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/games/');
    await expect(page.getByTestId('games')).toBeVisible();
    await tabTo(page, 'Brackwater');
    await page.keyboard.press('Enter');
    await expect(sheets(page)).toBeVisible();

    await tabTo(page, 'Market');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/games/${GAME}/market`);
    await expect(page.getByRole('heading', { level: 1, name: /Market/ })).toBeFocused();
    await expect(sheets(page)).toBeVisible();

    const zoom = await tabTo(page, 'Zoom in');
    const width = () => sheets(page).evaluate((svg) => svg.getBoundingClientRect().width);
    const before = await width();
    await expect(zoom).toHaveCSS('outline-style', 'solid');
    await page.keyboard.press('Enter');
    await expect.poll(width).toBeGreaterThan(before);

    await tabTo(page, 'Export');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menuitem', { name: 'Print' })).toBeFocused();
    for (let i = 0; i < 5; i++) await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Export' });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await tabTo(page, 'Config');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('complementary', { name: 'Configuration' }).locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Config', exact: true })).toBeFocused();
  });
});
