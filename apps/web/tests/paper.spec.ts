import { expect, test } from '@playwright/test';

const A4 = { paper: { width: 827, height: 1169 } };
const stored = () => JSON.parse(localStorage.getItem('config') ?? 'null') as unknown;

test.describe('where A4 is the usual paper', () => {
  test.use({ locale: 'de-DE' });

  test('the first visit offers it once; one click sets paper and layouts that fit', async ({ page }) => {
    await page.goto('games/candle-bay/tiles');
    const offer = page.getByRole('region', { name: 'Paper' });
    await expect(offer).toBeVisible();
    await offer.getByRole('button', { name: 'Use A4' }).click();
    await expect(offer).toBeHidden();
    expect(await page.evaluate(stored)).toEqual({
      ...A4,
      tiles: { layout: 'offset' },
      cards: { layout: 'free' },
    });
    await expect(page.locator('.paper-notice')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(offer).toBeHidden();
  });

  test('who keeps US Letter is not asked again, and nothing is set', async ({ page }) => {
    await page.goto('');
    const offer = page.getByRole('region', { name: 'Paper' });
    await offer.getByRole('button', { name: 'Keep US Letter' }).click();
    await expect(offer).toBeHidden();
    await page.goto('games');
    await expect(page.getByTestId('games')).toBeVisible();
    await expect(offer).toBeHidden();
    expect(await page.evaluate(stored)).toBeNull();
  });
});

test('where US Letter is, nothing is offered', async ({ page }) => {
  await page.goto('games');
  await expect(page.getByTestId('games')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Paper' })).toHaveCount(0);
});

test.describe('A4 chosen and a layout for a die', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript((config) => {
      if (localStorage.getItem('config') === null) localStorage.setItem('config', JSON.stringify(config));
    }, A4);
  });

  test('the sheet says so, and offers the layout that obeys', async ({ page }) => {
    await page.goto('games/candle-bay/tiles');
    const notice = page.locator('.sheet-page .paper-notice');
    await expect(notice).toContainText('Tiles are laid out for a die on US Letter, not A4.');
    await notice.getByRole('button', { name: 'Use the Offset layout on A4' }).click();
    await expect(notice).toHaveCount(0);
    expect(await page.evaluate(stored)).toEqual({ ...A4, tiles: { layout: 'offset' } });
  });

  test('an address that asks for the die gives way too', async ({ page }) => {
    await page.goto('games/candle-bay/cards?config.cards.layout=dtgDie');
    const notice = page.locator('.sheet-page .paper-notice');
    await notice.getByRole('button').click();
    await expect(notice).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');
  });

  test('the panel and the problems say so', async ({ page }) => {
    await page.goto('games/candle-bay/tiles?config=paper.width');
    const panel = page.locator('.paper-notice', { hasText: 'Tiles and cards are laid out for a die' });
    await expect(panel.getByRole('button', { name: 'Use layouts for A4' })).toBeVisible({ timeout: 30_000 });
    await page.getByTestId('game-candle-bay-tiles').getByRole('button', { name: /note/ }).click();
    const problem = page.getByRole('listitem').filter({ hasText: 'the paper of the die, not on A4' });
    await problem.first().getByRole('button', { name: 'Use layouts for A4' }).click();
    await expect(panel).toHaveCount(0);
    expect(await page.evaluate(stored)).toEqual({
      ...A4,
      tiles: { layout: 'offset' },
      cards: { layout: 'free' },
    });
  });
});
