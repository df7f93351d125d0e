import { expect, test } from '@playwright/test';

const A4 = { paper: { width: 827, height: 1169 } };
const stored = () => JSON.parse(localStorage.getItem('config') ?? 'null') as unknown;

test.describe('in a country with A4 paper', () => {
  test.use({ locale: 'de-DE' });

  test('the first visit offers A4 once; one click sets the paper and matching layouts', async ({ page }) => {
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

  test('keeping US Letter changes no setting, and the question does not return', async ({ page }) => {
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

test('in a country with US Letter, A4 is not offered', async ({ page }) => {
  await page.goto('games');
  await expect(page.getByTestId('games')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Paper' })).toHaveCount(0);
});

test.describe('with A4 and a die layout', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript((config) => {
      if (localStorage.getItem('config') === null) localStorage.setItem('config', JSON.stringify(config));
    }, A4);
  });

  test('the page offers a layout that fits the paper', async ({ page }) => {
    await page.goto('games/candle-bay/tiles');
    const notice = page.locator('.sheet-page .paper-notice');
    await expect(notice).toContainText('Tiles are laid out for a die on US Letter, not A4.');
    await notice.getByRole('button', { name: 'Use the Offset layout on A4' }).click();
    await expect(notice).toHaveCount(0);
    expect(await page.evaluate(stored)).toEqual({ ...A4, tiles: { layout: 'offset' } });
  });

  test('a die layout in the address is replaced as well', async ({ page }) => {
    await page.goto('games/candle-bay/cards?config.cards.layout=dtgDie');
    const notice = page.locator('.sheet-page .paper-notice');
    await notice.getByRole('button').click();
    await expect(notice).toHaveCount(0);
    expect(new URL(page.url()).search).toBe('');
  });

  test('the panel and the list of problems mention it', async ({ page }) => {
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
