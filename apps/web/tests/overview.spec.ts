import { expect, test } from '@playwright/test';
import { GAME, keep, show, TWO_MAPS } from './game-page.ts';

/** The overview of a game (98.5.3), the palette (98.4.14) and standard tiles (98.5.7). */

test('the overview has a thumbnail of every component, and counts', async ({ page }) => {
  await page.goto(`/games/${GAME}/`);
  const overview = page.getByTestId(`game-${GAME}`);
  const cards = overview.locator('.component-links li');
  await expect(cards).toHaveCount(13);
  await expect(cards.locator('img')).toHaveCount(13, { timeout: 60_000 });
  await expect(overview.locator('.counts')).toContainText(/Hexes\s*\d+/);
  await expect(overview.locator('.counts')).toContainText(/Sheets of paper\s*\d+/);
  await cards.filter({ hasText: 'Tokens' }).getByRole('link').click();
  await expect(page).toHaveURL(`/games/${GAME}/tokens`);
});

test('the overview also counts problems found while drawing', async ({ page }) => {
  const trains = [
    { name: '2', quantity: 1, color: 'yellow', price: 'a price of many words that no card has room for' },
  ];
  const slug = await keep(page, { info: { title: 'Long Price' }, trains });
  await page.goto(`/games/${slug}/`);
  await expect(page.getByRole('button', { name: /problem/ }).first()).toBeVisible();
});

test('lists missing components with their fields', async ({ page }) => {
  const slug = await keep(page, TWO_MAPS);
  await page.goto(`/games/${slug}/`);
  const missing = page.locator('.missing-components');
  await expect(missing.getByRole('listitem')).toContainText(['Market', 'Par', 'Tile Manifest', 'Tiles']);
  await expect(missing).toContainText('stock');
});

test.describe('the palette', () => {
  const ask = async (page: import('@playwright/test').Page, question: string) => {
    await page.keyboard.press('Control+k');
    await page.getByPlaceholder(/Jump to/).fill(question);
  };

  test('"print tiles" prints the tiles from any page', async ({ page }) => {
    await page.addInitScript(() => {
      window.print = () => void document.body.setAttribute('data-printed', location.pathname);
    });
    await show(page, `${GAME}/map`);
    await ask(page, 'print tiles');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/games/${GAME}/tiles`);
    await expect(page.locator('body')).toHaveAttribute('data-printed', `/games/${GAME}/tiles`, {
      timeout: 20_000,
    });
  });

  test('finds tiles by number, fields, settings to reset and exports', async ({ page }) => {
    await show(page, `${GAME}/map`);
    await ask(page, 'tile 57');
    await page.getByRole('button', { name: 'Tile 57', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'Tile 57' })).toBeVisible();
    await page.keyboard.press('Escape');
    for (const [question, answer] of [
      ['city width', /City: width/],
      ['reset settings', /Reset all settings/],
      ['export pdf', /Export game as/],
    ] as const) {
      await ask(page, question);
      await expect(page.getByRole('button', { name: answer }).first()).toBeVisible();
      await page.keyboard.press('Escape');
    }
  });
});

test.describe('a standard tile', () => {
  test('shows its JSON and games, and can be saved as a picture', async ({ page }) => {
    await page.goto('/elements/tiles?id=57');
    await page.getByRole('button', { name: 'Tile 57', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Tile 57' });
    await expect(dialog).toContainText('"cities"');
    await expect(dialog.getByRole('link', { name: 'Candle Bay' })).toBeVisible();
    for (const kind of ['svg', 'png']) {
      const saved = page.waitForEvent('download');
      await dialog.getByRole('button', { name: `Save as ${kind.toUpperCase()}` }).click();
      expect((await saved).suggestedFilename()).toBe(`tile-57.${kind}`);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  test('can be found by its id without losing letters to fast typing', async ({ page }) => {
    await page.goto('/elements/tiles');
    const field = page.getByLabel('Tile ID');
    await field.pressSequentially('1234567890', { delay: 5 });
    await expect(field).toHaveValue('1234567890');
    await expect(page).toHaveURL(/id=1234567890/);
    await field.fill('');
    await expect(page).not.toHaveURL(/id=/);
  });
});
