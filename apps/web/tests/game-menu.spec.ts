import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { BARE, GAME, keep, sheets, show, TWO_MAPS } from './game-page.ts';

/** The menu of a game (98.4.5), and the list of its problems. */

test.describe('the game menu', () => {
  test('Paginate splits the map into pages and back, and shows the old sheets until then', async ({
    page,
  }) => {
    await show(page, `${GAME}/map`);
    await expect(sheets(page)).toHaveCount(1);
    await page.evaluate(() => {
      const seen = { fewest: 1 };
      Object.assign(window, { seen });
      new MutationObserver(() => {
        seen.fewest = Math.min(seen.fewest, document.querySelectorAll('.sheet-view .paper svg').length);
      }).observe(document.body, { childList: true, subtree: true });
    });
    await page.getByRole('switch', { name: 'Paginate' }).click();
    await expect(page).toHaveURL(/paginated=true/);
    await expect(page.getByTestId(`game-${GAME}-map-paginated`)).toBeVisible();
    await expect.poll(() => sheets(page).count()).toBeGreaterThan(1);
    expect(await page.evaluate(() => Reflect.get(Reflect.get(window, 'seen'), 'fewest'))).toBe(1);
    await expect(page.locator('figcaption').nth(1)).toContainText(/page 2 of/);
    await page.goBack();
    await expect(sheets(page)).toHaveCount(1);
  });

  test('offers map variations by name, and removes an unknown one from the address', async ({ page }) => {
    const slug = await keep(page, TWO_MAPS);
    await show(page, `${slug}/map?variation=1`);
    const choice = page.getByLabel('Map Variation');
    await expect(choice).toHaveValue('1');
    const summer = await sheets(page).innerHTML();
    await choice.selectOption({ label: 'Winter' });
    await expect(page).toHaveURL(/\/map$/);
    await expect.poll(() => sheets(page).innerHTML()).not.toBe(summer);
    await show(page, `${slug}/map?variation=7`);
    await expect(page).toHaveURL(/\/map$/);
  });

  test('can hide each kind of card, even all of them', async ({ page }) => {
    await show(page, `${GAME}/cards`);
    const papers = page.locator('.sheet-view .sheet');
    const all = await papers.count();
    await page.getByLabel('Shares').click();
    await expect(page).toHaveURL(/hideShares=true/);
    await expect.poll(() => papers.count()).toBeLessThan(all);
    for (const kind of ['Privates', 'Trains', 'Number Cards']) {
      await page.getByLabel(kind).click();
      await expect(page.getByLabel(kind)).not.toBeChecked();
    }
    await page.getByRole('button', { name: 'Show all cards' }).click();
    await expect.poll(() => papers.count()).toBe(all);
  });

  test('saves the game file', async ({ page }) => {
    const slug = await keep(page, BARE);
    await page.goto(`/games/${slug}/`);
    const [offered] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(offered.suggestedFilename()).toBe('zz-bare-.json');
    expect(await readFile(await offered.path(), 'utf8')).toBe(JSON.stringify(BARE, undefined, 2));
  });

  test('lists overlaps as problems after the sheets are drawn, with their location', async ({ page }) => {
    const slug = await keep(page, {
      info: { title: 'Crowded' },
      map: {
        hexes: [
          {
            hexes: ['A1'],
            color: 'plain',
            cities: [{ name: { name: 'Orrin' } }],
            labels: [{ label: 'OO', percent: 0.2 }],
          },
        ],
      },
    });
    await show(page, `${slug}/map`);
    await page.getByRole('main').getByRole('button', { name: /note/ }).click();
    const remark = page.getByRole('complementary', { name: 'Problems' }).getByRole('listitem').last();
    await expect(remark).toContainText('Note The city "Orrin" and the label "OO" overlap.');
    await expect(remark).toContainText('/map/hexes/0');
    await expect(remark).toContainText(/line 1, column \d+/);
    await expect(remark).toContainText('What to do');
  });

  test('reports an invalid value with the description of its field', async ({ page }) => {
    const hexes = [{ hexes: ['A1'], color: 'plain', cities: [{ pass: [] }] }];
    const slug = await keep(page, { info: { title: 'Odd' }, map: { hexes } });
    await show(page, `${slug}/map`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /problem/ })
      .click();
    await expect(page.getByRole('complementary', { name: 'Problems' })).toContainText(
      'What to do: Draws a bypass behind a city of one or two slots.',
    );
  });

  test('shows the number of problems next to the title, and lists them with location and hint', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const slug = await keep(page, TWO_MAPS);
    await show(page, `${slug}/map`);
    await page
      .getByRole('main')
      .getByRole('button', { name: /problem/ })
      .click();
    const panel = page.getByRole('complementary', { name: 'Problems' });
    await expect(panel.getByText('/colour', { exact: true })).toBeVisible();
    await expect(panel.getByText(/line 1, column \d+/).first()).toBeVisible();
    await panel
      .getByRole('listitem')
      .filter({ hasText: '/colour' })
      .getByRole('button', { name: 'Copy' })
      .click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('at /colour (1:');
  });
});
