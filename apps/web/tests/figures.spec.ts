import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';

test('the figures page has tables, charts and a CSV file (87.7)', async ({ page }) => {
  await page.goto('/games/candle-bay');
  await page.getByRole('main').getByRole('link', { name: 'Statistics' }).click();
  const figures = page.getByTestId('game-candle-bay-figures');
  await expect(figures.getByRole('heading', { level: 2 })).toHaveText([
    'Pieces',
    'Copies of every piece',
    'Sheets of paper',
    'Printed area in square centimetres',
    'Hexes by terrain and cost',
    'Revenue of tiles by colour',
  ]);
  const paper = figures.getByRole('region', { name: 'Sheets of paper' });
  await expect(paper.getByRole('row', { name: /^tiles-smallDie \d+$/ })).toBeVisible();
  await expect(paper.locator('svg rect').first()).toBeVisible();
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    figures.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('candle-bay-figures.csv');
  expect(await readFile(await saved.path(), 'utf8')).toContain('Terrain,Cost,Hexes');
});
