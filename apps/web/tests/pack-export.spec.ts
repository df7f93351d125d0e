import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { unzipSync } from 'fflate';
import { violations } from './axe.ts';
import { show } from './game-page.ts';

/** Packs for shops and virtual tables in the export dialog (86), and the list of pieces (86.7). */

const openPacks = async (page: Page) => {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'More ways to export' }).click();
  await page.getByRole('dialog', { name: 'Export' }).getByRole('radio', { name: 'Packs' }).check();
  await page.getByRole('button', { name: 'Next: preview' }).click();
  return page.getByRole('dialog', { name: 'Packs' });
};

const examples = (page: Page) => page.getByRole('region', { name: 'Preview' });

test('the step for packs shows a preview of the game', async ({ page }) => {
  await show(page, 'candle-bay/map');
  const dialog = await openPacks(page);
  await expect(dialog.getByRole('radio')).toHaveCount(6);
  const pictures = examples(page).getByRole('figure');
  await expect(pictures.filter({ hasText: /^Train 2$/ })).toBeVisible();
  await expect(pictures.filter({ hasText: 'Back of' }).first()).toBeVisible();
  await expect(pictures.filter({ hasText: 'station token' }).first()).toBeVisible();
  await expect(pictures.filter({ hasText: /^Tile/ })).toHaveCount(1);
  // All of them are loaded pictures.
  const sizes = await pictures
    .locator('img')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth));
  expect(sizes.length).toBeGreaterThan(6);
  expect(Math.min(...sizes)).toBeGreaterThan(50);
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(
    page.getByRole('dialog', { name: 'Export' }).getByRole('radio', { name: 'Packs' }),
  ).toBeChecked();
});

test('refuses a shop that does not sell the size, and a table without an address for its pictures', async ({
  page,
}) => {
  await show(page, 'candle-bay/map');
  const dialog = await openPacks(page);
  const start = dialog.getByRole('button', { name: 'Export', exact: true });
  await dialog.getByLabel('Print shop', { exact: true }).selectOption('The Game Crafter');
  await expect(dialog.getByRole('alert')).toContainText('The Game Crafter sells no cards of 67.5 × 44 mm');
  await expect(start).toBeDisabled();
  await dialog.getByRole('radio', { name: 'Tabletop Simulator' }).check();
  await expect(dialog.getByRole('alert')).toContainText('Set a location for the pictures');
  await expect(examples(page).getByRole('figure').filter({ hasText: /^Map$/ })).toBeVisible();
  await expect(start).toBeDisabled();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('Address of the pictures').fill('http://a.example/');
  await expect(dialog.getByText('other players will not see the pictures')).toBeVisible();
  await expect(start).toBeEnabled();
});

test('makes a VASSAL module with progress in whole numbers', async ({ page }) => {
  await show(page, 'candle-bay/map');
  const dialog = await openPacks(page);
  await dialog.getByRole('radio', { name: 'VASSAL module' }).check();
  await expect(
    examples(page)
      .getByRole('figure')
      .filter({ hasText: /^Market$/ }),
  ).toBeVisible();
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      for (const bar of document.querySelectorAll('progress')) {
        const value = String(bar.value);
        if (seen.at(-1) !== value) seen.push(value);
      }
    }).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  const [saved] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    dialog.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('candle-bay-vassal.zip');
  const inside = unzipSync(new Uint8Array(await readFile(await saved.path())));
  expect(Object.keys(inside).sort()).toEqual(['candle-bay-vassal-list.csv', 'candle-bay.vmod']);
  expect(Object.keys(unzipSync(inside['candle-bay.vmod']!))).toContain('buildFile.xml');
  const progress = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(progress.length).toBeGreaterThan(5);
  expect(progress.every((value) => /^\d+$/.test(value))).toBe(true);
  const numbers = progress.map(Number);
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
});

test('cancels a pack within a second without saving anything', async ({ page }) => {
  await show(page, 'meridian/market');
  const dialog = await openPacks(page);
  await dialog.getByRole('radio', { name: 'VASSAL module' }).check();
  await expect(examples(page).getByRole('figure').first()).toBeVisible({ timeout: 30_000 });
  let saved = 0;
  page.on('download', () => {
    saved += 1;
  });
  await dialog.getByRole('button', { name: 'Export', exact: true }).click();
  const messages = page.getByRole('region', { name: 'Messages' });
  await expect(messages.getByRole('progressbar')).toBeVisible();
  const took = await page.evaluate(async () => {
    const region = document.querySelector(
      '[role=region][aria-label=Messages], section[aria-label=Messages]',
    )!;
    const cancel = [...region.querySelectorAll('button')].find(({ textContent }) =>
      /cancel/i.test(textContent),
    )!;
    const began = performance.now();
    cancel.click();
    while (/Exporting/.test(region.textContent ?? '')) await new Promise((resume) => setTimeout(resume, 5));
    return performance.now() - began;
  });
  expect(took).toBeLessThan(1000);
  await expect(messages).toContainText(/cancelled/i);
  expect(saved).toBe(0);
});

test.describe('the step for packs on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });
  test('is not wider than the screen', async ({ page }) => {
    await show(page, 'candle-bay/map');
    await openPacks(page);
    await expect(examples(page).getByRole('figure').first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    const box = await page.getByRole('dialog', { name: 'Packs' }).boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(390);
    expect(await violations(page)).toEqual([]);
  });
});

test('the list of pieces has totals, can be sorted by any column, and saved as CSV', async ({ page }) => {
  await page.goto('/games/candle-bay');
  await page.getByRole('main').getByRole('link', { name: 'List of pieces' }).click();
  const list = page.getByTestId('game-candle-bay-pieces');
  const totals = list.getByRole('region', { name: 'Totals' });
  const together = totals.getByRole('row', { name: /^Total/ }).getByRole('cell');
  await expect(together).toHaveCount(3);
  const sum = (await together.allTextContents()).map(Number);
  const all = list.getByRole('region', { name: /^All \d+ different pieces$/ });
  const lines = all.getByRole('row');
  await expect(lines).toHaveCount(sum[0]! + 1);
  const printed = async () =>
    (await all.locator('tbody tr td:nth-child(5)').allInnerTexts()).map((text) => Number(text));
  expect((await printed()).reduce((one, other) => one + other, 0)).toBe(sum[2]);
  const own = await printed();
  const head = all.getByRole('button', { name: 'Printed' });
  await head.click();
  await expect(all.getByRole('columnheader', { name: 'Printed' })).toHaveAttribute('aria-sort', 'ascending');
  expect(await printed()).toEqual(own.toSorted((a, b) => a - b));
  await head.click();
  await expect(all.getByRole('columnheader', { name: 'Printed' })).toHaveAttribute('aria-sort', 'descending');
  expect(await printed()).toEqual(own.toSorted((a, b) => b - a));
  await head.click();
  expect(await printed()).toEqual(own);
  expect(await violations(page)).toEqual([]);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    list.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('candle-bay-list.csv');
  const csv = await readFile(await saved.path(), 'utf8');
  expect(csv.split('\r\n')).toHaveLength(sum[0]! + 2);
});
